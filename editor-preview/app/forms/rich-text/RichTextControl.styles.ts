import { css } from '@linaria/core';
import { controlBox, mutedText, uiText, wrappingRow } from '#widgets/ui/declarations.ts';
import { formText } from '../../parts/declarations.ts';

export const richText = css`
  position: relative;
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;

export const shownText = css`
  min-height: 2.25rem;
  max-height: 24rem;
  padding: var(--space-1) var(--space-2);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  ${uiText};
  ${formText};
  overflow-y: auto;
  cursor: text;

  &[data-kind='blocks'] {
    min-height: 5rem;
  }
  &[aria-invalid='true'] {
    border-color: var(--caution);
  }
  &:hover {
    border-color: var(--editorial);
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & > :last-child {
    margin-block-end: 0;
  }
  & p,
  & ul,
  & ol,
  & blockquote {
    max-width: none;
    margin-block: 0 var(--space-2);
  }
  & :is(h2, h3, h4) {
    margin-block: var(--space-2) var(--space-1);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & :is(ul, ol) {
    padding-inline-start: var(--space-5);
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--hairline);
  }
  & cite[data-source]::before {
    content: '[' attr(data-source) ']';
    color: var(--editorial);
    font: 0.875rem / 1 var(--font-ui);
  }
  &.ProseMirror {
    white-space: pre-wrap;
  }
  & .ProseMirror-selectednode {
    outline: 2px solid var(--focus);
  }
`;

export const sourceText = css`
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: 0.875rem;
  field-sizing: content;
  max-height: 24rem;
`;

/** The HTML switch, in the corner of the text: visible on hover and focus. */
export const modeSwitch = css`
  & button {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 4px;
    min-height: 1.5rem;
    padding: 0 5px;
    border-color: transparent;
    background: var(--surface);
    color: var(--ink-soft);
    opacity: 0;
  }
  :is(:hover, :focus-within) > & button {
    opacity: 1;
  }
  @media (hover: none) {
    & button {
      opacity: 1;
    }
  }
  & button[aria-pressed='true'] {
    border-color: var(--editorial);
    color: var(--editorial-strong);
  }
  & p {
    margin: 0;
  }
`;

export const toolbar = css`
  min-height: 1.75rem;
  margin-block-start: 2px;
  /* Room for the way to the HTML. */
  padding-inline-end: 1.75rem;
`;

export const question = css`
  ${wrappingRow};
  gap: var(--space-1);
  margin-block-start: var(--space-1);

  & label {
    flex: 1 0 100%;
    ${mutedText};
  }
  & input {
    flex: 1 1 10rem;
  }
`;

export const sourceChoice = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  margin-block-start: var(--space-1);

  & > * {
    inline-size: 100%;
  }

  & > button {
    inline-size: auto;
  }

  & [role='listbox'] {
    max-block-size: 14rem;
    overflow: auto;
  }
`;
