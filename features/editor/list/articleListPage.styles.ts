import { css } from '@linaria/core';

export const pageTable = css`
  /* Contains visually hidden text, which would widen the page otherwise. */
  position: relative;
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 600;
  }
  & td {
    color: var(--ink-soft);
  }
`;

/** The last columns are short. */
export const articleTable = css`
  & td:nth-last-child(-n + 3) {
    white-space: nowrap;
  }
`;

export const stateLabel = css`
  padding: 2px var(--space-2);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font-size: var(--text-xs);

  &[data-state='published'] {
    background: var(--editorial-soft);
    color: var(--editorial-strong);
  }
  &[data-state='draft'],
  &[data-state='changed'] {
    background: var(--caution-soft);
    color: var(--caution);
  }
`;

export const rowActions = css`
  display: flex;
  gap: var(--space-3);
  justify-content: flex-end;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
`;

export const finding = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  margin-block: var(--space-5);

  & label {
    display: grid;
    gap: var(--space-1);
    font-weight: 600;
  }
  & label:first-child {
    flex: 1 1 16rem;
    max-width: 30rem;
  }
  & input {
    width: 100%;
  }
  & select {
    max-width: 14rem;
  }
  & a {
    padding-block: var(--space-2);
  }
`;

export const doneLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-leaf-small);
  background: var(--editorial-soft);
`;

/** A button that looks like the link next to it. */
export const plainButton = css`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--editorial);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  &[aria-disabled='true'] {
    color: var(--ink-soft);
    text-decoration-style: dotted;
  }
`;

/** The schedule of an article, below its state. */
export const planLine = css`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-xs);

  &[data-failed='true'] {
    color: var(--caution);
  }
`;
