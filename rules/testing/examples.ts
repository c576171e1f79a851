import type { CorpusEntry } from '../engine/corpus.ts';

export function linkTo(href: string): string {
  return `<p>See <a href="${href}">what we found</a>.</p>`;
}

export function block(type: string, data: unknown): object {
  return { type, data };
}

export function picture(data: object): object {
  return block('image', { src: '/media/oats.jpg', width: 640, height: 480, ...data });
}

export function inLanguage(language: string, html: string): object {
  return { language, blocks: [{ id: 'a', type: 'rich-text', data: { html } }] };
}

export function corpusEntry(path: string, more: Partial<CorpusEntry> = {}): CorpusEntry {
  return { path, title: path, description: '', published: true, anchors: [], ...more };
}

export function each<Made>(
  group: string,
  entries: Iterable<string>,
  make: (entry: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Array.from(entries, (entry) => [`${group}: ${entry}`, make(entry)]));
}

/** The entries of a list in lines, with ` | ` between them. */
export function phrases(list: string): string[] {
  return list.trim().split(/\s*[|\n]\s*/);
}

/** Sentences, one to a line, with each of the words in parentheses: `(Brands | Makers) pay.` is two. */
export function sentences(lines: string): string[] {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .flatMap(withEachWord);
}

function withEachWord(line: string): string[] {
  const [group, words] = /\(([^()]+\|[^()]+)\)/.exec(line) ?? [];
  if (group === undefined || words === undefined) return [line];
  return phrases(words).flatMap((word) => withEachWord(line.replace(group, () => word)));
}
