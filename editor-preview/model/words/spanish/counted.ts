const number = new Intl.NumberFormat('es');
const plural = new Intl.PluralRules('es');

export const counted = (count: number, one: string, several: string): string =>
  `${number.format(count)} ${plural.select(count) === 'one' ? one : several}`;
