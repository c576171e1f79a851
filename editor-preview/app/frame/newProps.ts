/**
 * Hands new props to a hydrated island in the preview, because frame and islands are separate bundles.
 * The island calls `preventDefault` to accept. Unused on readers' pages.
 */
export const newPropsDomEvent = 'pagewell:new-props';
