import { css } from '@linaria/core';

export const quickLook = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  /* Where text is large, the words need the room. */
  padding: var(--space-5) min(var(--space-5), 6vw) var(--space-3);
  border: 1px solid var(--hairline);
  border-block-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & h2 {
    margin: 0 0 var(--space-2);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & ol {
    margin: 0;
    padding: 0;
    counter-reset: pick;
    list-style: none;
  }
`;

/** A row: place, product, and the way to the shop, which stands below the product where there is little room. */
export const pick = css`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--hairline);
  counter-increment: pick;

  &::before {
    display: grid;
    place-content: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: var(--radius-leaf-small);
    background: var(--editorial-soft);
    color: var(--editorial-strong);
    font-size: var(--text-xs);
    font-weight: 700;
    content: counter(pick);
  }
  & a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
  }
  & > div > a {
    color: var(--ink);
    font-size: 1.0625rem;
  }
  & > div > a:hover {
    color: var(--editorial-strong);
  }
  & > a {
    grid-column: 2;
    justify-self: start;
  }
  /* Where text is large, the words need the room of the number, which stands above them. */
  @container not (min-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);

    & > a {
      grid-column: 1;
    }
  }
  @container (min-width: 34rem) {
    grid-template-columns: 1.75rem minmax(0, 1fr) minmax(auto, 13rem);
    align-items: center;

    & > a {
      grid-column: 3;
      justify-self: end;
      padding: var(--space-2) var(--space-4);
      border: 1px solid var(--editorial);
      border-radius: var(--radius-leaf);
      text-align: center;
      text-decoration: none;
    }
    & > a:hover {
      background: var(--editorial-soft);
    }
  }
`;

export const superlative = css`
  color: var(--editorial);
  font-size: var(--text-xs);
  font-weight: 700;
  letter-spacing: 0.02em;
`;
