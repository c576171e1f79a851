import { css } from '@linaria/core';
import { centredRow, plainList, wrappingRow } from '#widgets/ui/declarations.ts';
import { desktopFrom, pageMaxWidths } from '#widgets/ui/layout.ts';

export const siteHeader = css`
  /* Panels open below it in its width. With larger text it wraps. */
  position: relative;
  ${centredRow};
  gap: 0 var(--space-3);
  min-height: var(--nav-height);
  /* On phones: 50 pixels minus the 44 of its targets. */
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
  & > nav > ul {
    ${wrappingRow};
    ${plainList};
  }
  & > nav > a,
  & > nav > ul > li > a {
    display: block;
    padding: 0.68rem 0.5rem;
    color: var(--ink);
    text-decoration: none;
  }
  & > nav a:hover,
  & [aria-current] {
    text-decoration: underline 2px;
    text-underline-offset: 0.4em;
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
  & nav svg {
    margin-inline-end: var(--space-2);
    vertical-align: -0.25em;
  }
  @media (max-width: ${desktopFrom - 1}px) {
    & > nav > ul,
    & > a {
      display: none;
    }
  }
  @media (min-width: ${desktopFrom}px) {
    & nav > a {
      display: none;
    }
  }
  /* Eight titles in one line. */
  @media (min-width: ${desktopFrom}px) and (max-width: ${pageMaxWidths.desktop - 1}px) {
    & > nav > ul > li > a {
      padding-inline: 0.3rem;
      font-size: var(--text-xs);
    }
  }
`;
