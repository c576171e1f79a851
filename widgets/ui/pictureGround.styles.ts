import { css } from '@linaria/core';

/**
 * The ground of a product's picture. Where the product sets a colour, its picture was taken on white, which takes on the
 * colour; any other picture brings its own ground. The dark dims ground and picture as one.
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
