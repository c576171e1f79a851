import { css } from '@linaria/core';
import { oneLine, singleRow } from '#widgets/ui/declarations.ts';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

export const outline = css`
  flex: 1;
  min-height: 0;
  padding: var(--space-1);
  overflow-y: auto;
  user-select: none;
`;

export const row = css`
  position: relative;
  ${singleRow};
  gap: var(--space-1);
  min-height: 1.875rem;
  padding: 2px var(--space-2);
  /* Of thousands of rows, a browser lays out and paints those that are seen. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 1.875rem;
  border-radius: var(--radius-leaf-small);
  font: 0.8125rem / 1.35 var(--font-ui);

  @media not (min-width: ${twoPanesFrom}px) {
    font-size: var(--text-xs);
  }
  cursor: default;

  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-selected='true'] {
    background: var(--editorial-soft);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  & > [data-name] {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);

    @media (min-width: ${twoPanesFrom}px) {
      flex-direction: column;
      align-items: stretch;
    }
  }
  & > [data-name] > * {
    display: block;
    ${oneLine};
  }
  & strong {
    font-weight: 600;
  }
  /* The type, after the words by which a row is found. */
  & strong:has(+ span) {
    order: 1;
    flex: none;
    color: var(--ink-soft);
    font-size: 0.6875rem;
    font-weight: 500;
  }
  &[data-type='heading'] [data-name] > span {
    font-weight: 600;
    white-space: normal;
  }
  /* In the indentation: texts get the width. */
  & > [aria-hidden]:first-child {
    flex: none;
    width: 0.875rem;
    margin-inline: -0.875rem calc(-1 * var(--space-1));
    height: 1.5rem;
    line-height: 1.5rem;
    text-align: center;
    color: var(--ink-soft);
  }
  & > [data-fold='open']::before {
    content: '▾';
  }
  & > [data-fold='folded']::before {
    content: '▸';
  }

  &[data-drop='reorder-before']::after,
  &[data-drop='reorder-after']::after {
    content: '';
    position: absolute;
    inset-inline: 4px;
    height: 2px;
    background: var(--editorial);
  }
  &[data-drop='reorder-before']::after {
    top: -1px;
  }
  &[data-drop='reorder-after']::after {
    bottom: -1px;
  }
  &[data-drop='combine'] {
    outline: 2px solid var(--editorial);
    outline-offset: -2px;
  }
`;

export const badge = css`
  flex: none;
  min-width: 1.25rem;
  padding: 1px 5px;
  border-radius: 10px;
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font-size: 0.75rem;
  font-weight: 600;
  text-align: center;

  &[data-severity='error'] {
    background: var(--caution);
    color: var(--surface);
  }
  &[data-severity='warning'] {
    background: var(--caution-soft);
    color: var(--caution);
  }
`;
