import { nearestName } from '#transformer/validate/nearestName.ts';
import type { Corpus } from '../../engine/corpus.ts';
import { isPage } from '../../engine/links/address.ts';
import type { Rule } from '../../engine/rule.ts';
import type { SiteSettings } from '../../engine/siteSettings.ts';

export const rule: Rule = {
  id: 'link/internal-missing',
  severity: 'error',
  summary: 'Broken link: the page does not exist on this site.',
  reads: ['corpus'],
  link(link, report) {
    const { href, page, article } = link;
    const { corpus, settings, envelope } = article;
    if (!corpus || !page || !isPage(page.path) || settings.fixedPages.includes(page.path)) return;
    const { path } = page;
    if (path === envelope.path || corpus.find(path) || isTopic(path, corpus, settings)) return;
    const near = nearestPath(path, corpus);
    const hint = near ? ` Did you mean ${near}?` : '';
    report(link.place(), `Broken link: the page ${path} was not found on this site.${hint}`, {
      evidence: href,
    });
  },
};

/** Whether a path is a topic page: a topic of the site, or a prefix of a published article's path. */
function isTopic(path: string, corpus: Corpus, { topics }: SiteSettings): boolean {
  return topics.includes(path) || knownOf(corpus).topics.has(path);
}

interface Known {
  topics: ReadonlySet<string>;
  paths: readonly string[];
  /** Cached by path: a broken link in a template occurs in thousands of articles. */
  found: Map<string, string | undefined>;
}

const knownOfCorpora = new WeakMap<Corpus, Known>();

function knownOf(corpus: Corpus): Known {
  const known = knownOfCorpora.get(corpus) ?? readCorpus(corpus);
  knownOfCorpora.set(corpus, known);
  return known;
}

function readCorpus(corpus: Corpus): Known {
  const entries = [...corpus.entries];
  const published = entries.filter((entry) => entry.published);
  const topics = new Set(published.flatMap(({ path }) => /^\/[^/]+(?=\/.)/.exec(path)?.[0] ?? []));
  return { topics, paths: entries.map(({ path }) => path), found: new Map() };
}

function nearestPath(path: string, corpus: Corpus): string | undefined {
  const known = knownOf(corpus);
  if (!known.found.has(path)) known.found.set(path, nearestName(path, known.paths));
  return known.found.get(path);
}
