import { css } from '@linaria/core';
import { mutedText, notPrinted, overAll, plainList } from '#widgets/ui/declarations.ts';

export { printedParts } from '../design/printedParts.styles.ts';

const twoColumnsFrom = 700;

export const articleEnd = css`
  margin-top: var(--space-7);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & h2 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & > * {
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  & :is(ul, dl) {
    ${plainList};
  }
  & li {
    display: flex;
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  @media (min-width: ${twoColumnsFrom}px) {
    & ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-5);
    }
  }
  & li picture {
    flex: none;
  }
  & li img {
    display: block;
    border-radius: var(--radius-leaf-small);
    object-fit: cover;
  }
  & li p {
    margin: 0 0 var(--space-1);
    overflow-wrap: anywhere;
  }
`;

/** The part's own margin would add to the row's. */
export const shareRow = css`
  & > div {
    margin: 0;
  }
`;

/** On paper the head names them. */
export const peopleBehind = css`
  ${notPrinted};

  & li > div {
    min-width: 0;
  }
  & :is(a, strong) {
    font-weight: 600;
  }
  & li p:nth-child(2) {
    color: var(--editorial);
  }
  & li p:nth-child(3) {
    color: var(--ink-soft);
  }
`;

export const changeHistory = css`
  & dl > div {
    display: grid;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
  }
  & dt {
    ${mutedText};
  }
  & dd {
    margin: 0;
  }
  & p {
    margin: var(--space-2) 0 0;
    ${mutedText};
  }
  & summary {
    min-height: 44px;
    padding-block: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-xs);
    cursor: pointer;
  }
  & summary h2 {
    display: inline;
    margin-inline-end: var(--space-3);
    color: var(--ink);
  }
`;

export const readNext = css`
  & li {
    position: relative;
    align-items: center;
  }
  /* A phone shows three. */
  @media (max-width: ${twoColumnsFrom - 1}px) {
    & li:nth-child(n + 4) {
      display: none;
    }
  }
  & li p {
    text-wrap: balance;
  }
  & li a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & li a:hover {
    color: var(--editorial-strong);
    text-decoration: underline;
  }
  /* The picture is part of the link's target, without a second link. */
  & a::after {
    ${overAll};
  }
  & small {
    display: block;
    color: var(--editorial);
    font-size: var(--text-xs);
    font-weight: 600;
  }
`;

/** Products are in one group with the sections, so only one entry is current. No product is in the first view. */
export const productsInContents = css`
  :global() {
    nav[aria-labelledby] ol ol {
      scroll-target-group: none;
    }
  }
`;
