import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'seo/canonical-missing',
  severity: 'error',
  summary: 'The article of the canonical path was not found.',
  reads: ['corpus'],
  article({ envelope: { path, contentMeta }, corpus, place }, report) {
    const canonical = contentMeta?.canonicalPath;
    if (canonical === undefined || canonical === path || !corpus) return;
    const found = corpus.find(canonical);
    if (found?.published) return;
    report(
      place('/contentMeta/canonicalPath'),
      found
        ? `The canonical article ${canonical} is not published, so search engines would show neither article. Publish it, or remove the canonical path.`
        : `The canonical article ${canonical} was not found, so search engines would show neither article. Enter the path of the original article, or remove the canonical path.`,
      { evidence: canonical },
    );
  },
};
