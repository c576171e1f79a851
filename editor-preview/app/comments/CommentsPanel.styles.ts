import { css } from '@linaria/core';
import { mutedText, onEditorial, plainList, wrappingRow } from '#widgets/ui/declarations.ts';
import { paperField } from '../parts/declarations.ts';

export const filters = css`
  ${wrappingRow};
  gap: var(--space-1);
  margin: var(--space-3) 0;

  & > button {
    min-height: 1.75rem;
    padding: 0 6px;
    border-color: transparent;
    background: none;
    font-weight: 550;
  }
  & > [aria-pressed='true'] {
    background: var(--editorial-soft);
  }
`;

export const composer = css`
  display: grid;
  gap: var(--space-2);

  & > label {
    font: 600 var(--text-xs) / 1.3 var(--font-ui);
    overflow-wrap: anywhere;
  }
  & textarea {
    width: 100%;
    min-height: 4.5rem;
    padding: var(--space-2) var(--space-3);
    ${paperField};
    font: var(--text-sm) / 1.4 var(--font-ui);
    resize: vertical;
  }
  & > [role='alert'] {
    max-width: none;
    margin: 0;
    color: var(--caution);
    font-size: var(--text-xs);
  }
`;

export const list = css`
  display: grid;
  gap: var(--space-3);
  ${plainList};
`;

export const thread = css`
  padding: var(--space-3);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  background: var(--paper);
  scroll-margin: var(--space-6);

  &[data-current] {
    border-color: var(--editorial);
    box-shadow: inset 3px 0 0 var(--editorial);
  }
  &[data-resolved] {
    background: var(--surface-sunken);
  }
  & > [data-place] {
    display: block;
    width: 100%;
    min-height: 1.5rem;
    margin: 0 0 var(--space-2);
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.4 var(--font-ui);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > button[data-place] {
    cursor: pointer;
  }
  & > button[data-place]:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & q {
    display: block;
    padding-inline-start: var(--space-2);
    border-inline-start: 3px solid var(--marker);
    color: var(--ink);
    font-weight: 400;
    quotes: none;
  }
  & [data-gone] {
    display: inline-block;
    margin-inline-end: var(--space-1);
    padding: 0 var(--space-1);
    border-radius: 3px;
    background: var(--caution-soft);
    color: var(--caution);
  }
`;

export const remark = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px var(--space-2);
  margin-bottom: var(--space-2);

  & > span:first-child {
    grid-row: span 2;
  }
  & > p {
    max-width: none;
    margin: 0;
  }
  & > p:first-of-type {
    ${mutedText};
  }
  & > p:first-of-type > strong {
    color: var(--ink);
  }
  & > p:last-of-type {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const countBadge = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 3px;
  min-width: 1.5rem;
  min-height: 1.25rem;
  padding: 0 5px;
  border: 0;
  border-radius: 3px 10px 10px 10px;
  ${onEditorial};
  font: 600 0.75rem/1.2 var(--font-ui);

  button& {
    min-height: 1.5rem;
    cursor: pointer;
  }
`;
