import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/internal-unpublished',
  severity: 'error',
  summary: 'Broken link: the article is not published.',
  reads: ['corpus'],
  link({ href, page, article, place }, report) {
    if (!page || page.path === article.envelope.path) return;
    const entry = article.corpus?.find(page.path);
    if (!entry || entry.published) return;
    report(place(), `Broken link: "${entry.title}" is not published. Publish it first, or remove the link.`, {
      evidence: href,
    });
  },
};
