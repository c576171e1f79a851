import { css } from '@linaria/core';
import { loopMoveMs, loopMovingAttribute, loopProperties } from '#contracts/markers.ts';
import { abreastFrom, isLive, scriptControls } from '../ui/carouselLooks.ts';

/** This carousel's own breakpoints, in CSS pixels of the window. */
const tabletFrom = 658;
const desktopFrom = 1100;

/** The minimum width for three cards side by side, at any text size. */
const threeAbreastFrom = '40rem';

const { whole, moved } = loopProperties;

export const looping = css`
  --gap: 16px;

  @media (min-width: ${tabletFrom}px) {
    --gap: 24px;
  }

  margin-block: var(--space-5);
  container-type: inline-size;
`;

export const track = css`
  --shown: var(--on-mobile);
  ${whole}: 1;
  --toward: 1;

  display: grid;
  grid-auto-columns: var(--shown);
  grid-auto-flow: column;
  gap: var(--gap);
  /* Room for focus rings, which a box that cuts off would take away. */
  margin: var(--space-2) calc(-1 * var(--space-2)) 0;
  padding: var(--space-2);
  scroll-padding: var(--space-2);
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  list-style: none;
  scroll-snap-type: inline mandatory;

  &:dir(rtl) {
    --toward: -1;
  }
  & > li {
    scroll-snap-align: start;
  }
  @container (min-width: ${abreastFrom}) {
    @media (min-width: ${tabletFrom}px) {
      --shown: var(--on-tablet);
      ${whole}: 2;
    }
  }
  @container (min-width: ${threeAbreastFrom}) {
    @media (min-width: ${desktopFrom}px) {
      --shown: var(--on-desktop);
      ${whole}: 3;
    }
  }
  ${isLive} > & {
    overflow: clip;
    /* The script hears sideways swipes; up and down, and with two fingers, the page moves as ever. */
    touch-action: pan-y pinch-zoom;

    & > li {
      translate: calc(var(--toward) * var(${moved}, 0) * (100% + var(--gap)));
    }
    @media (prefers-reduced-motion: no-preference) {
      &[${loopMovingAttribute}] > li {
        transition: translate ${loopMoveMs}ms ease-in-out;
      }
    }
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;

    & > li {
      break-inside: avoid;
    }
  }
`;

export const controls = css`
  ${scriptControls}
  /* Arrows stand only above phones. */
  @media not (min-width: ${tabletFrom}px) {
    & > button {
      display: none;
    }
  }
  @container (min-width: ${abreastFrom}) {
    @media (min-width: ${tabletFrom}px) {
      &[data-still~='tablet'] {
        display: none;
      }
    }
  }
  @container (min-width: ${threeAbreastFrom}) {
    @media (min-width: ${desktopFrom}px) {
      &[data-still~='desktop'] {
        display: none;
      }
    }
  }
`;
