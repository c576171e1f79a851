/** Below the first view of every page. Inline on a short page, in the later sheet of home and of a long article. */
export { siteFooter, socialLinks } from '../footer/SiteFooter.styles.ts';
export { scrollButtons } from '../header/scrollButtons.styles.ts';
export { scrollProgress } from './scrollProgress.styles.ts';
