/** The style sheets of all tools' pages. A tool's own come with its feature. */

export { toolBar } from './toolPage.styles.ts';
