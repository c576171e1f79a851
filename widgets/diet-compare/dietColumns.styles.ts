import { css } from '@linaria/core';
import { comparedAtOnce, mostDiets } from './comparedDiets.ts';

const diets = Array.from({ length: mostDiets }, (_, index) => index);

/** A diet whose box is not ticked is left out. */
const choices = diets
  .map(
    (index) => `&:has([data-diet="${index}"]:not(:checked)) { --out-${index}: 1; --seen-${index}: hidden; }`,
  )
  .join('\n');

/** A diet stands after those before it that are not left out. Behind the last one is how many are shown at most. */
const places = diets
  .map((index) => `--place-${index + 1}: calc(var(--place-${index}) + 1 - var(--out-${index}, 0));`)
  .join('\n');

/** Far enough to be outside the block, in widths of a column. */
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
 * The columns of the diets that are chosen, side by side.
 *
 * All columns are laid out at the first place, also those that are not shown, and painted at theirs. So the tallest
 * diet of all gives a row its height, and nothing on the page moves when others are chosen: a choice that comes back
 * while readers already look at the block shifts nothing. What is not shown is outside the block, where it is neither
 * loaded nor reported as seen.
 */
export const dietColumns = css`
  --step: 100%;
  --place-0: 0;
  ${places}
  --shown: calc(var(--diets) - ${mostDiets} + var(--place-${mostDiets}));
  --places: max(min(${comparedAtOnce}, var(--diets)), var(--shown));

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
