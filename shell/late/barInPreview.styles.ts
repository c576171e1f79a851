import { css } from '@linaria/core';
import { barAttribute } from '../../contracts/markers.ts';
import { barHeight } from '../../widgets/announcement-bar/barHeight.ts';

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
