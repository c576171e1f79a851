import { css } from '@linaria/core';
import { desktopFrom } from '#widgets/ui/layout.ts';

export const articleHeader = css`
  display: grid;
  gap: var(--space-4) var(--gutter);
  padding: var(--space-4) var(--page-inset);
  background: var(--surface-sunken);

  @media (min-width: ${desktopFrom}px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-block: var(--space-6);
  }
  & > div {
    min-width: 0;
  }
  & h1 {
    max-width: 24ch;
    margin: 0 0 var(--space-3);
    /* The longest word of large text fits a phone. */
    font: 620 min(var(--text-3xl), 13vw) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`;

/** In text size on phones, so that the text begins on the first screen. */
export const standfirst = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: clamp(var(--text-md), 1rem + 0.6vw, var(--text-lg));
  line-height: 1.4;
`;

export const jumpLink = css`
  display: inline-block;
  margin: 0 1em 0.6em 0;
  padding: 0.8rem;
  border: 1px solid;
  border-radius: var(--radius-leaf-small);
  font: var(--text-sm) var(--font-ui);
`;
