import { rewriteTags } from '#transformer/fromHtml/tree/rewriteTags.ts';
import { isKnownShortcode } from '#transformer/fromHtml/wordpress/shortcodes.ts';
import { endedNamesIn, shortcodeTagsIn } from '#transformer/fromHtml/wordpress/shortcodeTags.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import { wordsInBlock } from '#transformer/words/articleWords.ts';
import { countWords } from '#transformer/words/countWords.ts';
import type { ArchiveKind } from '../archive/archive.ts';

const pictures: ReadonlySet<string> = new Set(['img']);

/** Counts words like {@link wordsOfBlocks}: with alternative texts, without the code of shortcodes. */
export function wordsOfHtml(html: string, kind: ArchiveKind): number {
  const text = textOfHtml(html);
  const ended = new Set(endedNamesIn(text));
  const pieces: string[] =
    kind === 'wordpress'
      ? shortcodeTagsIn(text, (name) => isKnownShortcode(name) || ended.has(name)).map((piece) =>
          typeof piece === 'string' ? piece : '',
        )
      : [text];
  rewriteTags(html, pictures, (_name, { alt = '' }) => {
    pieces.push(alt);
    return undefined;
  });
  return countWithoutAddresses(pieces.join(' '));
}

export function wordsOfBlocks(blocks: readonly { type: string; data: unknown }[]): number {
  return blocks.reduce((sum, { type, data }) => sum + wordsInBlock(type, data, countWithoutAddresses), 0);
}

/** An address that stands alone becomes a player or a frame. */
function countWithoutAddresses(text: string): number {
  return countWords(text.replace(/\bhttps?:\/\/\S+/g, ' '));
}
