/** From this width on, facts are a table: 720 CSS pixels. Below, they are on the cards. */
export const tableFrom = `${720 / 16}rem`;

/** The tool's container name, for container queries. */
export const toolContainer = 'treatments';
