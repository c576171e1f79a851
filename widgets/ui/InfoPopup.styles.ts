import { css } from '@linaria/core';
import { hairlineCard, notPrinted } from './declarations.ts';
import { modalWidth } from './layout.ts';

/** Visible time after a touch closes it, in milliseconds, so that an accidental tap is noticed. */
const stayMs = 250;

export const popup = css`
  max-width: min(${modalWidth}px, 90vw);
  padding: var(--space-4);
  ${hairlineCard};
  box-shadow: var(--shadow-over);
  font-size: var(--text-sm);
  font-weight: 400;

  /* Beside its button where the browser can, else in the middle of the window. */
  @supports (position-area: top) {
    inset: auto;
    margin: var(--space-1);
    position-area: top;
    position-try: flip-block;
  }
  & button {
    display: block;
    margin-top: var(--space-2);
  }
  @media (hover: none) {
    transition:
      display ${stayMs}ms allow-discrete,
      overlay ${stayMs}ms allow-discrete;

    /* It goes already: what is behind it can be tapped. */
    &:not(:popover-open) {
      pointer-events: none;
    }
  }
`;

/** The button. Its icon scales with the text. Hidden on paper. */
export const opener = css`
  & > svg {
    display: block;
    width: max(24px, 1.5em);
  }
  ${notPrinted}
`;
