import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'related-articles/missing',
  severity: 'error',
  summary: 'The site’s list of related articles has broken links.',
  reads: ['corpus'],
  blocks: {
    'related-articles'({ data, article: { corpus, envelope, settings }, place }, report) {
      // Articles in the block itself are checked as links.
      if (!corpus || (data.articles ?? []).length > 0) return;
      const listed = settings.relatedArticles.find(({ path }) => path === envelope.path)?.articleUrls ?? [];
      const missing = listed.filter((path) => path !== envelope.path && !corpus.find(path)?.published);
      if (missing.length === 0) return;
      report(
        place(),
        `The site’s list for this page has broken links to ${missing.join(', ')}: no published article was found. ` +
          'Add articles in the block, or change the list in block-content.json.',
        { evidence: missing[0] ?? '' },
      );
    },
  },
};
