const number = new Intl.NumberFormat('es');
const plural = new Intl.PluralRules('es');

/** How many there are of something, with the words for one of them and for several. */
export const counted = (count: number, one: string, several: string): string =>
  `${number.format(count)} ${plural.select(count) === 'one' ? one : several}`;
