import { css } from '@linaria/core';
import { maxTickerItems, tickerIntervalMs } from './tickerTime.ts';

const rowFrom = '34rem';

const moving = 'screen and (prefers-reduced-motion: no-preference)';

const counts = Array.from({ length: maxTickerItems - 1 }, (_, index) => index + 2);

/** Each part is visible for its share of a cycle, one turn after the previous, so exactly one is visible. */
const rounds = counts
  .map(
    (count) => `
    & > [data-items='${count}'] > span {
      animation: turn-of-${count} ${count * tickerIntervalMs}ms calc(var(--turn) * ${tickerIntervalMs}ms) step-end infinite;
    }`,
  )
  .join('');

const keyframes = counts
  .map(
    (count) => `
  @keyframes turn-of-${count} {
    0% {
      visibility: visible;
    }
    ${100 / count}%, 100% {
      visibility: hidden;
    }
  }`,
  )
  .join('');

export const tickerHero = css`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  max-width: var(--content-wide);
  margin-block: var(--space-5) var(--space-5);
  overflow: clip;
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  color: var(--ink);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > div {
    flex: 1 1 0;
    min-width: min(100%, 14rem);
    align-self: center;
    padding: var(--space-5) min(var(--space-5), 6vw);
  }
  & h2 {
    position: relative;
    margin: 0;
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & b {
    padding: 0.05em 0.2em;
    margin-inline: -0.2em;
    background: linear-gradient(var(--stroke, var(--marker)) 0 0) 0 60% / 100% 82% no-repeat;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    font-weight: inherit;
  }
  & p {
    margin: var(--space-3) 0 0;
    max-width: var(--measure);
    line-height: var(--leading-snug);
  }
  & > img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  @container (min-width: ${rowFrom}) {
    & > img {
      width: 44%;
      min-height: 100%;
    }
  }
  @media not print {
    &[data-theme='pine'] {
      --stroke: transparent;
      /* A light that fills the screen at night would be glaring. */
      background: light-dark(var(--editorial), var(--editorial-soft));
      color: light-dark(var(--editorial-ink), var(--ink));
    }
    &[data-theme='pine'] b {
      text-decoration: underline 3px;
      text-underline-offset: 0.15em;
    }
    &[data-theme='pine'] form button {
      background: var(--surface);
      color: var(--editorial);
    }
    &[data-theme='marker'] {
      --stroke: var(--surface);
      background: var(--marker);
    }
    &[data-theme='brick'] {
      --stroke: transparent;
      background: var(--caution-soft);
    }
    &[data-theme='brick'] b {
      color: var(--caution);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;

    & b {
      background: Mark;
      color: MarkText;
      forced-color-adjust: none;
    }
  }
`;

/** The headline as one sentence: always for screen readers, visible without motion. */
export const whole = css`
  @media ${moving} {
    position: absolute;
    inset: 0 0 auto;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The headline with its rotating part. All parts share one grid cell, so nothing shifts. */
export const turns = css`
  display: none;
  ${keyframes}

  @media ${moving} {
    display: block;

    & > span {
      display: grid;
    }
    & > span > span {
      grid-area: 1 / 1;
    }
    /* Before its first turn has come. */
    & > span > span:not(:first-child) {
      visibility: hidden;
    }
    ${rounds}
    h2:has(+ label > :checked) & > span > span {
      animation-play-state: paused;
    }
  }
`;

export const pause = css`
  display: none;

  @media ${moving} {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    margin-top: var(--space-2);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
    cursor: pointer;

    & > input {
      width: 1.25rem;
      height: 1.25rem;
      margin: 0;
      accent-color: currentcolor;
    }
  }
`;
