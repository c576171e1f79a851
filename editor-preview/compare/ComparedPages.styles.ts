import { css } from '@linaria/core';

const gutterWidth = '2.5rem';

export const pages = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${gutterWidth};
  min-width: 0;
  min-height: 0;
  padding-inline: var(--space-3);
  background: var(--surface-sunken);
`;

const headHeight = '2.25rem';

export const pane = css`
  display: grid;
  grid-template-rows: ${headHeight} minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  & > h3 {
    overflow: hidden;
    margin: 0;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / ${headHeight} var(--font-ui);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const scroller = css`
  overflow: hidden auto;
  border: 1px solid var(--hairline);
  background: var(--paper);
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

export const stage = css`
  position: relative;
  margin-inline: auto;
  overflow: hidden;

  & > iframe {
    display: block;
    border: 0;
    background: var(--paper);
    transform-origin: 0 0;
  }
`;

/** An overlay of the page, of its width: differences have a labelled box. */
export const mark = css`
  && {
    position: absolute;
    inset-inline: 2px;
    min-height: 0;
    padding: 0;
    border: 2px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    cursor: pointer;
  }
  & > span {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -2px;
    padding: 0 var(--space-2);
    border-radius: 0 var(--radius-leaf-small);
    background: var(--editorial);
    color: var(--editorial-ink);
    font: 600 0.75rem / 1.375rem var(--font-ui);
  }
  &&[data-kind='removed'] {
    border-color: var(--caution);
    border-style: dashed;
  }
  &[data-kind='removed'] > span {
    background: var(--caution-soft);
    color: var(--ink);
  }
  &&[data-kind='moved'] {
    border-style: dotted;
  }
  &&[data-current] {
    border-width: 4px;
  }
`;

export const gutter = css`
  position: absolute;
  inset-block: ${headHeight} 0;
  inset-inline-start: calc(50% - ${gutterWidth} / 2);
  width: ${gutterWidth};
  height: calc(100% - ${headHeight});
  overflow: visible;
  pointer-events: none;

  & path {
    fill: none;
    stroke: var(--editorial);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  & path[data-out] {
    stroke-dasharray: 4 4;
  }
`;
