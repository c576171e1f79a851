import { css } from '@linaria/core';
import { tabletFrom } from '../ui/layout.ts';

/** The minimum width of half a row: with large text, each box takes a whole row. */
const halfFrom = '19rem';

export const callOuts = css`
  display: grid;
  gap: var(--space-5);
  max-width: var(--content-wide);
  margin-block: var(--space-5);

  @media (min-width: ${tabletFrom}px) {
    &[data-layout='split'] {
      grid-template-columns: repeat(auto-fit, minmax(max(${halfFrom}, (100% - var(--space-5)) / 2), 1fr));
    }
    /* A last odd box takes a separate row. */
    &[data-layout='split'] > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const callOutBox = css`
  min-width: 0;
  padding: var(--space-6) min(var(--space-5), 6vw) var(--space-5);
  border-radius: var(--radius-leaf);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;
  break-inside: avoid;
  --block-margin: var(--space-4) 0;

  & > * + * {
    margin-top: var(--space-3);
  }
  & > :is(p, ul) {
    margin-bottom: 0;
  }
  & > :first-child {
    margin-top: 0;
  }
  & > ul {
    padding: 0;
    list-style: none;
  }
  & > ul > li + li {
    margin-top: var(--space-2);
  }
  & > [data-bullets] {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  @media not print {
    &[data-ground='light'] {
      color: var(--ink);
      color-scheme: light;
    }
    &[data-ground='dark'] {
      color: var(--ink);
      color-scheme: dark;
    }
    &[data-ground]::before {
      background: var(--ground);
    }
    /* Our colour of links need not be readable on a ground that we have not chosen. What is paid for has a ground of ours. */
    &[data-ground] a:not([class]) {
      color: inherit;
      text-decoration: underline;
    }
  }
  @media print {
    border: 1px solid var(--hairline);
  }
`;

export const heading = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  & > img {
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-leaf-small);
    object-fit: cover;
  }
  & > strong {
    min-width: 0;
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
`;

export const smallLine = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  font: 600 var(--text-xs) / var(--leading-snug) var(--font-ui);

  & > img {
    flex: none;
    width: 20px;
    height: 20px;
    object-fit: cover;
  }
  & > span {
    min-width: 0;
  }
`;

export const links = css`
  & a {
    display: inline-block;
    padding-block: var(--space-1);
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  & > li {
    padding-block: var(--space-1);
    border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  }
  & > li + li {
    margin-top: 0;
  }
`;
