import { css } from '@linaria/core';
import { column, mutedText, pictureRatio, wrappingRow } from '../ui/declarations.ts';

const rowFrom = '30rem';

/** `--block-margin` is its vertical margin. */
export const paidMedia = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--block-margin, var(--space-5));
  padding: var(--space-3) min(var(--space-4), 4vw);

  & > small {
    margin-bottom: var(--space-2);
  }
  & ul {
    ${wrappingRow};
    /* Not centred: while the list is still on its way, the items that are there would move. */
    row-gap: var(--space-4);
    /* The distance between items is inside them, so that their widths are exact. */
    margin: 0 calc(-1 * var(--space-2));
    padding: 0;
    list-style: none;
  }
  & li {
    width: 100%;
    padding-inline: var(--space-2);

    @container (min-width: ${rowFrom}) {
      width: var(--item-width);
    }
  }
  /* Stacked items need no alignment. */
  & i {
    @container (max-width: ${rowFrom}) {
      display: none;
    }
  }
  & li > div {
    ${column};
    gap: var(--space-1);
    height: 100%;
    padding-bottom: var(--space-2);
    --button-margin: auto 0;
  }
  & :is(img, i) {
    width: 100%;
    height: auto;
    margin-bottom: var(--space-2);
    ${pictureRatio};
  }
  & span {
    ${mutedText};
  }
  & b {
    margin-bottom: var(--space-2);
    font-size: 1rem;
  }
  & li a {
    flex: none;
  }
`;
