import { internalAddress } from '../../links/address.ts';
import type { Rule } from '../../rule.ts';

/** Links to articles that readers do not get yet, or no longer. */
export const internalUnpublished: Rule = {
  id: 'link/internal-unpublished',
  severity: 'error',
  summary: 'A link leads to an article that is not published.',
  reads: ['corpus'],
  linkSigns: ['inside'],
  link(link, report) {
    const { href, article } = link;
    const { corpus, settings, envelope } = article;
    if (!corpus) return;
    const path = internalAddress(href, settings)?.path;
    if (path === undefined || path === envelope.path) return;
    const entry = corpus.find(path);
    if (!entry || entry.published) return;
    report(
      link.place(),
      `"${entry.title}" is not published, so readers meet an error. Publish it first, or take the link out.`,
      {
        evidence: href,
      },
    );
  },
};
