import { css } from '@linaria/core';

/** The terms of an offer, below it. */
export const finePrint = css`
  width: 100%;
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;
