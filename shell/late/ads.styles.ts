/** Styles of ad slots below the first view. */
export {
  aboveAdAtBottom,
  adAtBottom,
  adBox,
  adInText,
  belowLeaderboard,
  leaderboardLater,
} from '../ads/AdPlace.styles.ts';
