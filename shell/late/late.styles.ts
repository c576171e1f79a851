/**
 * The styles of what no first view shows: what stands below the blocks, and what comes with a script or with scrolling. A
 * short page has them in the document, a long article in the sheet at its end.
 */
export {
  aboveAdAtBottom,
  adAtBottom,
  adBox,
  adInText,
  belowLeaderboard,
  leaderboardLater,
} from '../ads/AdPlace.styles.ts';
export { siteFooter, socialLinks } from '../footer/SiteFooter.styles.ts';
export { scrollButtons } from '../header/scrollButtons.styles.ts';
export { barInPreview } from './barInPreview.styles.ts';
export { placements } from './placements.styles.ts';
export { scrollProgress } from './scrollProgress.styles.ts';
