import { css } from '@linaria/core';
import { desktopFrom } from '../../widgets/ui/layout.ts';

/** A quiet band across the page; on desktops the picture stands beside the title. */
export const articleHeader = css`
  display: grid;
  gap: var(--space-5) var(--gutter);
  padding: var(--space-6) var(--page-inset);
  background: var(--surface-sunken);

  @media (min-width: ${desktopFrom}px) {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  & > div {
    min-width: 0;
  }
  & h1 {
    max-width: 24ch;
    margin: 0 0 var(--space-4);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const eyebrow = css`
  margin-bottom: var(--space-2);
  color: var(--editorial);
  font: 600 var(--text-sm) / 1.4 var(--font-ui);
`;

export const standfirst = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: var(--text-lg);
  line-height: 1.5;
`;
