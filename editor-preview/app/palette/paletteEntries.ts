import { blockTypes } from '#schemas/blockTypes.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { SearchItem } from '../parts/searchItems.ts';
import { schemaWords } from '../words/words.ts';

export interface PaletteEntry extends SearchItem {
  readonly type: BlockType;
}

const groups = ['prose', 'editorial', 'commerce', 'audience'];

/** The most common types: first in their group, in this order. */
const usual: readonly BlockType[] = ['rich-text', 'heading', 'list', 'image', 'table', 'quote'];

export const paletteEntries: readonly PaletteEntry[] = blockTypes
  .map((type): PaletteEntry & { place: number } => {
    const { title, description, group, keywords } = blockOutlines[type];
    const place = groups.indexOf(group);
    return {
      id: type,
      type,
      title: schemaWords(title),
      description: schemaWords(description),
      group: capitalised(schemaWords(group)),
      // English names also match, for editors who know them.
      words: [type, title, schemaWords(keywords), keywords].join(', '),
      place: place < 0 ? groups.length : place,
    };
  })
  .toSorted(
    (one, other) =>
      one.place - other.place ||
      rankOf(one.type) - rankOf(other.type) ||
      one.title.localeCompare(other.title),
  );

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function rankOf(type: BlockType): number {
  const rank = usual.indexOf(type);
  return rank < 0 ? usual.length : rank;
}
