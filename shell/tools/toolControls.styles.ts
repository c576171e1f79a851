import { css } from '@linaria/core';
import { centredRow, controlBox, onEditorial } from '#widgets/ui/declarations.ts';

export const button = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0 var(--space-4);
  ${controlBox};
  background: var(--surface);
  color: var(--ink);
  font: 600 var(--text-sm) / 1.2 var(--font-ui);
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: var(--editorial);
  }
  &[value='save'],
  &[data-primary] {
    border-color: var(--editorial);
    ${onEditorial};
  }
`;

export const buttonRow = css`
  ${centredRow};
  gap: var(--space-2);
`;
