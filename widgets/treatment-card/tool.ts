/** From this width on, facts are a table: 720 CSS pixels. Below, they are on the cards. */
export const tableFrom = `${720 / 16}rem`;

export const toolContainer = 'treatments';
