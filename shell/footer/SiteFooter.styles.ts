import { css } from '@linaria/core';
import { tabletFrom } from '#widgets/ui/layout.ts';

export const socialLinks = css`
  & ul {
    display: flex;
    flex-wrap: wrap;
    /* The icons, not their targets, align with the text. */
    margin-inline: -10px;
  }
  & svg {
    display: block;
    width: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export const siteFooter = css`
  padding: var(--space-5) var(--page-inset);
  border-top: 1px solid var(--hairline);
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & ul {
    margin-block: var(--space-3);
    padding: 0;
    list-style: none;
  }
  & > [href='#top'] {
    float: inline-end;
    padding-block: var(--space-2);
    color: inherit;
  }
  & li a {
    display: inline-block;
    padding-block: var(--space-1);
    color: inherit;
  }
  & .${socialLinks} a {
    padding: 10px;
  }
  & a:hover {
    color: var(--editorial-strong);
  }
  & > p {
    max-width: 46rem;
    margin-block: var(--space-2);
    font-size: var(--text-xs);
  }
  & nav:not(.${socialLinks}) ul {
    columns: 2 9rem;
    column-gap: var(--gutter);
  }
  @media (min-width: ${tabletFrom}px) {
    & > nav:not(.${socialLinks}) {
      display: inline-block;
      width: 50%;
      vertical-align: top;
    }
  }
`;
