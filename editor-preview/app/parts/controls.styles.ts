import { css } from '@linaria/core';
import { centredRow, controlBox, onEditorial } from '#widgets/ui/declarations.ts';
import { paperField } from './declarations.ts';

export const plainButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-height: 2.25rem;
  padding: 0 var(--space-3);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  font: 600 var(--text-xs) / 1.2 var(--font-ui);
  text-decoration: none;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--editorial);
  }
  &:disabled {
    border-color: var(--hairline);
    color: var(--ink-soft);
    cursor: default;
  }
  &[aria-pressed='true'] {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
`;

export const mainButton = css`
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--editorial);
  border-radius: var(--radius-leaf-small);
  ${onEditorial};
  font: 600 var(--text-xs) / 1.2 var(--font-ui);
  cursor: pointer;

  &:disabled {
    border-color: var(--hairline);
    background: var(--surface-sunken);
    color: var(--ink-soft);
    cursor: default;
  }
`;

export const joinedButtons = css`
  display: flex;
  margin: 0;
  padding: 0;
  overflow: hidden;
  ${controlBox};

  & > button {
    min-height: 1.875rem;
    border: 0;
    border-radius: 0;
    font-weight: 550;
  }
  & > button + button {
    border-inline-start: 1px solid var(--hairline);
  }
  & > button:hover {
    background: var(--surface-sunken);
  }
  & > [aria-pressed='true'],
  & > [aria-pressed='true']:hover {
    background: var(--editorial-soft);
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
`;

export const buttonRow = css`
  ${centredRow};
  gap: var(--space-2);
`;

export const field = css`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-3);
  font-weight: 600;

  && input,
  && textarea {
    width: 100%;
    min-height: 2.5rem;
    padding: var(--space-2) var(--space-3);
    ${paperField};
    font: var(--text-sm) / 1.4 var(--font-ui);
  }
  && textarea {
    min-height: 45vh;
    font: 0.8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    tab-size: 2;
    resize: vertical;
  }
`;

export const linkButton = css`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--editorial);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

export const trouble = css`
  && {
    margin-bottom: var(--space-3);
    color: var(--caution);
  }
`;
