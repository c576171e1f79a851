import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/ui/layout.ts';

export { articleCard } from './ArticleCard.styles.ts';

const tablet = `(min-width: ${tabletFrom}px)`;

/** What the publication stands for, before anything else. */
export const intro = css`
  padding: var(--space-6) var(--page-inset);
  background: var(--surface-sunken);

  & > p {
    max-width: 32ch;
    margin-bottom: var(--space-5);
    font: 560 var(--text-2xl) / 1.25 var(--font-heading);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    margin: 0;
    padding: 0;
    color: var(--ink-soft);
    font: var(--text-sm) / 1.5 var(--font-ui);
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-2);
  }
  & li::before {
    content: '✓';
    color: var(--editorial);
    font-weight: 700;
  }
`;

/** The first article, large. */
export const lead = css`
  padding: var(--space-7) var(--page-inset) 0;

  & article {
    @media ${tablet} {
      display: grid;
      grid-template-columns: 7fr 5fr;
      gap: var(--gutter);
      align-items: center;
    }
  }
  & h2 {
    font-size: var(--text-2xl);
  }
`;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-7) 2rem;
  margin: 0;
  padding: var(--space-7) var(--page-inset) var(--space-8);
`;
