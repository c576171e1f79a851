import { css } from '@linaria/core';
import { desktopFrom, tabletFrom } from '../../widgets/ui/layout.ts';

export const siteHeader = css`
  /* With larger text it grows into further rows. */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  min-height: var(--nav-height);
  /* On phones it leaves its 50 pixels for the 44 of what is pressed. */
  padding: 0.15rem var(--page-inset);
  border-bottom: 1px solid var(--hairline);
  font: var(--text-sm) / 1.4 var(--font-ui);

  & h1 {
    margin: 0;
    font: inherit;
  }
  & nav {
    margin-inline-start: auto;
  }
  & nav a + a {
    margin-inline-start: var(--space-4);
  }
  & nav a {
    padding-block: var(--space-3);
    color: var(--ink-soft);
    text-decoration: none;
    white-space: nowrap;
  }
  & nav a:hover {
    text-decoration: underline;
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & nav a + a {
      display: none;
    }
  }
  @media (max-width: ${desktopFrom - 1}px) {
    & nav span {
      display: none;
    }
  }
`;
