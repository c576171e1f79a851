import { css } from '@linaria/core';
import { blockTitle, mutedUiText, plainList } from '../ui/declarations.ts';

export const topComments = css`
  max-width: var(--measure);
  margin-block: var(--space-7) var(--space-5);
  scroll-margin-block: var(--space-4);
  overflow-wrap: anywhere;

  & h2 {
    margin: 0 0 var(--space-3);
    ${blockTitle};
  }
  & ul {
    display: grid;
    gap: var(--space-3);
    ${plainList};
  }
  /* Like a note in the margin of a page: a line with the text next to it. */
  & li {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--control-line);
    break-inside: avoid;
  }
  & blockquote {
    margin: 0;
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }
  & p {
    margin: var(--space-1) 0 0;
    ${mutedUiText};
  }
  & b {
    font-weight: 600;
  }
`;
