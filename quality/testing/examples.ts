import type { CorpusEntry } from '../corpus.ts';
import type { WrongExample } from './ruleCases.ts';

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

/** A paragraph for each entry of a list, in which the rule marks what is made of that. */
export function eachOf(
  entries: Iterable<string>,
  marked: (entry: string) => string,
): Record<string, WrongExample> {
  return Object.fromEntries(
    [...entries].map((entry) => {
      const text = marked(entry);
      return [`"${text}"`, { content: `<p>A ${text} b.</p>`, marks: text }];
    }),
  );
}
