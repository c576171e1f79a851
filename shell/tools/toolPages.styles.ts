/** Style sheets of all tools' pages. Features bring their own. */

export { button } from './toolControls.styles.ts';
export { toolBar } from './toolPage.styles.ts';
