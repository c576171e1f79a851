import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'seo/translation-missing',
  severity: 'error',
  summary: 'The original of a translation is not published or was not found.',
  reads: ['corpus'],
  article({ envelope: { path, translationOf }, corpus, place }, report) {
    if (translationOf === undefined || !corpus) return;
    const found = corpus.find(translationOf);
    if (translationOf !== path && found?.published) return;
    report(place('/translationOf'), messageFor(translationOf, translationOf === path, found !== undefined), {
      evidence: translationOf,
    });
  },
};

function messageFor(original: string, isItself: boolean, isThere: boolean): string {
  if (isItself)
    return 'The article is marked as a translation of itself. Enter the path of the original article, or remove this field.';
  return isThere
    ? `The original article ${original} is not published, so the two articles are not linked. Publish it, or remove this field.`
    : `The original article ${original} was not found, so the two articles are not linked. Enter the path of the original article, or remove this field.`;
}
