export interface SearchItem {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly group?: string | undefined;
  readonly words?: string;
  readonly note?: string | undefined;
}

/** All words must match. Titles that begin with the query come first, matches of synonyms last. */
export function searchItems<Item extends SearchItem>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const found = items.filter(({ title, description = '', words: more = '', group = '' }) => {
    const text = `${title} ${more} ${group} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = ({ title, words: more = '' }: Item): number => {
    const [name, names] = [title.toLowerCase(), more.toLowerCase()];
    if (name.startsWith(words.join(' '))) return 0;
    if (names.split(', ').includes(words.join(' '))) return 1;
    if (words.every((word) => name.includes(word))) return 2;
    return words.every((word) => names.includes(word)) ? 3 : 4;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}
