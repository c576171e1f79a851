/** How a language writes how many there are of something, with the words for one of them and for several. */
export type Counted = (count: number, one: string, several: string) => string;

/** Says how many there are as a language does. */
export function countedIn(language: string): Counted {
  const number = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  return (count, one, several) => `${number.format(count)} ${plural.select(count) === 'one' ? one : several}`;
}
