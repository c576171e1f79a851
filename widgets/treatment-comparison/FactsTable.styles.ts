import { css } from '@linaria/core';
import { tableFrom, toolContainer } from '../treatment-card/tool.ts';
import { labelsWidth } from './columns.ts';

/** Hidden on narrow screens, where the cards have the facts. */
export const wideOnly = css`
  display: none;

  @container ${toolContainer} (min-width: ${tableFrom}) {
    display: revert;
  }
`;

export const factsTable = css`
  margin-bottom: var(--space-5);
  border-top: 0;
  table-layout: fixed;
  overflow-wrap: anywhere;

  & thead :is(th, td) {
    padding-block: 0;
    border: 0;
  }
  & tr > :first-child {
    width: ${labelsWidth};
  }
  /* What is the same for all is one cell, and steps back. */
  & td[colspan] {
    color: var(--ink-soft);
  }
`;

export const legend = css`
  margin-block: var(--space-4) 0;
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;
