import { css } from '@linaria/core';

/** Images of products with a colour were taken on white and are multiplied with it. Dark mode dims both. */
export const pictureGround = css`
  &[style] img {
    mix-blend-mode: multiply;
  }
  @media screen and (prefers-color-scheme: dark) {
    &:has(img) {
      filter: brightness(88%);
    }
    & img {
      filter: none;
    }
  }
`;
