import type { TokenizerThis } from 'marked';

/** UTF-16 units that are searched first; all of a longer paragraph only if they contain no match. */
const firstLength = 1_000;
/** Longer than any token by which marked ends a paragraph. */
const maxSign = 100;
/** A line that may begin a call-out or a footnote. */
const mayBegin = /\n(?=> ?\[!|:::|!!!|\[\^)/g;

/**
 * Where a block of ours first begins in the paragraph at the start of a source. Marked asks for each paragraph
 * and each start: searching beyond the next of either, or finding a start of no block, takes quadratic time.
 */
export function firstStart(
  { lexer }: TokenizerThis,
  source: string,
  begins: (rest: string) => boolean,
): number | undefined {
  // In a nested context such as a list item, nothing ends a paragraph early.
  if (!lexer.state.top) return undefined;
  const paragraphs = lexer.options.tokenizer?.rules.block.paragraph;
  const breaks = source.startsWith('\n') ? '\n' : '';
  for (let length = firstLength; ; length *= 4) {
    const read = source.slice(breaks.length, breaks.length + length);
    const [paragraph = ''] = paragraphs?.exec(read) ?? [];
    for (const { index } of (breaks + paragraph).matchAll(mayBegin))
      if (begins(source.slice(index + 1))) return index + 1;
    if (read.length < length || paragraph.length < read.length - maxSign) return undefined;
  }
}
