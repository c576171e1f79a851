import { css } from '@linaria/core';

export const disclosure = css`
  max-width: var(--measure);
  margin-block: var(--space-5);
  /* Where text is large, the words need the room. */
  padding: var(--space-2) min(var(--space-4), 5vw) 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font: var(--text-xs) / var(--leading-snug) var(--font-ui);

  & > div {
    padding-bottom: var(--space-2);
  }
  & > details > summary {
    padding-block: var(--space-2);
  }
  & ul {
    margin: var(--space-2) 0;
    padding-inline-start: 1.4em;
  }
  & p {
    margin: 0;
  }
`;
