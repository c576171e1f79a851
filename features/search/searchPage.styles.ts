import { css } from '@linaria/core';

export const page = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-4);
    font: 620 var(--text-2xl) / 1.2 var(--font-heading);
  }
  & h2 {
    margin: var(--space-6) 0 var(--space-2);
    font: 620 var(--text-lg) / 1.3 var(--font-heading);
  }
  & search {
    display: block;
    margin-bottom: var(--space-5);
  }
  & li {
    margin-bottom: var(--space-2);
  }
`;

export const note = css`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--caution);
  border-radius: var(--radius-leaf-small);
  background: var(--caution-soft);
`;

export const hitList = css`
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    margin: 0;
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & h2 {
    margin: 0 0 var(--space-1);
  }
  & p {
    margin: 0;
  }
  & p + p {
    color: var(--ink-soft);
    font: var(--text-xs) / 2 var(--font-ui);
  }
  & mark {
    border-radius: 3px;
    background: var(--editorial-soft);
    color: inherit;
    font-weight: 600;
  }
`;

export const pagination = css`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  justify-content: center;
  padding-top: var(--space-5);
  border-top: 1px solid var(--hairline);
  font: var(--text-sm) / 1.5 var(--font-ui);
`;
