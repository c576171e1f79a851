import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'seo/translation-missing',
  severity: 'error',
  summary: 'The article that this one is a translation of is none that readers get.',
  reads: ['corpus'],
  article({ envelope: { path, translationOf }, corpus, place }, report) {
    if (translationOf === undefined || !corpus) return;
    const found = corpus.find(translationOf);
    if (translationOf !== path && found?.published) return;
    report(place('/translationOf'), whatIsWrong(translationOf, translationOf === path, found !== undefined), {
      evidence: translationOf,
    });
  },
};

function whatIsWrong(original: string, isItself: boolean, isThere: boolean): string {
  if (isItself)
    return 'The article says that it is a translation of itself. Name the article that was written first, or take this out.';
  return isThere
    ? `The article ${original}, which this one is a translation of, is not published, so readers do not find one from the other. Publish it, or take this out.`
    : `There is no article ${original}, so readers do not find what this one is a translation of. Name the article that was written first, or take this out.`;
}
