import type { ArticleSummary, ListPart } from '#content/source/source.ts';

export function partsOf(
  articles: readonly Pick<ArticleSummary, 'path' | 'updatedAt'>[],
  size: number,
): ListPart[] {
  const byPath = [...articles].sort((a, b) => (a.path < b.path ? -1 : 1));
  const parts: ListPart[] = [];
  for (let from = 0; from < byPath.length; from += size) {
    const part = byPath.slice(from, from + size);
    const latest = part.reduce((a, b) => (Date.parse(a.updatedAt) < Date.parse(b.updatedAt) ? b : a));
    const { path: until = '' } = part.at(-1) ?? {};
    parts.push({ after: parts.at(-1)?.until, until, updatedAt: latest.updatedAt });
  }
  return parts;
}
