import type { Parties } from '#shell/parties/parties.ts';

/** More companies are counted: their names are on the page of privacy choices. */
const mostNamed = 2;

const inWords = new Intl.ListFormat('en');

/** The question's text: who would learn something, and for what purpose. */
export function questionOf({ question: asked, companies }: Parties): string {
  const who = companies.length > mostNamed ? `${companies.length} companies` : inWords.format(companies);
  const purposes = new Set(asked.flatMap((party) => party.purposes));
  const has = (...numbers: number[]): boolean => numbers.some((number) => purposes.has(number));
  const uses = [
    has(1) ? 'keep and read information on your device' : '',
    has(3, 4) ? 'choose ads by a profile of you' : has(2) ? 'choose ads' : '',
    has(5, 6) ? 'choose articles by a profile of you' : has(11) ? 'choose articles' : '',
    has(7) ? (has(8) ? 'measure ads and articles' : 'measure ads') : has(8) ? 'measure articles' : '',
    has(9) ? 'learn about audiences' : '',
    has(10) ? 'improve what they make' : '',
  ].filter((use) => use !== '');
  return `May ${who} ${inWords.format(uses)}?`;
}
