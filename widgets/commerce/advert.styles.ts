import { css } from '@linaria/core';
import { mutedText, notPrinted, uiText } from '../ui/declarations.ts';

/** Paid content must be distinct from editorial content: grey ground, square corners, none of our typeface. */
export const advert = css`
  --editorial: var(--ink);
  --editorial-strong: var(--ink);
  --font-heading: var(--font-ui);
  --radius-leaf: 0;
  --surface: var(--advert);

  background: var(--advert);
  ${uiText};
  ${notPrinted}

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const advertLabel = css`
  display: block;
  ${mutedText};
  line-height: var(--leading-snug);
`;
