const number = new Intl.NumberFormat('en');

/** A number with its singular or plural noun. */
export const counted = (count: number, one: string, several: string): string =>
  `${number.format(count)} ${count === 1 ? one : several}`;
