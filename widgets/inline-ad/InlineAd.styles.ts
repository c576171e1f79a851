import { css } from '@linaria/core';
import { column, controlBox, notPrinted } from '../ui/declarations.ts';
import { desktopFrom, tabletFrom } from '../ui/layout.ts';
import { adSizes } from './adSizes.ts';

const verticalMargin = 30;

const [rectangleWidth, rectangleHeight] = adSizes.mediumRectangle;
const [leaderboardWidth, leaderboardHeight] = adSizes.leaderboard;
const wider = `(min-width: ${tabletFrom}px)`;

/**
 * The slot has its size from first paint, so loading shifts nothing; it may be wider than the column.
 * On phones it grows with the text of our own advertisements.
 */
export const inlineAd = css`
  --ad-width: max(${rectangleWidth}px, min(${rectangleWidth / 16}rem, 100%));

  margin: ${verticalMargin}px 0;

  & > * {
    width: var(--ad-width);
    margin-inline: calc((100% - var(--ad-width)) / 2);
  }
  & > p {
    margin-block: 0;
    padding: var(--space-2) min(var(--space-4), 6vw) 0;
  }
  @media ${wider} {
    --ad-width: ${leaderboardWidth}px;

    width: var(--ad-width);
    margin-inline: calc((100% - var(--ad-width)) / 2);

    &[data-screens='mobile'] {
      display: none;
    }
  }
  /* Wider than the column, it goes past the end of the lines, as wide tables do. */
  @media (min-width: ${desktopFrom}px) {
    margin-inline: max(0px, (100% - var(--ad-width)) / 2);
  }
  ${notPrinted}
`;

export const houseAd = css`
  ${column};
  justify-content: space-between;
  gap: var(--space-4);
  min-height: ${rectangleHeight}px;
  padding: var(--space-2) min(var(--space-4), 6vw) var(--space-4);

  & p {
    margin: 0;
  }
  & b {
    display: block;
    margin-bottom: var(--space-1);
    font-size: var(--text-lg);
    line-height: var(--leading-tight);
  }
  & span {
    flex: none;
    max-width: 100%;
  }
  & a {
    display: inline-block;
    min-height: 44px;
    padding: 0.55em min(var(--space-4), 4vw);
    ${controlBox};
    color: var(--ink);
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--ink);
  }
  @media ${wider} {
    flex-flow: row wrap;
    align-items: center;
    align-content: center;
    justify-content: space-between;
    min-height: ${leaderboardHeight}px;
    padding-block: 0 var(--space-2);

    /* Where text is large, the link stands below the words. */
    & p {
      flex: 1 1 18rem;
      min-width: 0;
    }
    & b {
      font-size: 1.125rem;
    }
    & span {
      max-width: min(100%, 15rem);
    }
  }
`;
