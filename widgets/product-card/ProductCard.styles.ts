import { css } from '@linaria/core';
import { fullWidth, wrappingRow } from '../ui/declarations.ts';

/** The card width from which a small card has a column for the offer. A container query, so that the card fits any place. */
const offerColumnFrom = '34rem';

/** The width from which a small card has text next to its image. With large text, it is below. */
const pictureRowFrom = '15rem';

export const card = css`
  :where(&) > * {
    /* Where text is large, the words need the room. */
    padding: var(--space-3) min(var(--space-5), 5cqi);
  }
  :where(&[data-density]) > * {
    padding: var(--space-3) min(var(--space-4), 5cqi);
  }
  &[data-density='compact'] {
    margin-block: var(--card-margin, var(--space-4));
  }
  /* On paper a card may continue on the next page, below its head. Else pages stay half empty. */
  @media print {
    margin-block: var(--space-3);

    :where(&&) > * {
      padding-block: var(--space-1);
    }
  }
`;

export const offer = css`
  ${wrappingRow};
  align-content: start;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  /* The distance of the button to what is above and below it. */
  --button-margin: var(--space-2);
  &[data-few-highlights] {
    --button-margin: 0;
  }
  & b {
    /* Where text is large, a price is large enough before it has to break. */
    font: 700 min(var(--text-xl), 14cqi) / 1 var(--font-heading);
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--text-xs);
  }
  /* The shop moves below the price as a whole, with the mark that explains the price. */
  & > div > span {
    display: inline-block;
  }
  /* The words about the price wrap before the button does, and neither is narrower than its longest word. */
  & > div {
    flex: 1 1 9rem;
  }
  & > :is(div, a) {
    overflow-wrap: break-word;
  }
  & > a {
    flex-basis: 7rem;
  }
`;

export const terms = css`
  display: grid;
  gap: var(--space-2);
`;

export const body = css`
  --picture: 12rem;
  --offer: 12.25rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);

  [data-density] > & {
    --picture: 6rem;

    padding-block: var(--space-4) var(--space-2);
  }
  [data-density='compact'] > & {
    --offer: 9.5rem;

    row-gap: var(--space-2);
  }
  & > details {
    border: 0;
  }
  & > details > summary {
    padding-block: 0 var(--space-2);
  }
  & > details > div {
    padding: 0;
  }
  @media print {
    --picture: 8rem;

    [data-density] > & {
      break-inside: avoid;
    }
  }
  @container (min-width: ${pictureRowFrom}) and (width < ${offerColumnFrom}) {
    &[data-picture] {
      grid-template-columns: 6rem minmax(0, 1fr);

      & > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
  }
  @container (min-width: ${offerColumnFrom}) {
    /* The end of the content next to the offer. */
    --end: -1;

    column-gap: var(--space-5);

    [data-density] > & {
      column-gap: var(--space-4);
    }
    &[data-picture] {
      grid-template: auto 1fr / var(--picture) minmax(0, 1fr);
    }
    &[data-offer='beside'] {
      --end: -2;

      grid-template-columns: minmax(0, 1fr) var(--offer);
    }
    &[data-offer='beside'][data-picture] {
      grid-template-columns: var(--picture) minmax(0, 1fr) var(--offer);
    }
    & > * {
      grid-column: 1 / var(--end);
    }
    &[data-picture] > :first-child {
      grid-row: 1 / 3;
      grid-column: 1;
    }
    &[data-picture] > :is(:nth-child(2), p) {
      grid-column: 2 / var(--end);
    }
    &[data-offer='beside'] > .${offer} {
      grid-row: 1 / 3;
      grid-column: -2 / -1;
    }
    & > .${terms} {
      grid-column: 1 / -1;
    }
  }
`;

export const picture = css`
  align-self: start;
  max-width: 15rem;

  & img {
    ${fullWidth};
    aspect-ratio: 1;
    object-fit: contain;
  }
  &,
  & img {
    border-radius: var(--radius-leaf);
  }
  [data-density] & {
    max-width: 96px;
  }
`;

export const summary = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;

  & > :is(dl, ul) {
    margin-block-start: var(--space-1);
  }
`;

export const ribbon = css`
  color: var(--editorial);
  font-weight: 700;
`;

export const title = css`
  margin: 0;
  /* Where text is large, a name is large enough before its words have to break. */
  font: 620 min(var(--text-xl), 12cqi) / var(--leading-tight) var(--font-heading);
  text-wrap: balance;

  [data-density] & {
    font-size: min(var(--text-lg), 12cqi);
  }
  @container (width < ${offerColumnFrom}) {
    font-size: min(var(--text-lg), 12cqi);

  }
  [data-density='compact'] & {
    font-size: min(var(--text-md), 12cqi);
  }
`;

export const verdict = css`
  margin: 0;
  font: 500 var(--text-md) / 1.55 var(--font-text);
  text-wrap: pretty;

  [data-density] & {
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  &[data-against] {
    padding-inline-start: var(--space-3);
    border-inline-start: 4px solid var(--caution);
  }
  &[data-against]::before {
    color: var(--caution);
    font-weight: 700;
    content: '✕ ';
    content: '✕ ' / '';
  }
`;

export const partTitle = css`
  margin: 0;
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
`;

export const soft = css`
  color: var(--ink-soft);
`;

export const byline = css`
  ${wrappingRow};
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--ink-soft);

  & h4 {
    color: var(--ink);
  }
`;

export const review = css`
  border-block-start: 1px solid var(--hairline);
  padding-block: var(--space-4);

  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-block-start: var(--space-2);
  }
  /* The part's own padding is the room below its text. */
  & > [data-read-more] > * {
    margin-block: 0;
  }
`;

/** Each accordion has its padding. */
export const accordions = css`
  && {
    padding-block: 0;
  }
`;

export const report = css`
  & > * {
    margin-block: 0;
  }
`;
