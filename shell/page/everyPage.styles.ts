/** Style sheets of every page. Their order does not matter. */

export { logo } from '../brand/Logo.styles.ts';
export { base } from '../design/base.styles.ts';
export { tokens } from '../design/tokens.styles.ts';
export { typeface } from '../design/typeface.styles.ts';
export { siteHeader } from '../header/SiteHeader.styles.ts';
