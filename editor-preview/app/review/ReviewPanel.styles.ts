import { css } from '@linaria/core';
import { controlBox, mutedText } from '#widgets/ui/declarations.ts';

export const reviewPanel = css`
  display: grid;
  gap: var(--space-5);

  & h3 {
    margin: 0 0 var(--space-2);
    font: 650 var(--text-xs) / 1.4 var(--font-ui);
  }
  & p {
    max-width: none;
    margin: 0 0 var(--space-2);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  & [role='alert'] {
    color: var(--caution);
  }
  & label {
    font-size: var(--text-xs);
  }
  & form select,
  & form input,
  & form textarea {
    width: 100%;
    min-height: 2.25rem;
    padding: var(--space-1) var(--space-2);
    ${controlBox};
    background: var(--paper);
    color: inherit;
    font: var(--text-sm) / 1.4 var(--font-ui);
  }
  && form textarea {
    min-height: 4.5rem;
    font: var(--text-sm) / 1.4 var(--font-ui);
    resize: vertical;
  }
`;

export const statusBox = css`
  padding: var(--space-3);
  border-inline-start: 4px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);

  &[data-standing='approved'] {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  &[data-standing='changes-wanted'],
  &[data-standing='outdated'] {
    border-color: var(--caution);
    background: var(--caution-soft);
  }
  & p:last-child {
    margin: 0;
  }
  & blockquote {
    margin: 0 0 var(--space-2);
    padding: 0;
    border: 0;
    font: var(--text-sm) / 1.4 var(--font-ui);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const changedList = css`
  margin: 0 0 var(--space-2);
  padding-inline-start: var(--space-4);
  font-size: var(--text-xs);

  & li {
    overflow-wrap: anywhere;
  }
`;

export const past = css`
  & > summary {
    min-height: 1.5rem;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.5rem var(--font-ui);
    cursor: pointer;
  }
  & ol {
    margin: var(--space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding: var(--space-2) 0;
    border-block-start: 1px solid var(--hairline);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: var(--space-1) 0 0;
    padding: 0;
    border: 0;
    font: var(--text-xs) / 1.4 var(--font-ui);
    white-space: pre-line;
  }
`;

export const reason = css`
  && {
    margin: var(--space-1) 0 0;
    ${mutedText};
  }
`;
