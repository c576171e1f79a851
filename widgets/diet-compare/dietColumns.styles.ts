import { css } from '@linaria/core';
import { comparedAtOnce, mostDiets } from './comparedDiets.ts';

const indices = Array.from({ length: mostDiets }, (_, index) => index);

/** How many of the first diets are left out. */
const leftOutOf = (count: number) =>
  `(${['0', ...indices.slice(0, count).map((index) => `var(--left-out-${index}, 0)`)].join(' + ')})`;

/** A diet whose box is not ticked leaves its place to those after it. */
const choices = indices
  .map(
    (index) => `
      &:has([data-diet="${index}"]:not(:checked)) {
        --left-out-${index}: 1;
        & [data-column="${index}"] { visibility: hidden; translate: -100vw; }
        &:dir(rtl) [data-column="${index}"] { translate: 100vw; }
      }`,
  )
  .join('\n');

const places = indices
  .map((index) => `& [data-column="${index}"] { --place: calc(${index} - ${leftOutOf(index)}); }`)
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
  --shown: calc(var(--diets) - ${leftOutOf(mostDiets)});
  --places: max(min(${comparedAtOnce}, var(--diets)), var(--shown));

  & [data-column] {
    grid-area: values;
    width: calc(100% / (var(--places)));
    translate: calc(100% * var(--place));
  }
  &:dir(rtl) [data-column] {
    translate: calc(-100% * var(--place));
  }
  ${places}
  ${choices}
`;
