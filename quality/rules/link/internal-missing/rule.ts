import { nearestName } from '../../../../transformer/validate/nearestName.ts';
import type { Corpus } from '../../../corpus.ts';
import { isPage } from '../../../links/address.ts';
import type { Rule } from '../../../rule.ts';

/** Links to pages of the site that do not exist. */
export const rule: Rule = {
  id: 'link/internal-missing',
  severity: 'error',
  summary: 'A link leads to a page of the site that does not exist.',
  reads: ['corpus'],
  link(link, report) {
    const { href, page, article } = link;
    const { corpus, settings, envelope } = article;
    if (!corpus || !page || !isPage(page.path) || settings.fixedPages.includes(page.path)) return;
    const { path } = page;
    if (path === envelope.path || corpus.find(path)) return;
    const near = nearestPath(path, corpus);
    const hint = near ? ` Did you mean ${near}?` : '';
    report(link.place(), `There is no page ${path} on this site, so readers meet an error.${hint}`, {
      evidence: href,
    });
  },
};

interface Nearest {
  paths: readonly string[];
  /** By paths that were asked for: one that is wrong in a template is wrong in a thousand articles. */
  found: Map<string, string | undefined>;
}

const nearest = new WeakMap<Corpus, Nearest>();

function nearestPath(path: string, corpus: Corpus): string | undefined {
  const known = nearest.get(corpus) ?? {
    paths: [...corpus.entries].map((entry) => entry.path),
    found: new Map(),
  };
  nearest.set(corpus, known);
  if (!known.found.has(path)) known.found.set(path, nearestName(path, known.paths));
  return known.found.get(path);
}
