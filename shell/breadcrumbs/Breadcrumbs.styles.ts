import { css } from '@linaria/core';
import { underlinedOnHover } from '#widgets/ui/declarations.ts';

export const breadcrumbs = css`
  margin-bottom: var(--space-1);
  font: 600 var(--text-sm) / 1.5 var(--font-ui);

  & :is(ol, li) {
    display: inline;
    margin: 0;
    padding: 0;
  }
  & li + li::before {
    content: '/';
    margin-inline: 0.5em;
    color: var(--ink-soft);
  }
  & a {
    display: inline-block;
    text-decoration: none;
  }
  ${underlinedOnHover}
`;
