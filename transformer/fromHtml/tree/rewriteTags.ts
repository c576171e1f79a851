import { Parser } from 'htmlparser2';
import { writtenAttributes } from '../../html/escape.ts';
import { maxParsedDepth, TooDeepError } from './parseTree.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * Changes attributes only; all else stays exactly, even invalid HTML and what is nested too deep to convert.
 * `rewrite` returns undefined to leave a tag, `null` to remove it; `names` are in lower case.
 */
export function rewriteTags(
  html: string,
  names: ReadonlySet<string>,
  rewrite: (name: string, attributes: Attributes) => Attributes | null | undefined,
): string {
  const pieces: string[] = [];
  let copied = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (depth > maxParsedDepth) throw new TooDeepError();
        if (isImplied || !names.has(name)) return;
        const rewritten = rewrite(name, attributes);
        if (rewritten === undefined) return;
        pieces.push(
          html.slice(copied, parser.startIndex),
          rewritten === null ? '' : `<${name}${writtenAttributes(rewritten)}>`,
        );
        copied = parser.endIndex + 1;
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { lowerCaseTags: true },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
  }
  return pieces.length === 0 ? html : pieces.join('') + html.slice(copied);
}
