import { css } from '@linaria/core';
import { hairlineCard, ownDirection, uiText } from './declarations.ts';

/** A card's box in the reading column. A container for queries, so that its parts fit any place. */
export const cardBox = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--card-margin, var(--space-5));
  overflow: clip;
  /* What a reader jumped to does not stand at the very edge of the window. */
  scroll-margin-block: var(--space-4);
  ${hairlineCard};
  ${uiText};

  /* Each text in the direction of its language, aligned to the surrounding start. */
  & p {
    ${ownDirection};
  }
`;
