/** Heights of a folded text, in CSS pixels (specification §9). Its button stands below them where there is room, else inside them. */
export const collapsedHeightMobile = 150;
export const collapsedHeight = 155;
