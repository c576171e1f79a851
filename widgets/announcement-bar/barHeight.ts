/** Of a bar whose words fit: they do in two lines of a phone. Larger text makes it higher. */
export const barHeight = '40px';
