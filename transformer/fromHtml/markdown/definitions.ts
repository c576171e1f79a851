import type { MarkedExtension, Token } from 'marked';

const term = String.raw`(?!\s|[-*+>#|\x60~:]|\d{1,9}[.)] )[^\n]+\n`;
const meaningStart = String.raw` {0,3}:[ \t]+(?=\S)`;
/** The next line of a meaning, which begins neither a meaning nor its term; or a paragraph with indentation. */
const furtherLine = String.raw`\n(?!(?:[^\n]*\n)?${meaningStart})[^\n]*\S[^\n]*|\n(?:[ \t]*\n)+(?: {2,4}|\t)\S[^\n]*`;
/** At most three terms: more lines above a colon are a paragraph. */
const definition = new RegExp(
  String.raw`^((?:${term}){1,3})\n?((?:${meaningStart}[^\n]+(?:${furtherLine})*(?:\s*\n|$))+)`,
);
const beforeMeanings = new RegExp(`^${meaningStart}`, 'm');

/** As in PHP Markdown Extra, Pandoc and Hugo: lines of terms, then `: meaning`. */
export const definitions: MarkedExtension = {
  extensions: [
    {
      name: 'definition',
      level: 'block',
      tokenizer(source) {
        // As with call-outs, not in list items.
        const [raw, terms = '', meanings = ''] = (this.lexer.state.top && definition.exec(source)) || [];
        if (raw === undefined) return undefined;
        return {
          type: 'definition',
          raw,
          terms: terms
            .trim()
            .split('\n')
            .map((line) => this.lexer.inline(line, [])),
          meanings: meanings
            .split(beforeMeanings)
            .slice(1)
            .map((text) => this.lexer.blockTokens(text.replace(/^(?: {2,4}|\t)/gm, '').trim(), [])),
        };
      },
      renderer({ terms, meanings }) {
        const items = [
          ...terms.map((tokens: Token[]) => `<dt>${this.parser.parseInline(tokens)}</dt>`),
          ...meanings.map((tokens: Token[]) => `<dd>${this.parser.parse(tokens)}</dd>`),
        ];
        return `<dl>${items.join('')}</dl>\n`;
      },
    },
  ],
};
