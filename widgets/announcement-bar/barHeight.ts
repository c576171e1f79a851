/** Of a bar, on phones too: of long words one line is shown, and the rest behind it. Larger text makes it higher. */
export const barHeight = '40px';
