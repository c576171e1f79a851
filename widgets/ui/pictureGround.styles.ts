import { css } from '@linaria/core';

/**
 * The ground of a product's picture. Such pictures are taken on white: so is the ground beside them, in the dark as well,
 * unless the product sets a colour, which the white then takes on. The dark dims ground and picture as one.
 */
export const pictureGround = css`
  &:has(img) {
    color-scheme: light;
    background: var(--surface);
  }
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
