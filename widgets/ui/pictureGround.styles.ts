import { css } from '@linaria/core';

/**
 * The ground of a product image. With a product colour, the image was taken on white and is multiplied with
 * it. Dark mode dims both.
 */
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
