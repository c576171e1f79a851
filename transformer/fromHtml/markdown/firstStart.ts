import type { TokenizerThis } from 'marked';

/** As much is searched first, in UTF-16 units; the whole of a longer paragraph only where there is no match in it. */
const firstLength = 1_000;
/** Longer than any sign by which marked ends a paragraph. */
const maxSign = 100;

/**
 * Where a pattern first matches in the paragraph that a source begins with. Marked asks at each paragraph and each start: a search
 * further than to the next of either would take time that grows with the square of the document.
 */
export function firstStart({ lexer }: TokenizerThis, source: string, pattern: RegExp): number | undefined {
  // Elsewhere, as in an item of a list, nothing ends a paragraph before its own end.
  if (!lexer.state.top) return undefined;
  const paragraphs = lexer.options.tokenizer?.rules.block.paragraph;
  const from = source.startsWith('\n') ? 1 : 0;
  for (let length = firstLength; ; length *= 4) {
    const read = source.slice(from, from + length);
    const [paragraph = ''] = paragraphs?.exec(read) ?? [];
    const at = paragraph.search(pattern);
    if (at !== -1) return from + at;
    if (read.length < length || paragraph.length < read.length - maxSign) return undefined;
  }
}
