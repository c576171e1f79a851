import { css } from '@linaria/core';
import { tabletFrom } from '../ui/layout.ts';

export const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding-bottom: var(--space-5);

  /* The distance of the button to what is above and below it. */
  --button-margin: var(--space-2);
  &[data-few-highlights] {
    --button-margin: 0;
  }
  & b {
    /* Where text is large, a price is large enough before it has to break. */
    font-size: min(var(--text-2xl), 14cqi);
  }
`;

/** A disclaimer that stands on some screens only. */
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
