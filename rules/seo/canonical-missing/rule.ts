import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'seo/canonical-missing',
  severity: 'error',
  summary: 'The canonical path leads to no article.',
  reads: ['corpus'],
  article({ envelope: { path, contentMeta }, corpus, place }, report) {
    const canonical = contentMeta?.canonicalPath;
    if (canonical === undefined || canonical === path || !corpus) return;
    const found = corpus.find(canonical);
    if (found?.published) return;
    report(
      place('/contentMeta/canonicalPath'),
      found
        ? `The article ${canonical} is not published, so search engines would show neither. Publish it, or take the canonical path out.`
        : `There is no article ${canonical}, so search engines would show neither. Name the article that this one repeats, or take the canonical path out.`,
      { evidence: canonical },
    );
  },
};
