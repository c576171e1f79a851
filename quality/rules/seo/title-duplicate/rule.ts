import type { Corpus } from '../../../corpus.ts';
import type { Rule } from '../../../rule.ts';

/** Two articles of the same title: neither readers nor search engines can tell which one they want. */
export const rule: Rule = {
  id: 'seo/title-duplicate',
  severity: 'warning',
  summary: 'Another article has the same title.',
  reads: ['corpus'],
  article({ envelope: { title, path }, corpus, place }, report) {
    // Which of the others is this one, an article without a path does not say.
    if (path === '') return;
    const others = corpus ? (titlesOf(corpus).get(plain(title)) ?? []) : [];
    const twin = others.find((other) => other !== path);
    if (twin === undefined) return;
    report(
      place('/title'),
      `The article ${twin} has the same title. Say in the title what is different here.`,
      {
        evidence: title,
      },
    );
  },
};

/** The paths of the published articles by their titles, made once for a site: each article asks. */
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
