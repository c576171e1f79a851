import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';

export const textPage = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & h1 + p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  & nav {
    margin-block: var(--space-5);
    padding-block: var(--space-3);
    border-block: 1px solid var(--hairline);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
  & nav ol {
    columns: 9rem;
    column-gap: var(--space-5);
    ${plainList};
  }
  & nav a {
    display: block;
    padding-block: var(--space-1);
    break-inside: avoid;
  }
`;
