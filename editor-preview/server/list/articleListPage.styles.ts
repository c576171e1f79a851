import { css } from '@linaria/core';
import { centredRow, mutedText } from '#widgets/ui/declarations.ts';

export const listHead = css`
  ${centredRow};
  justify-content: space-between;
  gap: var(--space-2);

  & h1 {
    margin: 0;
  }
`;

export const stateLabel = css`
  padding: 2px var(--space-2);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);
  ${mutedText};

  &[data-state='published'],
  &[data-state='changed'] {
    background: var(--editorial-soft);
    color: var(--editorial-strong);
  }
  &[data-state='changed'] {
    box-shadow: inset 0 0 0 1px var(--editorial);
  }
`;

export const doneLine = css`
  ${centredRow};
  gap: var(--space-3);
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-leaf-small);
  background: var(--editorial-soft);
`;

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
`;

export const removal = css`
  margin-top: var(--space-1);
  border-top: 1px solid var(--hairline);
  color: var(--caution);
`;

export const problemLine = css`
  display: block;
  margin-top: var(--space-1);

  &[data-errors='true'] {
    color: var(--caution);
    font-weight: 600;
  }
`;

export const planLine = css`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-xs);

  &[data-failed='true'] {
    color: var(--caution);
  }
`;
