import { css } from '@linaria/core';

export const coloredContent = css`
  max-width: var(--measure);
  margin-block: var(--space-5);
  padding: var(--space-5) min(var(--space-5), 6vw);
  border-radius: var(--radius-leaf);
  overflow-wrap: anywhere;

  & > div {
    margin-block: 0;
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-leaf);
  }
  & > div + :is(picture, img, [data-animation]) {
    display: block;
    margin-top: var(--space-4);
  }
  & > :not(div),
  & > :not(div) > :is(img, canvas) {
    width: 100%;
  }
`;
