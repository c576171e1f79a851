import { css } from '@linaria/core';
import { oneLine } from '#widgets/ui/declarations.ts';

export const pages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  min-height: 0;
  padding-inline: var(--space-3);
  background: var(--surface-sunken);
`;

export const pane = css`
  display: grid;
  grid-template-rows: 2.25rem minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  & > h3 {
    ${oneLine};
    margin: 0;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 2.25rem var(--font-ui);
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
