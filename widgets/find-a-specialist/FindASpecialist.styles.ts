import { css } from '@linaria/core';
import { textBlock, uiText } from '../ui/declarations.ts';

export const findASpecialist = css`
  ${textBlock};
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-inline-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf);
  background: var(--editorial-soft);
  ${uiText};
  break-inside: avoid;

  & > strong {
    display: block;
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > * + * {
    margin-block: var(--space-3) 0;
  }
`;
