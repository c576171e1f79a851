import { css } from '@linaria/core';
import { controlBox, mutedText, singleRow } from '#widgets/ui/declarations.ts';
import { formText } from './declarations.ts';

export const textInput = css`
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-2);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  ${formText};

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--editorial);
  }
  /* What can be read, and not written. */
  &:disabled {
    border-color: var(--hairline);
    background: var(--surface-sunken);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--caution);
    box-shadow: inset 3px 0 0 var(--caution);
  }
  &[aria-invalid='true']:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--caution);
  }
`;

export const checkInput = css`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--editorial);
`;

export const unitRow = css`
  ${singleRow};
  gap: var(--space-2);

  & input {
    max-width: 9rem;
  }
  & span {
    ${mutedText};
  }
`;

export const ownFault = css`
  margin: 0;
  color: var(--caution);
  font-size: var(--text-xs);
`;

export const smallButton = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2rem;
  padding: var(--space-1) var(--space-3);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  font: 600 var(--text-xs) / 1.2 var(--font-ui);
  cursor: pointer;

  & svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  &:hover:not(:disabled) {
    border-color: var(--editorial);
  }
  &:disabled {
    color: var(--ink-soft);
    cursor: default;
  }
`;

export const signButton = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: var(--ink-soft);
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--control-line);
    color: var(--ink);
  }
  &:disabled {
    opacity: 0.35;
    cursor: default;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const help = css`
  ${mutedText};
  font-size: 0.8125rem;
  line-height: var(--leading-snug);
`;
