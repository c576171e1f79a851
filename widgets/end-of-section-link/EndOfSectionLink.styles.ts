import { css } from '@linaria/core';
import { textBlock, uiText } from '../ui/declarations.ts';

export const sectionEnd = css`
  ${textBlock};
  padding-block: var(--space-1);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--editorial);
  ${uiText};

  & span {
    color: var(--ink-soft);
  }
  & a {
    display: inline-block;
    line-height: max(24px, 1.6em);
  }
`;
