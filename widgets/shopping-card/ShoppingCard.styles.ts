import { css } from '@linaria/core';
import { blockTitle, centredRow, plainList, wrappingRow } from '../ui/declarations.ts';

const columnsFrom = '34rem';

export const layout = css`
  display: grid;
  gap: var(--space-5);
  padding: min(var(--space-5), 6vw);
  --button-padding: min(var(--space-5), 6vw);
`;

export const header = css`
  display: grid;
  gap: var(--space-4) var(--space-5);

  & > img {
    width: 100%;
    height: auto;
    max-height: 16rem;
    border-radius: var(--radius-leaf);
    /* Product pictures are taken on white: so is the ground beside them, in the dark as well. */
    color-scheme: light;
    background: var(--surface);
    object-fit: contain;
  }
  /* Reserves space for an image of unknown size. */
  & > img:not([width][height]) {
    aspect-ratio: 1;
  }
  & h3 {
    margin: 0 0 var(--space-2);
    ${blockTitle};
  }
  & p,
  & h3:last-child {
    margin: 0;
  }
  @container (min-width: ${columnsFrom}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const soft = css`
  color: var(--ink-soft);
`;

export const specList = css`
  display: grid;
  margin: 0;

  & > div {
    ${wrappingRow};
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--hairline);
  }
  & dt {
    flex: 1 6rem;
    color: var(--ink-soft);
  }
  & dd {
    flex: 2 9rem;
    margin: 0;
    font-weight: 600;
  }
  @container (min-width: ${columnsFrom}) {
    [data-card-type='table'] > & {
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      border: 1px solid var(--hairline);
      border-radius: var(--radius-leaf);
      gap: var(--space-3) 0;
      padding: var(--space-3) 0;
    }
    [data-card-type='table'] > & > div {
      display: block;
      padding-block: 0;
      padding-inline: var(--space-3);
      border-top: 0;
      border-inline-start: 1px solid var(--hairline);
      margin-inline-start: -1px;
    }
    [data-card-type='table'] > & dt {
      font-size: var(--text-xs);
    }
  }
`;

export const offerList = css`
  display: grid;
  gap: var(--space-3);
  ${plainList};

  & li {
    ${centredRow};
    gap: var(--space-3) var(--space-4);
  }
  & li + li {
    padding-top: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  /* The names on the marks grow with the text. */
  & img {
    width: 6rem;
    height: auto;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
  }
  & [data-length] {
    order: 1;
    flex: 1 1 100%;
    margin-inline: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  @container (min-width: ${columnsFrom}) {
    [data-card-type='table'] > & {
      --button-padding: var(--space-3);
      grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
      row-gap: 0;
      margin-bottom: calc(-1 * var(--space-5));
    }
    /* Logos, buttons and discounts of a row of shops are in separate rows, which collapse if all are empty. */
    [data-card-type='table'] > & li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      align-items: stretch;
      row-gap: 0;
      padding: 0 0 var(--space-5);
      border-top: 0;
    }
    [data-card-type='table'] > & li > img {
      justify-self: center;
      margin-bottom: var(--space-2);
    }
    [data-card-type='table'] > & [data-length] {
      margin-top: var(--space-2);
    }
    [data-card-type='table'] > & li > a {
      display: grid;
      place-content: center;
    }
  }
`;
