import type { ArticleSummary } from '../source/source.ts';
import { distinctWords } from './searchWords.ts';

export interface Topic {
  section: string;
  words: readonly string[];
  titled: number;
}

export type Relatable = Pick<ArticleSummary, 'path' | 'title' | 'description' | 'featureType'>;

/** Real titles and descriptions have a third of that; each word costs a lookup. */
const maxWords = 100;

/** A shared word counts the product of both weights. */
export const weight = { inTitle: 2, inDescription: 1 };

/** Words of headlines about anything. */
export const headlineWords: ReadonlySet<string> = new Set(
  `about actually after alone also and are article as at be been before best better between both but buy by can
  cannot careful charge charges choose clear compare compared comparison cost costs day days did do doctor does
  each eat eating effect effects every evidence expect expected explained far few find first for found from full
  get gets give good guide had has have help helps hold holds home honest honestly how if in into is it its keep
  keeps kind kinds know last leave less like look looks made make many matter matters may mean means more most
  much must need needs new no not of off on one only options or other our out over pay people per plain plan price
  prices promise real really result results review reviews right risk risks safe safely safety say says see should
  show shows side small smaller so some step steps stop stops studies study take taken tell tested than that the
  their them then there these they things this three to too treatment treatments trial trials tried trust try two
  under until up use used uses using wait warning warnings was way ways we week weeks well were what when where
  whether which who whom whose why will with without work works worth would year you your yourself`.split(
    /\s+/,
  ),
);

export function sectionOf(path: string): string {
  const [, section = '', below] = path.split('/');
  return below === undefined ? '' : section;
}

/** A recipe has the word whatever its title is, so recipes are similar. */
export function topicOf({ path, title, description = '', featureType = '' }: Relatable): Topic {
  const [recipe = ''] = /recipe/i.exec(featureType) ?? [];
  const titled = new Set(
    significantWords(`${recipe} ${title} ${path.split('/').slice(2).at(-1) ?? ''}`).slice(0, maxWords),
  );
  const words = [...new Set([...titled, ...significantWords(description)])].slice(0, maxWords);
  return { section: sectionOf(path), words, titled: titled.size };
}

/** As much as a word in both titles. */
export const sameSection = weight.inTitle * weight.inTitle;

function significantWords(text: string): string[] {
  return distinctWords(text)
    .filter((word) => word.length > 2 && !headlineWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word));
}
