import type { MarkedExtension, Token } from 'marked';

const term = /(?!\s|[-*+>#|`~:]|\d{1,9}[.)] )[^\n]+\n/;
const meaningStart = / {0,3}:[ \t]+(?=\S)/;
/** The next line of a meaning, which begins neither a meaning nor its term; or a paragraph with indentation. */
const furtherLine = new RegExp(
  String.raw`\n(?!(?:[^\n]*\n)?${meaningStart.source})[^\n]*\S[^\n]*|\n(?:[ \t]*\n)+(?: {2,4}|\t)\S[^\n]*`,
);
/** At most three terms: more lines above a colon are a paragraph. */
const definition = new RegExp(
  String.raw`^((?:${term.source}){1,3})\n?((?:${meaningStart.source}[^\n]+(?:${furtherLine.source})*(?:\s*\n|$))+)`,
);
const beforeMeanings = new RegExp(`^${meaningStart.source}`, 'm');

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
