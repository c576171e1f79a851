import type { TokenizerThis } from 'marked';

/** UTF-16 units that are searched first; all of a longer paragraph only if they contain no match. */
const firstLength = 1_000;
/** Longer than any token by which marked ends a paragraph. */
const maxSign = 100;

/**
 * The first match in the paragraph at the start of a source. Marked asks for each paragraph and each start,
 * so searching beyond the next of either would take quadratic time.
 */
export function firstStart({ lexer }: TokenizerThis, source: string, pattern: RegExp): number | undefined {
  // In a nested context such as a list item, nothing ends a paragraph early.
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
