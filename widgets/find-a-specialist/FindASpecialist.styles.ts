import { css } from '@linaria/core';

export const findASpecialist = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-inline-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf);
  background: var(--editorial-soft);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > strong {
    display: block;
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > * + * {
    margin-block: var(--space-3) 0;
  }
`;
