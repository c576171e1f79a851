import { css } from '@linaria/core';
import { centredRow, wrappingRow } from '../ui/declarations.ts';

export const priceList = css`
  container-type: inline-size;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* A pharmacy is at most 96 px high: one row, on a phone two. */
  & > ul > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 var(--space-2);
    align-items: center;
    padding-block: var(--space-1);
    border-top: 1px solid var(--hairline);
  }
  & li > img {
    grid-row: 1 / 3;
    width: 40px;
    height: 40px;
    object-fit: contain;
    border-radius: var(--radius-leaf-small);
    /* Logos without a square sign are made for white. */
    background: #fff;
  }
  /* The contract has addresses in small letters. */
  & [data-place] span {
    text-transform: capitalize;
  }
  & [data-place] {
    grid-column: 2 / 4;
  }
  & [data-offer] {
    grid-column: 1 / 4;
  }
  & [data-details] {
    flex: 1 1 9rem;
  }
  /* Facts of a row break as wholes. */
  & :is([data-place], [data-details]) {
    ${wrappingRow};
    gap: 0 var(--space-2);
  }
  & li p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & h4 {
    grid-area: 1 / 2;
    margin: 0;
    font: 620 var(--text-sm) / var(--leading-tight) var(--font-heading);
  }
  & li [data-price] {
    color: var(--ink);
    font: 620 var(--text-xl) / 1 var(--font-heading);
  }
  & li :is(a, button) {
    padding-inline: var(--space-3);
    font-size: var(--text-xs);
  }
  /* One filled button in the list: that of the lowest price. */
  & li:has([data-best]) :is(a, button) {
    border-color: transparent;
    background: var(--shop);
    color: var(--shop-ink);
  }
  & [data-sample] {
    padding: var(--space-1) var(--space-3);
    border-inline-start: 6px solid var(--caution);
    background: var(--caution-soft);
    color: var(--caution);
  }
  & [data-tools] {
    margin-block: var(--space-3);
  }
  & :where([data-tools], [data-tools] form, [data-offer]) {
    ${centredRow};
    gap: var(--space-2);
  }
  & [role='search'] {
    flex: 1 1 18rem;
  }
  & [data-tools] input {
    flex: 1 1 10rem;
    min-width: 0;
  }
  & [aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px;
  }
  @container (min-width: 34rem) {
    & > ul > li {
      grid-template-columns: auto 1fr auto auto;
      padding-block: var(--space-2);
    }
    & [data-offer] {
      display: contents;
    }
    & :is(img, [data-price], [data-coupon]) {
      grid-row: 1 / 4;
    }
    & :is([data-place], [data-details]) {
      grid-column: 2;
    }
  }
`;

export const moreResults = css`
  ${centredRow};
  gap: var(--space-2) var(--space-4);
  justify-content: space-between;
  padding-top: var(--space-3);
  border-top: 1px solid var(--hairline);

  & button {
    padding-inline: 0;
    border: 0;
  }
`;
