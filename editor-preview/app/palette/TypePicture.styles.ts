import { css } from '@linaria/core';

export const typePicture = css`
  flex: none;
  width: 7.5rem;
  height: 4.6875rem;
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
