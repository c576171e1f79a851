import { css } from '@linaria/core';

export const pages = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 var(--space-4);
  min-width: 0;
  min-height: 0;
  padding-inline: var(--space-3);
  background: var(--surface-sunken);
`;

export const pane = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  min-width: 0;
  min-height: 0;

  & > h3 {
    margin: 0;
    padding-block: var(--space-2);
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.4 var(--font-ui);
  }
`;

export const stage = css`
  overflow: hidden;
  border: 1px solid var(--hairline);
  background: var(--paper);

  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  & > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
