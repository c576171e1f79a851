import { css } from '@linaria/core';

/** Where a pick stands in one row, with its price and its shop at the end. */
const oneRowFrom = '34rem';

export const quickLook = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  border-block: 2px solid var(--editorial);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

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

/** A pick: picture, what it is, and below it, or in the same row, its price and shop. Only picks that nobody pays for count. */
export const pick = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--hairline);
  counter-increment: pick;

  &[data-paid] {
    padding-inline: var(--space-3);
    background: var(--advert);
    counter-increment: none;
  }
`;

export const thumbnail = css`
  width: 56px;
  height: 56px;
  overflow: clip;
  border-radius: var(--radius-leaf-small);
  /* Pictures are taken on white, which takes on the colour that the pick sets. */
  color-scheme: light;

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`;

/** Below the picture where text is large: the words need the room. */
export const name = css`
  flex: 1 9rem;

  & > small {
    display: block;
    color: var(--editorial);
    font-size: var(--text-xs);
    font-weight: 700;
  }
  & > small::before {
    content: counter(pick) '. ';
  }
  [data-paid] > & > small {
    color: var(--ink-soft);
  }
  [data-paid] > & > small::before {
    content: none;
  }
  & > p {
    margin: 0;
    color: var(--ink-soft);
  }
  & > a {
    display: inline-block;
    min-height: 24px;
    color: var(--ink);
    font: 620 var(--text-md) / 1.3 var(--font-heading);
    text-wrap: balance;
  }
`;

export const offer = css`
  --button-padding: var(--space-2);

  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-variant-numeric: tabular-nums;

  & > b {
    min-width: 3.5rem;
  }
  & > a {
    flex: 1 9rem;
  }
  @container (min-width: ${oneRowFrom}) {
    flex: 0 0 16.5rem;

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
