/** The styles of an article's places for ads, but for the one that is seen at first. */
export {
  aboveAdAtBottom,
  adAtBottom,
  adBox,
  adInText,
  belowLeaderboard,
  leaderboardLater,
} from '../ads/AdPlace.styles.ts';
