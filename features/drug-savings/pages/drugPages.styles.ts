import { css } from '@linaria/core';
import {
  controlBox,
  hairlineCard,
  onEditorial,
  plainList,
  underlinedOnHover,
  wrappingRow,
} from '#widgets/ui/declarations.ts';

export const page = css`
  padding: var(--space-4) var(--page-inset) var(--space-6);

  & h1 {
    margin: 0;
    font: 600 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1 + p {
    margin-top: var(--space-3);
  }
  & [data-drug-savings] {
    max-width: 52rem;
  }
  & h2 {
    margin: var(--space-5) 0 var(--space-1);
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
    & section dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
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
    padding: var(--space-2) var(--space-4);
    overflow-wrap: anywhere;
    cursor: default;
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
    min-width: 36px;
    min-height: 36px;
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
    padding-block: 2px;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;

export const prices = css`
  columns: 20rem;
  column-gap: var(--space-6);
  ${plainList};
  line-height: 1.625rem;

  & li {
    ${wrappingRow};
    gap: 0 var(--space-3);
    justify-content: space-between;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  & span {
    color: var(--ink-soft);
    font: var(--text-sm) / 1.625rem var(--font-ui);
    font-variant-numeric: tabular-nums;
  }
  & b {
    color: var(--ink);
  }
`;

export const seen = css`
  margin: var(--space-1) 0 0;
  color: var(--ink-soft);
  font: var(--text-xs) / 1.5 var(--font-ui);
`;

export const conditions = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-2) var(--space-5);
  margin: 0;

  & > div {
    ${wrappingRow};
    gap: 0 var(--space-4);
    align-content: start;
    font: var(--text-sm) / 1.625rem var(--font-ui);
  }
  & dt {
    flex: 0 0 100%;
    font-weight: 600;
    line-height: 1.2;
  }
  & a {
    display: grid;
    align-content: center;
    min-height: 44px;
  }
  & dd {
    margin: 0;
  }
`;

export const steps = css`
  display: grid;
  gap: var(--space-2) calc(1.5em + var(--space-5));
  margin: 0;
  padding-inline-start: 1.5em;
  font: var(--text-sm) / 1.5 var(--font-ui);

  @media (min-width: 658px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const costs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-2) var(--space-5);
  ${plainList};
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
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--space-3);
  }
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const sheet = css`
  & dl {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
  }
  & dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* The contract has addresses in small letters. */
  & td bdi + bdi {
    text-transform: capitalize;
  }
  & :is(th, td):last-child {
    text-align: end;
  }
  & li {
    break-inside: avoid;
  }
  /* A line to write on, below each question. */
  & li[data-question]::after {
    content: '';
    display: block;
    height: 2.5rem;
    margin-bottom: var(--space-3);
    border-bottom: 1px solid var(--control-line);
  }

  @media print {
    & [data-screen] {
      display: none;
    }
  }
`;
