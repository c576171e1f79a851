import { css } from '@linaria/core';

/** Half as large as the file, so that it is sharp on dense screens. */
export const typePicture = css`
  flex: none;
  width: 10rem;
  height: 6.25rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  overflow: hidden;
  background: var(--paper);

  & img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
