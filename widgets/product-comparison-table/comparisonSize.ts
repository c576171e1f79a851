/** Sizes of the product comparison table (specification §2), in CSS pixels. */

/** No table is higher: what is beyond scrolls inside it. */
export const tableMaxHeight = 1100;

/** What each column is allotted at least; a table that has not so much room scrolls sideways. */
export const columnWidth = 100;
