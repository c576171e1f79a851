/** Heights of a folded text, in CSS pixels. Its button stands below them where there is room, else inside them. */
export const collapsedHeightMobile = 150;
export const collapsedHeight = 155;
