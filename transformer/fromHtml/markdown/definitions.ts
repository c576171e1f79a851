import type { MarkedExtension, Token, TokenizerAndRendererExtension, Tokens } from 'marked';

interface Definition {
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
  readonly raw: string;
}

/** More lines above a colon are a paragraph. Bounds what is read at the start of each block. */
const maxTerms = 3;
const meaningStart = /^ {0,3}:[ \t]+(?=\S)/;
/** Lines that begin another block: they are no terms. */
const otherBlock = /^(?:\s|[-*+>#|`~:]|\d{1,9}[.)] )/;
const indented = /^(?: {2,4}|\t)(?=\S)/;

/** As in PHP Markdown Extra, Pandoc and Hugo: lines of terms, then `: meaning`. */
const definition: TokenizerAndRendererExtension = {
  name: 'definition',
  level: 'block',
  tokenizer(source) {
    // As with call-outs, not in list items.
    const found = this.lexer.state.top ? definitionIn(source) : undefined;
    if (!found) return undefined;
    const terms = found.terms.map((term) => this.lexer.inline(term, []));
    const meanings = found.meanings.map((meaning) => this.lexer.blockTokens(meaning, []));
    return { type: 'definition', raw: found.raw, terms, meanings };
  },
  renderer(token) {
    const { terms, meanings } = token as Tokens.Generic & { terms: Token[][]; meanings: Token[][] };
    const names = terms.map((term) => `<dt>${this.parser.parseInline(term)}</dt>`);
    return `<dl>${names.join('')}${meanings.map((meaning) => `<dd>${this.parser.parse(meaning)}</dd>`).join('')}</dl>\n`;
  },
};

function definitionIn(source: string): Definition | undefined {
  let at = 0;
  const line = (): string => {
    const end = source.indexOf('\n', at);
    return source.slice(at, end === -1 ? source.length : end);
  };
  const next = (): void => {
    at = Math.min(source.length, at + line().length + 1);
  };
  const terms: string[] = [];
  while (terms.length < maxTerms && line() !== '' && !otherBlock.test(line())) {
    terms.push(line().trim());
    next();
  }
  if (terms.length === 0) return undefined;
  if (line().trim() === '') next();
  const meanings: string[] = [];
  let end = at;
  while (meaningStart.test(line())) {
    const lines = [line().replace(meaningStart, '')];
    next();
    end = at;
    for (; at < source.length; next()) {
      const isBlank = line().trim() === '';
      const isAfterBlank = lines.at(-1) === '';
      if (!isBlank && (isAfterBlank ? !indented.test(line()) : isTermOrMeaning(source, at))) break;
      lines.push(isBlank ? '' : line().replace(indented, ''));
      if (!isBlank) end = Math.min(source.length, at + line().length + 1);
    }
    meanings.push(lines.join('\n').trim());
  }
  return meanings.length === 0 ? undefined : { terms, meanings, raw: source.slice(0, end) };
}

function isTermOrMeaning(source: string, at: number): boolean {
  const [line = '', following = ''] = source.slice(at, at + 2_000).split('\n', 2);
  return meaningStart.test(line) || meaningStart.test(following);
}

export const definitions: MarkedExtension = { extensions: [definition] };
