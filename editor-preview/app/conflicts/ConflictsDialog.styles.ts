import { css } from '@linaria/core';

export const conflict = css`
  padding-block: var(--space-3);
  border-top: 1px solid var(--hairline);

  & h3 {
    margin: 0 0 var(--space-2);
    font: 600 var(--text-sm) / 1.3 var(--font-ui);
  }
`;

export const values = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin: 0 0 var(--space-3);

  & dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    max-height: 12rem;
    margin: 0;
    padding: var(--space-2);
    background: var(--surface-sunken);
    white-space: pre-wrap;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;
