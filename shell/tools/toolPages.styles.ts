/** Style sheets of all tools' pages. Features bring their own. */

export { toolBar } from './toolPage.styles.ts';
