import { css } from '@linaria/core';
import { centredRow, plainList, singleRow, wrappingRow } from '#widgets/ui/declarations.ts';
import { smallPaperField } from '../parts/declarations.ts';

export const viewBar = css`
  ${centredRow};
  justify-content: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-1) var(--space-2);
  border-block-end: 1px solid var(--hairline);
  background: var(--surface);
`;

export const opener = css`
  min-height: 2rem;
  font-weight: 550;
  anchor-name: --view-choices;
`;

/** Opens below its button; without anchor positioning, below the middle of the page. */
export const choices = css`
  width: min(22rem, 90vw);
  max-height: 80vh;
  margin: 9rem auto auto;

  @supports (position-area: bottom) {
    position-anchor: --view-choices;
    position-area: bottom;
    max-height: none;
    margin: var(--space-1) 0;
  }
  padding: var(--space-4);
  overflow-y: auto;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  color: var(--ink);
  font: var(--text-xs) / 1.4 var(--font-ui);
`;

export const choice = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-2);
  font-weight: 600;

  && select,
  && input {
    ${smallPaperField};
  }
`;

export const note = css`
  grid-column: 2;
  max-width: none;
  margin: 0;
  color: var(--ink-soft);
  font-weight: 400;
`;

export const experimentsPart = css`
  margin-block-start: var(--space-3);
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--hairline);

  & summary {
    min-height: 2rem;
    font: 650 var(--text-sm) / 2rem var(--font-ui);
    cursor: pointer;
  }
`;

export const turns = css`
  ${centredRow};
  gap: var(--space-1);
  max-width: none;
  margin: 0 0 var(--space-2);
`;

export const choiceRow = css`
  ${singleRow};
  gap: var(--space-2);
  min-height: 2rem;
  font-weight: 600;
`;

export const chips = css`
  ${wrappingRow};
  justify-content: center;
  gap: var(--space-1);
  ${plainList};
`;

export const chip = css`
  min-height: 1.75rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--caution);
  border-radius: 1rem;
  background: var(--caution-soft);
  color: var(--ink);
  font: 600 var(--text-xs) / 1.2 var(--font-ui);
  cursor: pointer;
`;

export const lacks = css`
  max-width: none;
  margin: var(--space-3) 0 0;
  color: var(--ink-soft);
`;
