import { css } from '@linaria/core';

export const scroller = css`
  overflow-x: auto;
  padding: 2px;
`;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(8.5rem, 1fr)) auto;
  align-items: stretch;

  & > span {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  /* Cells of one sheet, and not boxes side by side. */
  & > [data-field] {
    align-content: start;
    margin: 0 -1px -1px 0;
    border: 1px solid var(--hairline);
    background: var(--surface);
  }
  & > [data-field]:focus-within {
    z-index: 1;
    border-color: var(--control-line);
  }
  & > [data-field] :is(input, [role='textbox']):not([aria-invalid='true']) {
    border-color: transparent;
    border-radius: 0;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;
