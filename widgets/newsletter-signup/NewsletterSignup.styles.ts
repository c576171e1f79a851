import { css } from '@linaria/core';
import { blockTitle, notPrinted, textBlock } from '../ui/declarations.ts';

export const newsletterSignup = css`
  ${textBlock};
  padding: var(--space-5) min(var(--space-5), 5vw);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;

  & h2 {
    margin: 0;
    ${blockTitle};
  }
  & h2 + p {
    max-width: var(--measure);
    margin: var(--space-2) 0 0;
  }
  ${notPrinted}
`;
