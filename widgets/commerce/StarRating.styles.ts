import { css } from '@linaria/core';

export const stars = css`
  --toward: 90deg;
  --full: var(--editorial);
  --empty: var(--hairline);

  background: linear-gradient(var(--toward), var(--full) var(--filled), var(--empty) 0) text;
  color: transparent;
  font-size: 1.25em;
  line-height: 1;

  /* How far they are filled is the rating: neither paper nor a reader's own colors may take it away. */
  print-color-adjust: exact;

  &:dir(rtl) {
    --toward: 270deg;
  }
  @media (forced-colors: active) {
    --full: CanvasText;
    --empty: GrayText;

    forced-color-adjust: none;
  }
`;
