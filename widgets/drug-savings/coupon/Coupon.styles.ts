import { css } from '@linaria/core';
import { mutedText, uiText, wrappingRow } from '#widgets/ui/declarations.ts';

export const coupon = css`
  container-type: inline-size;
  padding: min(var(--space-4), 4vw);
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
    font: 620 min(var(--text-lg), 13cqi) / var(--leading-tight) var(--font-heading);
  }
  & [data-price] {
    font: 620 var(--text-2xl) / var(--leading-snug) var(--font-heading);
    font-variant-numeric: tabular-nums;
  }
  & [data-savings] {
    ${wrappingRow};
    gap: 0 var(--space-3);
  }
  & [data-save] {
    font-weight: 600;
  }
  & img {
    width: 155px;
    height: 40px;
    object-fit: contain;
    object-position: left;

    /* The white ground of a logo is that of the coupon. */
    @media (prefers-color-scheme: light) {
      mix-blend-mode: multiply;
    }
  }
  & dl {
    ${wrappingRow};
    gap: 0 var(--space-5);
    margin: 0;
  }
  /* Two in a row at most. */
  & dl > div {
    flex: 1 0 min(max(14rem, 40%), 100%);
    padding-block: var(--space-1);
    border-top: 1px solid var(--hairline);
  }
  & dt {
    color: var(--ink-soft);
  }
  /* A code is read out and typed: it never breaks in two. One of 30 characters is set smaller on a phone. */
  & dd {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    margin: 0;
    white-space: nowrap;
    font: 600 min(var(--text-xl), (100cqi - 44px - 1rem) / var(--characters) / 0.8) / 1 var(--font-ui);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
  & [data-copy-code] {
    display: grid;
    flex: none;
    place-content: center;
    width: 44px;
    height: 44px;
    margin-top: -1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--editorial);
    cursor: pointer;

    @media (scripting: none) {
      display: none;
    }
  }
  & [data-help] a {
    display: inline-block;
  }
  & :is([data-copy-state='copied'] path:first-child, [data-copy-code]:not([data-copy-state='copied']) path + path) {
    display: none;
  }
  & path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  && > :is([data-help], p:last-of-type) {
    margin-top: var(--space-3);
  }
  & small {
    ${mutedText};
  }
  & [data-paper] {
    display: none;
  }
  @media print {
    margin: var(--space-4);
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
    && :is([data-screen], [data-copy-code]) {
      display: none;
    }
    && [data-paper='site'] {
      font-size: var(--text-xl);
    }
  }
`;
