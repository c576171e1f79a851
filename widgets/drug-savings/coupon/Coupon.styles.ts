import { css } from '@linaria/core';
import { mutedText, uiText, wrappingRow } from '#widgets/ui/declarations.ts';

export const coupon = css`
  padding: var(--space-4);
  border: 2px dashed var(--control-line);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  ${uiText};

  /* Whatever stands around it, and in whatever order style sheets come. */
  && p {
    margin: 0;
  }
  & [data-part] {
    margin: var(--space-4) 0 var(--space-1);
    font: 620 var(--text-md) / var(--leading-tight) var(--font-heading);
  }
  & ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  && [data-sample] {
    width: fit-content;
    margin-bottom: var(--space-3);
    padding: var(--space-1) var(--space-3);
    border-inline-start: 6px solid var(--caution);
    background: var(--caution-soft);
    color: var(--caution);
    font-weight: 600;
  }
  & [data-head] {
    ${wrappingRow};
    gap: var(--space-3) var(--space-5);
    justify-content: space-between;
  }
  & [data-head] > :first-child {
    flex: 1 1 12rem;
  }
  & [data-drug] {
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  && [data-price] {
    margin-top: var(--space-2);
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
    font-variant-numeric: tabular-nums;
  }
  & [data-save] {
    font-weight: 600;
  }
  & [data-where] img {
    width: 155px;
    height: 40px;
    object-fit: contain;
    object-position: left;
  }
  & dl {
    ${wrappingRow};
    gap: var(--space-2) var(--space-4);
    margin: 0;
  }
  & dl > div {
    flex: 1 0 7rem;
  }
  & dt {
    color: var(--ink-soft);
  }
  /* A code is read out and typed: it never breaks in two. One of 30 characters is set smaller on a phone. */
  & dd {
    margin: 0;
    white-space: nowrap;
    font: 600 min(var(--text-md), (100cqi - 6rem) / var(--characters) / 0.8) / var(--leading-snug) var(--font-ui);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
  && > p:last-of-type {
    margin-top: var(--space-3);
  }
  & small {
    ${mutedText};
  }
  & [data-paper] {
    display: none;
  }
  @media print {
    break-inside: avoid;

    && p[data-paper] {
      display: block;
      margin-bottom: var(--space-3);
      font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
    }
    & ul[data-paper] {
      display: block;
      margin-top: var(--space-3);
    }
    & span[data-paper] {
      display: inline;
    }
    & [data-screen] {
      display: none;
    }
  }
`;
