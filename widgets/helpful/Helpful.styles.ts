import { css } from '@linaria/core';
import { centredRow, notPrinted, onEditorial, uiText } from '../ui/declarations.ts';
import { outlinedAction } from '../ui/outlinedAction.ts';

export const helpful = css`
  ${centredRow};
  gap: var(--space-2) var(--space-3);
  min-width: 0;
  max-width: var(--measure);
  margin: var(--space-5) 0;
  padding: var(--space-4) 0;
  border: 0;
  border-block: 1px solid var(--hairline);
  ${uiText};

  & > p {
    margin: 0;
    font-weight: 600;
  }
  & > button {
    ${outlinedAction}
  }
  & > button[aria-pressed='true'] {
    border-color: var(--editorial);
    ${onEditorial};
  }
  & > output {
    color: var(--ink-soft);
  }
  &[data-behaviour='failed'] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  ${notPrinted}
`;
