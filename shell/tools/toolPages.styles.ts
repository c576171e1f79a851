/** The style sheets of the tools' pages, in the order that they build on each other. */

export { articleTable } from '../editor/articleListPage.styles.ts';
export { button } from './toolControls.styles.ts';
export { toolBar } from './toolPage.styles.ts';
