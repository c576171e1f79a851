import { css } from '@linaria/core';

/** Who rates, how high, and of customers how many, in lines below each other; in a small card as one run of words. */
export const ratings = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: contents;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    margin: 0;
  }
  & [data-ours] b {
    color: var(--editorial);
    font: 700 var(--text-lg) / 1 var(--font-heading);
  }
  & small {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  /* Where there is little room, or text is large, words stand below each other. */
  @container not (min-width: 15rem) {
    grid-template-columns: 100%;
  }
`;
