import { css } from '@linaria/core';
import { centredRow, wrappingRow } from '../ui/declarations.ts';

export const priceList = css`
  container-type: inline-size;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    ${wrappingRow};
    gap: var(--space-1) var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    border-top: 1px solid var(--hairline);
  }
  & li > img {
    width: 40px;
    height: 40px;
    object-fit: contain;
    border-radius: var(--radius-leaf-small);
    /* Logos without a square sign are made for white. */
    background: #fff;
  }
  /* The contract has addresses in small letters. */
  & [data-who] span {
    text-transform: capitalize;
  }
  & [data-who] {
    flex: 1 1 calc(100% - 14rem);
  }
  & [data-amounts] {
    text-align: end;
  }
  /* The second row, above the button where there is no room. */
  & [data-details] {
    flex: 1 1 auto;
  }
  /* Facts of a row break as wholes. */
  & :is([data-who] p, [data-details]) {
    ${wrappingRow};
    gap: 0 var(--space-3);
  }
  & li p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
  & h4 {
    margin: 0;
    font: 620 var(--text-sm) / var(--leading-tight) var(--font-heading);
  }
  & li [data-price] {
    color: var(--ink);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  /* The stroke is wider than its words. */
  & li [data-best] {
    padding-inline: 0.2em;
    color: var(--ink);
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
    display: grid;
    gap: var(--space-3);
    margin-block: var(--space-3);
  }
  & [data-tools] form {
    ${centredRow};
    gap: var(--space-2);
  }
  & [data-tools] input {
    flex: 1 1 10rem;
    min-width: 0;
  }
  & [aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px;
  }
  /* Where there is room, a pharmacy is one row, at most 96 px high. */
  @container (min-width: 34rem) {
    & > ul > li {
      display: grid;
      grid-template: auto auto / auto 1fr auto auto;
    }
    & li > :is(img, [data-amounts], [data-coupon]) {
      grid-row: 1 / 3;
    }
    & [data-details] {
      grid-area: 2 / 2;
    }
  }
`;

export const moreResults = css`
  ${centredRow};
  gap: var(--space-2) var(--space-4);
  justify-content: space-between;
  padding-top: var(--space-3);
  border-top: 1px solid var(--hairline);

  & p {
    margin: 0;
    color: var(--ink-soft);
  }
  & button {
    padding-inline: 0;
    border: 0;
  }
  & button bdi {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
