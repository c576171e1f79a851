import { css } from '@linaria/core';

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  color: var(--ink);
  font: 650 1.375rem/1 var(--font-text);
  letter-spacing: -0.02em;
  text-decoration: none;

  & svg {
    fill: var(--editorial);
    stroke: var(--editorial-ink);
  }
`;
