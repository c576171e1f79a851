import { css } from '@linaria/core';
import { controlBox, singleRow } from '#widgets/ui/declarations.ts';

export const toolBar = css`
  /* One line, whose height the editor's window depends on. */
  ${singleRow};
  gap: clamp(var(--space-2), 3vw, var(--space-5));
  padding: var(--space-1) var(--page-padding);
  border-bottom: 1px solid var(--hairline);
  background: var(--surface);
  font: var(--text-xs) / var(--leading-snug) var(--font-ui);

  & > a {
    min-width: 0;
    overflow: hidden;
    padding-block: var(--space-1);
    color: var(--ink-soft);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > a[aria-current] {
    color: var(--ink);
    font-weight: 650;
  }
`;

export const toolMain = css`
  padding: var(--space-5) var(--page-padding) var(--space-8);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  &:focus {
    outline: none;
  }
  & h1 {
    margin: 0 0 var(--space-3);
    font: 650 var(--text-2xl) / var(--leading-tight) var(--font-ui);
  }
  & h2 {
    margin: var(--space-6) 0 var(--space-3);
    font: 650 var(--text-lg) / var(--leading-tight) var(--font-ui);
  }
  & p {
    max-width: 44rem;
  }
  /* Low specificity, so that one class overrides it. */
  :where(&) input:where(:not([type='radio'], [type='checkbox'], [type='color'], [type='hidden'])) {
    width: min(24rem, 100%);
    min-height: 2.5rem;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    background: var(--surface);
    font-weight: 400;
  }
  :where(&) select {
    min-height: 2.5rem;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    background: var(--surface);
    color: var(--ink);
    font: 400 var(--text-sm) / 1.2 var(--font-ui);
  }
  & code {
    font: 0.93em ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  }
`;

export const narrow = css`
  width: 100%;
  max-width: calc(var(--content-full) + 2 * var(--page-padding));
  margin-inline: auto;
`;
