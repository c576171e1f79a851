const number = new Intl.NumberFormat('en');

export const counted = (count: number, one: string, several: string): string =>
  `${number.format(count)} ${count === 1 ? one : several}`;
