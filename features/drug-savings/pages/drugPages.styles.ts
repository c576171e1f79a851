import { css } from '@linaria/core';
import {
  controlBox,
  hairlineCard,
  onEditorial,
  plainList,
  underlinedOnHover,
  wrappingRow,
} from '#widgets/ui/declarations.ts';

export { conditions, near, steps } from './startPage.styles.ts';
export { sheet } from './visitPage.styles.ts';

export const page = css`
  padding: var(--space-4) var(--page-inset) var(--space-6);

  & h1 {
    margin: 0;
    /* The longest word fits a narrow screen in large text too. */
    font: 600 min(var(--text-3xl), (100vw - 2 * var(--page-inset)) / var(--longest, 1) / 0.6) / 1.1
      var(--font-heading);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1 + p {
    margin-top: var(--space-3);
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font: var(--text-xs) / 1.5 var(--font-ui);
  }
  & > ul + p,
  & > section > ul + p {
    margin-block: var(--space-3) 0;
  }
  & [data-drug-savings] {
    max-width: 52rem;
  }
  & h2 {
    margin: calc(3 * var(--space-3)) 0 var(--space-3);
    font: 620 var(--text-lg) / 1.3 var(--font-heading);
  }
`;

/** About the medicine, next to its prices where there is room. */
export const besideAbout = css`
  @media (min-width: 1100px) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: var(--space-6);
    align-items: start;

    & > :not(section) {
      grid-column: 1;
    }
    & > section {
      grid-area: 2 / 2 / span 4;
    }
    & section > h2:first-child {
      margin-top: 0;
    }
    & section dl > div {
      display: block;
    }
  }
`;

export const drugSearch = css`
  position: relative;
  display: block;
  max-width: 44rem;
  margin-block: var(--space-4);

  & label {
    display: block;
    margin-bottom: var(--space-1);
    font: 600 var(--text-sm) / 1.5 var(--font-ui);
  }
  & [data-row] {
    display: flex;
    gap: var(--space-2);
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding-inline: var(--space-4);
    ${controlBox};
    color: inherit;
    background: var(--surface);
    font: 1rem/1.2 var(--font-ui);
  }
  & ::placeholder {
    color: var(--ink-soft);
  }
  & button {
    min-height: 44px;
    padding-inline: var(--space-5);
    border: 0;
    border-radius: var(--radius-leaf-small);
    ${onEditorial};
    font: 600 1rem/1.2 var(--font-ui);
  }
  & [role='listbox'] {
    position: absolute;
    inset: calc(100% + var(--space-1)) 0 auto;
    z-index: 2;
    padding-block: var(--space-2);
    ${hairlineCard};
    box-shadow: var(--shadow-over);
    font: 1rem/1.5 var(--font-ui);
  }
  & [role='option'] {
    ${wrappingRow};
    gap: 0 var(--space-4);
    padding: var(--space-2) var(--space-4);
    overflow-wrap: anywhere;
    cursor: default;
  }
  & [role='option'] span {
    margin-inline-start: auto;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  & mark {
    background: none;
    color: var(--editorial);
    text-decoration: underline;
  }
  /* Names that begin with the text, then the others. */
  & [data-begins] + :not([data-begins]) {
    border-top: 1px solid var(--hairline);
  }
  & :is([role='option']:hover, [aria-selected='true']) {
    background: var(--editorial-soft);
  }
`;

export const letters = css`
  ${wrappingRow};
  gap: var(--space-1);
  font: 600 1rem/1 var(--font-ui);

  & a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border-radius: var(--radius-leaf-small);
    text-decoration: none;
  }
  ${underlinedOnHover}
  & [aria-current] {
    color: var(--ink);
    background: var(--editorial-soft);
  }
`;

export const names = css`
  columns: 9rem;
  column-gap: var(--space-4);
  ${plainList};
  line-height: 1.5rem;

  & li {
    padding-block: 1px;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;

export const prices = css`
  columns: 20rem;
  column-gap: var(--space-6);
  ${plainList};

  & li {
    ${wrappingRow};
    gap: 0 var(--space-2);
    align-items: center;
    border-bottom: 1px solid var(--hairline);
    padding-block: 2px;
    break-inside: avoid;
  }
  & a {
    display: grid;
    align-content: center;
    min-height: 44px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & span {
    margin-inline-start: auto;
    color: var(--ink-soft);
    font: var(--text-xs) / 1.5 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }
  /* Below the name and its price. */
  & small {
    flex: 0 0 100%;
    order: 1;
    margin-top: calc(-1 * var(--space-2));
    padding-bottom: var(--space-1);
  }
  & strong {
    color: var(--ink);
    font-size: var(--text-sm);
  }
`;

export const costs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 0 var(--space-5);
  ${plainList};

  & a {
    display: grid;
    align-content: center;
    min-height: 44px;
    padding-block: 3px;
  }
`;

export const note = css`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--caution);
  border-radius: var(--radius-leaf-small);
  background: var(--caution-soft);
`;

export const about = css`
  display: grid;
  gap: var(--space-2);
  max-width: 52rem;
  margin: 0;
  font: var(--text-sm) / 1.5 var(--font-ui);

  & > div {
    ${wrappingRow};
    gap: 0 var(--space-3);
  }
  & dt {
    flex: 0 0 min(8rem, 100%);
    color: var(--ink-soft);
  }
  & dd {
    flex: 1 1 10rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: break-word;
  }
`;
