import type { Corpus } from '../../engine/corpus.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'seo/title-duplicate',
  severity: 'warning',
  summary: 'Another article has the same title.',
  reads: ['corpus'],
  article({ envelope: { title, path }, corpus, place }, report) {
    // Without a path, the article's own corpus entry cannot be excluded.
    if (path === '') return;
    const others = corpus ? (titlesOf(corpus).get(plain(title)) ?? []) : [];
    const twin = others.find((other) => other !== path);
    if (twin === undefined) return;
    report(place('/title'), `The article ${twin} has the same title. Change one of the titles.`, {
      evidence: title,
    });
  },
};

function titlesOf(corpus: Corpus): ReadonlyMap<string, readonly string[]> {
  const known = titles.get(corpus);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const { title, path, published } of corpus.entries) {
    if (!published) continue;
    const paths = made.get(plain(title));
    if (paths) paths.push(path);
    else made.set(plain(title), [path]);
  }
  titles.set(corpus, made);
  return made;
}

const titles = new WeakMap<Corpus, ReadonlyMap<string, readonly string[]>>();

function plain(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
