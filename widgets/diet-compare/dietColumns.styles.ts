import { css } from '@linaria/core';
import { maxCompared, maxDiets } from './comparedDiets.ts';

const diets = Array.from({ length: maxDiets }, (_, index) => index);

const choices = diets
  .map(
    (index) => `&:has([data-diet="${index}"]:not(:checked)) { --out-${index}: 1; --seen-${index}: hidden; }`,
  )
  .join('\n');

/** Places a diet after the preceding shown ones. The last place is the number of shown diets. */
const places = diets
  .map((index) => `--place-${index + 1}: calc(var(--place-${index}) + 1 - var(--out-${index}, 0));`)
  .join('\n');

/** Far enough to be outside the block, in column widths. */
const faraway = 99;

const columns = diets
  .map(
    (index) => `
      & [data-column="${index}"] {
        visibility: var(--seen-${index}, inherit);
        translate: calc(var(--step) * (var(--place-${index}) - ${faraway} * var(--out-${index}, 0)));
      }`,
  )
  .join('\n');

/**
 * All columns are laid out at one place, so the tallest sets the height and nothing shifts.
 * Hidden ones lie outside the block: neither loaded nor reported as seen.
 */
export const dietColumns = css`
  --step: 100%;
  --place-0: 0;
  ${places}
  --shown: calc(var(--diets) - ${maxDiets} + var(--place-${maxDiets}));
  --places: max(min(${maxCompared}, var(--diets)), var(--shown));

  &:dir(rtl) {
    --step: -100%;
  }
  & [data-column] {
    grid-area: values;
    width: calc(100% / (var(--places)));
  }
  ${choices}
  ${columns}
`;
