import { css } from '@linaria/core';
import { column, mutedText, singleRow } from '#widgets/ui/declarations.ts';

export const pictures = css`
  ${column};
  gap: var(--space-3);
  min-height: 0;
  height: 74vh;

  & [role='status'] {
    ${mutedText};
  }
  & [role='alert'] {
    color: var(--caution);
    font-size: var(--text-xs);
  }
`;

export const top = css`
  ${singleRow};
  gap: var(--space-2);

  & button {
    flex: none;
    min-height: 2.75rem;
  }
`;

export const more = css`
  flex: none;
  align-self: center;
`;
