/** From which width of the tool on the facts are a table: 720 CSS pixels. Below, each treatment's card has its own. */
export const tableFrom = `${720 / 16}rem`;

/** The tool, for styles that ask how wide it is. */
export const toolContainer = 'treatments';
