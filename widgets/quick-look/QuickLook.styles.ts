import { css } from '@linaria/core';

/** Where a pick stands in one row, with its price and its shop at the end. */
const oneRowFrom = '34rem';

export const quickLook = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  border-block: 2px solid var(--editorial);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: break-word;

  & h2 {
    margin: var(--space-4) 0 var(--space-3);
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

/** A pick: picture, what it is, price, and the way to the shop. Below the product where there is little room. */
export const pick = css`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--hairline);

  & > :nth-child(2) > a {
    display: inline-block;
    min-height: 24px;
    color: var(--ink);
    font: 620 var(--text-md) / 1.3 var(--font-heading);
    text-wrap: balance;
  }
  & > :nth-child(2) > a:hover {
    color: var(--editorial-strong);
  }
  /* The number of a place that nobody pays for. */
  &:not([data-paid]) {
    counter-increment: pick;
  }
  &:not([data-paid]) > :nth-child(2) > small::before {
    content: counter(pick) '. ';
  }
  &:not([data-paid]) > :nth-child(2) > small:empty::before {
    content: counter(pick) '.';
  }
  &[data-paid] {
    padding-inline: var(--space-3);
    background: var(--advert);
  }
  @media (forced-colors: active) {
    &[data-paid] {
      border: 1px solid;
    }
  }
  /* Where text is large, the words need the room of the picture, which stands above them. */
  @container not (min-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: ${oneRowFrom}) {
    grid-template-columns: 3.5rem minmax(0, 1fr) 16.5rem;
  }
`;

/** As large for a pick without a picture, so that all names stand in line. */
export const thumbnail = css`
  width: 56px;
  height: 56px;
  overflow: clip;
  border-radius: var(--radius-leaf-small);

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const superlative = css`
  display: block;
  color: var(--editorial);
  font-size: var(--text-xs);
  font-weight: 700;

  [data-paid] & {
    color: var(--ink-soft);
  }
`;

export const offer = css`
  --button-padding: var(--space-2);

  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  & > b {
    min-width: 3.5rem;
    font-variant-numeric: tabular-nums;
  }
  & > a {
    flex-basis: 9rem;
  }
  @container (min-width: ${oneRowFrom}) {
    grid-column: 3;

    & > b {
      flex: 1;
      text-align: end;
    }
    & > a {
      flex: 0 0 11rem;
      margin-inline-start: auto;
    }
  }
`;
