import { css } from '@linaria/core';

/** Where the card is wide enough for two columns. It asks for its own width, so that it fits into any place. */
const twoColumnsFrom = '34rem';

/** Where a dense card has room for words beside its picture. Where text is large, they stand below it. */
const besidePictureFrom = '15rem';

/** The distance of each part to the edges of the card. */
export const card = css`
  :where(&) > * {
    /* Where text is large, the words need the room. */
    padding: var(--space-3) min(var(--space-5), 7cqi);
  }
`;

export const ribbon = css`
  width: fit-content;
  padding-block: var(--space-2);
  border-end-end-radius: var(--radius-leaf);
  background: var(--editorial);
  color: var(--editorial-ink);
  font-weight: 700;
  print-color-adjust: exact;
`;

export const body = css`
  display: grid;
  gap: var(--space-5);
  padding-top: var(--space-5);

  &:last-child {
    padding-bottom: var(--space-5);
  }

  @container (min-width: ${twoColumnsFrom}) {
    grid-auto-columns: 5fr 7fr;
    grid-auto-flow: column;
  }
  /* A dense card shows its picture small, beside the name, also on a phone. */
  [data-density] > & {
    grid-auto-columns: 1fr 3fr;
    grid-auto-flow: column;
    gap: var(--space-4);
    padding-top: var(--space-3);
  }
  @container not (min-width: ${twoColumnsFrom}) {
    [data-density] > & {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      gap: var(--space-2) var(--space-4);
    }
    /* The picture stands beside all that the header may hold: brand, name, rating, tags. */
    [data-density] > & > :first-child {
      grid-row: span 4;
    }
    [data-density] > & > :only-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
  /* Where it stands above the words, it has room. */
  @container not (min-width: ${besidePictureFrom}) {
    [data-density] > & > :first-child:not(:only-child) {
      grid-row: auto;
      grid-column: 1 / -1;
      width: 50%;
    }
  }
`;

export const picture = css`
  align-self: start;
  border-radius: var(--radius-leaf);
  /* Product pictures are taken on white: so is the ground beside them, in the dark as well. */
  color-scheme: light;
  background: var(--surface);

  & img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: inherit;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  /* The white takes on the colour that the card sets. */
  &[style] img {
    mix-blend-mode: multiply;
  }
  @container (min-width: ${twoColumnsFrom}) {
    & img {
      aspect-ratio: 1;
    }
  }
`;

export const summary = css`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;

  & > dl {
    padding-top: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  /* In a dense card on a phone the facts have the whole width, below the picture and the name. */
  @container not (min-width: ${twoColumnsFrom}) {
    [data-density] &:not(:only-child) {
      display: contents;
    }
    [data-density] &:not(:only-child) > * {
      grid-column: 2;
    }
    [data-density] &:not(:only-child) > dl {
      grid-column: 1 / -1;
    }
  }
  @container not (min-width: ${besidePictureFrom}) {
    [data-density] &:not(:only-child) > * {
      grid-column: 1 / -1;
    }
  }
`;

export const title = css`
  margin: 0;
  /* Where text is large, a name is large enough before its words have to break. */
  font-size: min(var(--text-xl), 12cqi);
  line-height: var(--leading-tight);
  text-wrap: balance;
`;

export const partTitle = css`
  margin: 0;
  font-size: var(--text-lg);
`;

export const soft = css`
  color: var(--ink-soft);
`;

/** What stands on one line, or on the next. */
export const unbroken = css`
  white-space: nowrap;
  /* A number at its beginning stays there, in every language. */
  unicode-bidi: plaintext;
`;

/** What our editors think, with as much room below it as below the offer, whichever of its parts comes last. */
export const review = css`
  padding-bottom: var(--space-2);

  & > :last-child {
    margin-bottom: var(--space-4);
  }
`;

/** What a tester says, in a place that keeps its own distance to what is around it. */
export const report = css`
  & > * {
    margin-block: 0;
  }
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    padding: 0 var(--space-3);
    /* Round at the ends of one line, and no more than that around several. */
    border-radius: 0.7em;
    background: var(--editorial-soft);
  }
`;

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: 0 var(--space-4);
  margin: 0 0 calc(-1 * var(--space-2));

  /* Values stand on one line, also where a label beside takes two. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  & dt {
    display: flex;
    align-items: center;
    align-self: end;
    min-height: 24px;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    margin: 0;
    padding-bottom: var(--space-2);
    font-weight: 600;
  }
  /* As high as what is pressed above it. */
  & dd a {
    display: inline-block;
    min-height: 24px;
  }
`;
