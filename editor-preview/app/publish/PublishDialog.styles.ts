import { css } from '@linaria/core';
import { mutedText } from '#widgets/ui/declarations.ts';

export const obstacleList = css`
  flex: none;
  max-height: 40vh;
  padding: var(--space-3);
  border-inline-start: 4px solid var(--caution);
  border-radius: var(--radius-leaf-small);
  background: var(--caution-soft);
  overflow-y: auto;

  & p {
    font-weight: 600;
  }
  & ul {
    margin: var(--space-1) 0 0;
    padding-inline-start: var(--space-4);
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & li > button {
    color: inherit;
    font-weight: 600;
    text-align: start;
  }
`;

/* Its parts are the dialog's: the bar of buttons stays in view while any of them is. */
export const publishForm = css`
  display: contents;
`;

export const publishButtons = css`
  && {
    position: sticky;
    bottom: calc(-1 * var(--space-4));
    margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--hairline);
    background: var(--surface);
  }
`;

export const anywayNote = css`
  && {
    ${mutedText};
  }
`;
