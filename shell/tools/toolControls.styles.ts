import { css } from '@linaria/core';

export const button = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
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
    background: var(--editorial);
    color: var(--editorial-ink);
  }
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
