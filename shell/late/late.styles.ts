/**
 * The styles of what no first view of a long page shows, and every page has: what stands at its end, and what comes with a
 * script. A short page has them in the document, a long article in the sheet at its end.
 */
export { siteFooter, socialLinks } from '../footer/SiteFooter.styles.ts';
export { scrollButtons } from '../header/scrollButtons.styles.ts';
export { scrollProgress } from './scrollProgress.styles.ts';
