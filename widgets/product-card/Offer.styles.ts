import { css } from '@linaria/core';
import { tabletFrom } from '../ui/layout.ts';

export const disclaimer = css`
  @media (min-width: ${tabletFrom}px) {
    &[data-for='mobile'] {
      display: none;
    }
  }
  @media not (min-width: ${tabletFrom}px) {
    &[data-for='desktop'] {
      display: none;
    }
  }
`;
