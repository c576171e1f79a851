import { css } from '@linaria/core';
import { centredRow, singleRow, unstyledGroup } from '#widgets/ui/declarations.ts';
import { formText } from '../../parts/declarations.ts';

export const fieldView = css`
  position: relative;
  display: grid;
  gap: var(--space-1);
  ${unstyledGroup};
  scroll-margin-block: var(--space-6);

  & > p {
    max-width: none;
    margin: 0;
  }
`;

export const labelRow = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  font-size: var(--text-xs);

  & label,
  & > span:first-child {
    font-weight: 600;
  }
  & small {
    color: var(--ink-soft);
    font-size: inherit;
    font-weight: 400;
  }
  & [data-over] {
    color: var(--caution);
    font-weight: 600;
  }
`;

export const inlineRow = css`
  ${singleRow};
  gap: var(--space-2);
  min-height: 1.75rem;
  ${formText};
`;

export const aliasNote = css`
  ${centredRow};
  gap: var(--space-2);
  padding: var(--space-2);
  border-inline-start: 3px solid var(--control-line);
  background: var(--surface-sunken);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;

  & p {
    flex: 1 1 12rem;
    max-width: none;
    margin: 0;
  }
`;

export const group = css`
  ${unstyledGroup};
`;

/** For screen readers only. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
