import { css } from '@linaria/core';
import { desktopFrom } from '../ui/layout.ts';

const desktopWidth = 500;

export const compare = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  overflow: clip;
  border-block: 2px solid var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  @media (min-width: ${desktopFrom}px) {
    width: ${desktopWidth}px;
    max-width: 100%;
    margin-inline: auto;
  }
`;

export const heading = css`
  margin: 0;
  padding-block: var(--space-4) var(--space-3);
  font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  text-wrap: balance;
`;
