import { css } from '@linaria/core';

export const editorialButton = css`
  display: inline-grid;
  align-content: center;
  min-height: 44px;
  padding: var(--space-2) var(--space-5);
  border-radius: var(--radius-leaf-small);
  background: var(--editorial);
  color: var(--editorial-ink);
  font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  text-decoration: none;
  print-color-adjust: exact;

  &:hover {
    background: var(--editorial-strong);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
