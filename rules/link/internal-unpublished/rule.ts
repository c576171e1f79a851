import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/internal-unpublished',
  severity: 'error',
  summary: 'A link leads to an article that is not published.',
  reads: ['corpus'],
  link({ href, page, article, place }, report) {
    if (!page || page.path === article.envelope.path) return;
    const entry = article.corpus?.find(page.path);
    if (!entry || entry.published) return;
    report(
      place(),
      `"${entry.title}" is not published, so readers meet an error. Publish it first, or take the link out.`,
      { evidence: href },
    );
  },
};
