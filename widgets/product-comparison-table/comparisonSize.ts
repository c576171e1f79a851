/** Sizes of the product comparison table, in CSS pixels. */

/** No table is higher: what is beyond scrolls inside it. */
export const tableMaxHeight = 1100;

/** What each column is allotted; on a phone it has no more, so that several fit into the window. A wide table scrolls. */
export const columnWidth = 100;
