import { css } from '@linaria/core';
import { barAttribute } from '#contracts/markers.ts';
import { barHeight } from '#widgets/announcement-bar/barHeight.ts';

/**
 * In a preview an announcement stays where its author put it, and only looks as if it stood above the page. Of several, the
 * first does: readers do not get the others.
 */
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

/** Of a block, by the element around it in a preview, in which nothing stands. */
const nothing = '[data-block-id]:empty';
const headings = ':is(h2, h3, h4)';
const endsInHeading = `[data-block-id]:has(> ${headings}:last-child)`;

/**
 * What is said of blocks that stand beside each other, said once more for a preview, where an element is around each of
 * them: the first one on the page begins where the column does, and of two headings in a row the second one stands close.
 */
export const blocksInPreview = css`
  :global() {
    [data-blocks] > [data-block-id]:not([data-block-id]:not(:empty) ~ *) > :first-child {
      margin-top: 0;
    }
    ${endsInHeading} + [data-block-id] > ${headings}:first-child,
    ${endsInHeading} + ${nothing} + [data-block-id] > ${headings}:first-child {
      margin-block-start: 0;
    }
  }
`;
