/** Heights of a folded text, in CSS pixels (specification §9). Its button stands inside them. */
export const collapsedHeightMobile = 150;
export const collapsedHeight = 155;
