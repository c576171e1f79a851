/** The style sheets that every page needs. None depends on standing before or behind another. */

export { logo } from '../brand/Logo.styles.ts';
export { siteHeader } from '../header/SiteHeader.styles.ts';
export { base } from './base.styles.ts';
export { tokens } from './tokens.styles.ts';
export { typeface } from './typeface.styles.ts';
