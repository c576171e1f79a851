import { css } from '@linaria/core';

/** Dots and word do not wrap apart. In the text colour, so that forced colours and print show them. */
export const evidenceScale = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--editorial);
  font: 600 var(--text-xs) / var(--leading-snug) var(--font-ui);

  & svg {
    flex: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
`;
