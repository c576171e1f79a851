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

export const anywayNote = css`
  && {
    margin-top: var(--space-2);
    ${mutedText};
  }
`;
