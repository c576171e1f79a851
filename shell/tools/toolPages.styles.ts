export { button } from './toolControls.styles.ts';
export { toolBar } from './toolPage.styles.ts';
