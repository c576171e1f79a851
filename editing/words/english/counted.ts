const number = new Intl.NumberFormat('en');

/** How many there are of something, with the words for one of them and for several. */
export const counted = (count: number, one: string, several: string): string =>
  `${number.format(count)} ${count === 1 ? one : several}`;
