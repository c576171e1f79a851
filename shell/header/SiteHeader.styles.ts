import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/shared/layout.ts';

export const siteHeader = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: var(--nav-height);
  padding-inline: var(--page-inset);
  border-bottom: 1px solid var(--line);
  font: var(--text-sm) / 1.4 var(--font-ui);

  & h1 {
    margin: 0;
    font: inherit;
  }
  & nav {
    margin-inline-start: auto;
  }
  & nav a {
    display: block;
    padding-block: var(--space-2);
    color: var(--ink-soft);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & nav a:hover {
    text-decoration: underline;
  }
  & nav span {
    display: none;

    @media (min-width: ${tabletFrom}px) {
      display: inline;
    }
  }
`;
