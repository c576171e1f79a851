import type { Rule } from '../../rule.ts';

/** Two articles of the same title: neither readers nor search engines can tell which one they want. */
export const titleDuplicate: Rule = {
  id: 'seo/title-duplicate',
  severity: 'warning',
  summary: 'Another article has the same title.',
  reads: ['corpus'],
  article({ envelope: { title, path }, corpus, place }, report) {
    const own = plain(title);
    for (const { title: other, path: otherPath, published } of corpus?.entries ?? []) {
      if (!published || otherPath === path || plain(other) !== own) continue;
      report(
        place('/title'),
        `The article ${otherPath} has the same title. Say in the title what is different here.`,
        { evidence: title },
      );
      return;
    }
  },
};

function plain(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
