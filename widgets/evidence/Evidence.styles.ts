import { css } from '@linaria/core';
import { ownDirection } from '../ui/declarations.ts';

export const evidence = css`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  margin-block: var(--space-5);
  padding-block: var(--space-3);
  border-block: 1px solid var(--hairline);
  overflow-wrap: anywhere;

  /* Several in a row are a list. */
  & + & {
    margin-top: calc(-1 * var(--space-5) - 1px);
  }
  break-inside: avoid;

  & > p {
    margin: 0;
    /* Signs stand where they belong, in every language. */
    ${ownDirection};
  }
`;

export const claim = css`
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
`;
