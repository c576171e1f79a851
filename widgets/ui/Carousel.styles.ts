import { css } from '@linaria/core';
import {
  abreastFrom,
  arrowAtEnd,
  arrowLook,
  controlsHeight,
  dotLook,
  dotOfPage,
  isLive,
  scriptControls,
} from './carouselLooks.ts';
import { desktopFrom, tabletFrom } from './layout.ts';

/** Hides native controls. An empty marker group would reserve space and lose it once the script runs. */
const noControls = `
  scroll-marker-group: none;

  &::scroll-button(*) {
    display: none;
  }
`;

/** Browsers with `::scroll-button` and `::scroll-marker` show native controls until the script replaces them. */
export const carousel = css`
  --gap: var(--space-4);

  container-type: inline-size;
  display: grid;
  grid-template: 'track track track' 'previous dots next' / auto 1fr auto;
  align-items: center;
  margin-block: var(--carousel-margin, var(--space-5));

  @media (min-width: ${tabletFrom}px) {
    --gap: var(--space-5);
  }
`;

export const track = css`
  --shown: var(--on-mobile);

  /* Whatever stands out of the flow in it scrolls with it, and not the page. */
  position: relative;
  display: grid;
  grid-area: track;
  grid-auto-columns: var(--shown);
  grid-auto-flow: column;
  gap: var(--gap);
  /* Room for shadows and focus rings, which a scrolling box would cut off. */
  margin: 0 calc(-1 * var(--space-2));
  padding: var(--space-2);
  scroll-padding: var(--space-2);
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  list-style: none;
  scroll-snap-type: inline mandatory;
  scroll-marker-group: after;

  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    display: block;
    ${noControls}
  }

  &::scroll-button(*) {
    ${arrowLook}
  }
  &::scroll-button(inline-start) {
    grid-area: previous;
    content: '←' / 'Previous';
  }
  &::scroll-button(inline-end) {
    grid-area: next;
    content: '→' / 'Next';
  }
  &:dir(rtl)::scroll-button(inline-start) {
    content: '→' / 'Previous';
  }
  &:dir(rtl)::scroll-button(inline-end) {
    content: '←' / 'Next';
  }
  &::scroll-button(*):disabled {
    ${arrowAtEnd}
  }
  &::scroll-button(*):focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  ${isLive} > & {
    ${noControls}
  }
  /* Nothing stands where nothing scrolls. */
  &[data-still~='mobile'] {
    ${noControls}
  }
  @container (min-width: ${abreastFrom}) {
    @media (min-width: ${tabletFrom}px) and (width < ${desktopFrom}px) {
      --shown: var(--on-tablet);

      &[data-still~='tablet'] {
        ${noControls}
      }
      &[data-on-tablet='2'] > li:nth-child(2n)::scroll-marker,
      &[data-on-tablet='3'] > li:not(:nth-child(3n + 1))::scroll-marker {
        display: none;
      }
    }
    @media (min-width: ${desktopFrom}px) {
      --shown: var(--on-desktop);

      &[data-columns] {
        grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
        grid-auto-flow: row;
        /* Nothing scrolls: what stands out is not cut. */
        overflow: visible;
      }
      &[data-still~='desktop'] {
        ${noControls}
      }
      &[data-on-desktop='2'] > li:nth-child(2n)::scroll-marker,
      &[data-on-desktop='3'] > li:not(:nth-child(3n + 1))::scroll-marker {
        display: none;
      }
    }
  }

  &::scroll-marker-group {
    grid-area: dots;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    /* It takes no size from what is in it. */
    height: ${controlsHeight};
  }
  & > li::scroll-marker {
    ${dotLook}
    content: '' / attr(data-position);
  }
  & > li::scroll-marker:target-current {
    ${dotOfPage}
  }
  & > li::scroll-marker:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

export const controls = css`
  ${scriptControls}
  grid-area: 2 / 1 / 3 / -1;

  & > [aria-disabled='true'] {
    ${arrowAtEnd}
  }
  &[data-still~='mobile'] {
    display: none;
  }
  @container (min-width: ${abreastFrom}) {
    @media (min-width: ${tabletFrom}px) and (width < ${desktopFrom}px) {
      &[data-still~='tablet'] {
        display: none;
      }
    }
    @media (min-width: ${desktopFrom}px) {
      &[data-still~='desktop'] {
        display: none;
      }
    }
  }
`;
