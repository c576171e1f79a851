import { css } from '@linaria/core';
import { ownDirection } from '../ui/declarations.ts';

export const keyPoints = css`
  max-width: var(--measure);
  margin-block: var(--space-4) var(--space-5);
  /* Where text is large, the words need the room. */
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--editorial-soft);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > h2 {
    margin: 0 0 var(--space-2);
    color: var(--editorial);
    font: 700 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-inline-start: 1.2em;
    line-height: var(--leading-snug);
  }
  /* Signs stand where they belong, in every language. */
  & > ul > li {
    ${ownDirection};
  }
  & > ul > li::marker {
    color: var(--editorial);
  }
`;
