import { css } from '@linaria/core';
import { centredRow, mutedText, wrappingRow } from '#widgets/ui/declarations.ts';

export const historyList = css`
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    margin: 0;
    padding: 0 0 var(--space-4) var(--space-4);
    border-inline-start: 2px solid var(--hairline);
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: calc(-0.375rem - 1px);
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--control-line);
    border-radius: 50%;
    background: var(--surface);
  }
  & > li[data-kind='revision']::before {
    border-color: var(--editorial);
    background: var(--editorial);
  }
  & > li:last-child {
    border-color: transparent;
  }
  & h3 {
    margin: 0;
    font: 650 var(--text-xs) / 1.4 var(--font-ui);
  }
  & p {
    max-width: none;
    margin: 0 0 var(--space-1);
    ${mutedText};
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: 0 0 var(--space-1);
    padding: 0;
    border: 0;
    color: var(--ink);
    font: var(--text-xs) / 1.4 var(--font-ui);
    overflow-wrap: anywhere;
  }
  & summary {
    min-height: 1.5rem;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.5rem var(--font-ui);
    cursor: pointer;
  }
`;

export const actions = css`
  ${wrappingRow};
  gap: 0 var(--space-4);

  & > button,
  & > a {
    min-height: 1.75rem;
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--editorial);
    text-decoration: underline;
    text-underline-offset: 3px;
    font-weight: 500;
  }
`;

export const operations = css`
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: var(--space-2) 0;
    border-block-start: 1px solid var(--hairline);
    font-size: var(--text-xs);
  }
  & > li > span {
    display: block;
    margin-block-end: var(--space-1);
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

export const notice = css`
  margin-block-start: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-inline-start: 3px solid var(--caution);
  background: var(--caution-soft);
  color: var(--ink);

  && p {
    color: inherit;
  }
  & ul {
    margin: 0;
    padding-inline-start: var(--space-4);
  }
`;

export const panelHead = css`
  ${centredRow};
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-xs);

  & summary {
    min-height: 24px;
    color: var(--ink-soft);
    font-weight: 600;
    cursor: pointer;
  }
`;
