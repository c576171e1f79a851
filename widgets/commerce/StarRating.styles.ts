import { css } from '@linaria/core';

/** Stars are outlined, so that empty ones are visible. The colour depends on the rater. */
export const stars = css`
  --toward: 90deg;
  --full: var(--editorial);

  background: linear-gradient(var(--toward), var(--full) var(--filled), transparent 0) text;
  color: transparent;
  font: 1.1em/1 var(--font-ui);
  letter-spacing: 0.06em;
  white-space: nowrap;
  -webkit-text-stroke: 1px var(--full);

  /* How far they are filled is the rating: neither paper nor a reader's own colors may take it away. */
  print-color-adjust: exact;

  &[data-by='customers'] {
    --full: var(--ink-soft);
  }
  &:dir(rtl) {
    --toward: 270deg;
  }
  @media (forced-colors: active) {
    --full: CanvasText;

    forced-color-adjust: none;
  }
`;
