import { css } from '@linaria/core';
import {
  adOfferAttribute,
  adSlotAttribute,
  adStateAttribute,
  adStickyAttribute,
  adsBlockedAttribute,
  stickyAboveProperty,
} from '#contracts/ads.ts';
import { outsideAttribute } from '#contracts/outside/frame.ts';
import { controlBox, mutedText, wrappingRow } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';
import { stickyColumn } from '../design/stickyColumn.styles.ts';
import { aroundLeaderboard } from './leaderboardLook.ts';

const verticalMargin = 30;

/** Narrower windows have the leaderboard of phones, in CSS pixels. */
const bottomBelow = 658;

const button = `
  display: inline-block;
  min-height: 44px;
  padding: 0.55em 1em;
  ${controlBox};
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
`;

export const adBox = css`
  & > small {
    padding-block: 0.2em;
    ${mutedText};
  }
  [${adStateAttribute}='filled'] & > small > :not(:last-child),
  [${adStateAttribute}]:not([${adStateAttribute}='filled']) & > small > :nth-child(2),
  [${adStateAttribute}='empty'] & > small {
    display: none;
  }
  /* An external ad is centred in the same space. */
  & > [${outsideAttribute}] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    overflow: clip;
  }
  [${adStateAttribute}]:not([${adStateAttribute}='filled']) & > [${outsideAttribute}] {
    opacity: 0;
    pointer-events: none;
  }
  [${adStateAttribute}='filled'] & > :not(small, [${outsideAttribute}], button) {
    visibility: hidden;
  }
  & iframe {
    display: block;
    background: #fff;
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

export const leaderboardLater = css`
  &[${adStickyAttribute}] {
    position: sticky;
    top: 0;
    z-index: 2;
  }
`;

/** Only ancestors of the contents inherit its height: inherited by all, a change would restyle the whole page. */
export const belowLeaderboard = css`
  :global() {
    @property ${stickyAboveProperty} {
      syntax: '<length>';
      inherits: false;
      initial-value: 0px;
    }
    body,
    main,
    main > article,
    main > article > div,
    main > article > div > div,
    .${stickyColumn} {
      ${stickyAboveProperty}: inherit;
    }
    html:has(> body > [${adStickyAttribute}]) {
      scroll-padding-top: var(${stickyAboveProperty});

      & .${stickyColumn} {
        top: calc(var(${stickyAboveProperty}) + var(--space-5));
        max-height: calc(100dvh - var(${stickyAboveProperty}) - 2 * var(--space-5));
      }
    }
    .${stickyColumn} {
      transition: top var(--motion);
    }
  }
`;

export const adInText = css`
  /* No wider than the window, however large the text is. */
  --width: max(100%, min(var(--ad-width), 100vw));

  width: var(--width);
  min-height: calc(var(--ad-height) + ${aroundLeaderboard}px);
  margin: ${verticalMargin}px calc((100% - var(--width)) / 2);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & > div {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: inherit;
    padding: var(--space-2) min(var(--space-4), 6vw) var(--space-4);
    background: var(--advert);
  }
  /* The words, and the button beside them or, where text is large, below. */
  & > div > div:not([${outsideAttribute}]) {
    ${wrappingRow};
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
  & div > span {
    flex: 1 1 11rem;
  }
  /* Nothing wider replaces it: it ends where the text does. */
  &:not([${adOfferAttribute}]) {
    max-width: var(--measure);
  }
  & b {
    display: block;
    margin-bottom: var(--space-1);
    font-size: var(--text-lg);
    line-height: var(--leading-tight);
  }
  & a {
    ${button}
  }
  &[${adStateAttribute}='empty'] > div {
    background: none;
  }
  /* Sticky for a moment after it was scrolled past. Its space stays. */
  &[${adStickyAttribute}] > div {
    position: fixed;
    top: 0;
    z-index: 2;
    width: var(--ad-held);
    min-height: calc(var(--ad-height) + ${aroundLeaderboard}px);
  }
  @media (min-width: ${tabletFrom}px) {
    &[${adSlotAttribute}^='M'] {
      display: none;
    }
  }
  @media (max-width: ${tabletFrom - 1}px) {
    &[${adSlotAttribute}^='D'] {
      display: none;
    }
  }
`;

/** At the bottom of the screen. Its space is at the end of the page, below the footer. */
export const adAtBottom = css`
  display: none;
  background: var(--surface-sunken);
  font: var(--text-sm) / 1.2 var(--font-ui);

  & > div {
    display: grid;
    grid-template: auto minmax(var(--ad-height), auto) / 1fr auto;
    align-items: center;
    position: relative;
    padding: var(--space-1) 0 0 var(--page-padding);
    background: var(--advert);
    border-top: 1px solid var(--hairline);
  }
  & > div > div {
    grid-area: 2 / 1;
  }
  &[${adStateAttribute}='house'] > div > div {
    align-self: start;
  }
  /* Below its label, in full width. */
  & > div > [${outsideAttribute}] {
    grid-area: 2 / auto;
  }
  & button {
    grid-area: 1 / 2 / 3;
    align-self: start;
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
    color: var(--ink);
    font-size: var(--text-lg);
    z-index: 1;
  }
  & a {
    display: inline-block;
    padding-block: 0.3em;
    color: var(--ink);
    font-weight: 600;
  }
  &[${adStateAttribute}='empty'] > div,
  &[${adStateAttribute}='dismissed'] > div {
    visibility: hidden;
  }
  /* While the page streams in: the last part moves the others. */
  & > div:not(:has(> button)) {
    visibility: hidden;
  }
  @media (max-width: ${bottomBelow - 0.02}px) {
    display: block;
    min-height: calc(var(--ad-height) + 1.5rem);
  }
  @media (scripting: enabled) {
    html:not([${adsBlockedAttribute}]) & > div {
      position: fixed;
      inset: auto 0 0;
      z-index: 2;
      padding-bottom: env(safe-area-inset-bottom);
    }
  }
  @media (scripting: none) {
    & button {
      display: none;
    }
  }
`;

/** Keeps focused elements above the leaderboard of phones, whose ads are at most 100 pixels high. */
export const aboveAdAtBottom = css`
  :global() {
    @media (max-width: ${bottomBelow - 0.02}px) and (scripting: enabled) {
      html:not([${adsBlockedAttribute}]):has(.${adAtBottom}:is([${adStateAttribute}='house'], [${adStateAttribute}='filled'], [${adStateAttribute}='loading'])) {
        scroll-padding-bottom: 8rem;
      }
    }
  }
`;
