import { css } from '@linaria/core';
import { blockTitle, controlBox, hairlineCard, mutedText, textBlock, uiText } from '../ui/declarations.ts';

export const drugSavings = css`
  ${textBlock};
  padding: var(--space-4) min(var(--space-5), 3vw);
  ${hairlineCard};
  ${uiText};
  accent-color: var(--editorial);

  & :is(h2, h3) {
    margin: var(--space-3) 0 var(--space-1);
    ${blockTitle};
    font-size: var(--text-md);
  }
  & p {
    margin: 0 0 var(--space-3);
  }
  & header p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & [data-copay] {
    display: grid;
    gap: var(--space-2);
    margin: var(--space-4) 0;
    padding-inline-start: 1.2em;
  }
  & small {
    ${mutedText};
  }
  & :where(button, [data-action], a[data-coupon]) {
    display: inline-grid;
    align-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid;
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--ink);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
    text-decoration: none;
    cursor: pointer;
  }
  /* Sentence case for words that the contract has in capitals, or small. An inline element has no first letter. */
  & button > :only-child {
    text-transform: lowercase;
  }
  & bdi::first-letter {
    text-transform: uppercase;
  }
  & :is(summary span, [aria-pressed='true'] bdi, [data-more] bdi) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* A paid offer, visually distinct from editorial content. */
  & > aside {
    margin-block: var(--space-4);
    padding: var(--space-3) var(--space-4);
    border: 2px solid var(--ink);
    background: var(--advert);
  }
  & aside :is(h3, a) {
    color: var(--ink);
    font-family: var(--font-ui);
  }
  & :is(input:not([type='radio']), select) {
    width: 100%;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    background: var(--paper);
    color: var(--ink);
    /* Phones enlarge the page for what is smaller. */
    font: inherit;
  }
`;
