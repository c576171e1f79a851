/** Jest runs this once after the last browser test. */
export { closeSite as default } from './openSite.ts';
