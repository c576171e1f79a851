import { css } from '@linaria/core';
import { barAttribute } from '#contracts/markers.ts';
import { barHeight } from '#widgets/announcement-bar/barHeight.ts';

/** In a preview an announcement stays in place. Of several, the first looks like the bar: readers get one. */
export const barInPreview = css`
  :global() {
    [data-blocks] > [data-block-id] > [${barAttribute}] {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
    }
    [data-blocks] > [data-block-id]:has(> [${barAttribute}]) ~ [data-block-id] > [${barAttribute}] {
      position: static;
    }
    body:has([data-blocks] > [data-block-id] > [${barAttribute}]) {
      padding-block-start: ${barHeight};
    }
  }
`;

/** A preview's wrapper of an empty block. */
const emptyBlock = '[data-block-id]:empty';
const headings = ':is(h2, h3, h4)';
const endsInHeading = `[data-block-id]:has(> ${headings}:last-child)`;

/** Repeated for the preview's wrappers: first block without margin, and a close second heading. */
export const blocksInPreview = css`
  :global() {
    [data-countries-note] {
      padding: var(--space-2) var(--space-3);
      border: 1px solid var(--control-line);
      border-radius: var(--radius-leaf-small);
      background: var(--surface);
      color: var(--ink-soft);
      font: var(--text-xs) / 1.4 var(--font-ui);
    }
    [data-blocks] > [data-block-id]:not([data-block-id]:not(:empty) ~ *) > :first-child {
      margin-top: 0;
    }
    ${endsInHeading} + [data-block-id] > ${headings}:first-child,
    ${endsInHeading} + ${emptyBlock} + [data-block-id] > ${headings}:first-child {
      margin-block-start: 0;
    }
  }
`;
