import type { CorpusEntry } from '../corpus.ts';

/** A paragraph with a link to an address. */
export function linkTo(href: string): string {
  return `<p>See <a href="${href}">what we found</a>.</p>`;
}

/** A block with a picture, about which there is nothing to say but for what is given. */
export function picture(data: object): object {
  return { type: 'image', data: { src: '/media/oats.jpg', width: 640, height: 480, ...data } };
}

/** What the corpus knows of an article. */
export function corpusEntry(path: string, more: Partial<CorpusEntry> = {}): CorpusEntry {
  return { path, title: path, description: '', published: true, anchors: [], ...more };
}

/** Examples made of each entry of a list, under the name of what it is an entry of. */
export function each<Made>(
  what: string,
  entries: Iterable<string>,
  make: (entry: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Array.from(entries, (entry) => [`${what}: ${entry}`, make(entry)]));
}
