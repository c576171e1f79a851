import {
  Lexer,
  type MarkedExtension,
  type MarkedOptions,
  type Token,
  Tokenizer,
  type TokensList,
} from 'marked';
import { escapeText } from '../../html/escape.ts';
import { unformattedTag } from '../filters/markdown.ts';

/** Of quotations, lists and emphasis: marked recurses for each, and trees hold as many with two elements each. */
const maxDepth = 40;
/**
 * UTF-16 units that marked may read in one document: at each sign it reads the rest of the paragraph, in
 * quadratic time. A paragraph of 100 kB with 2,000 signs is within this bound.
 */
const maxRead = 100_000_000;
/** UTF-16 units: marked searches the whole paragraph for an underline, at each line of an item. */
const maxUnderlined = 1_000;

/** UTF-16 units: marked copies the text of an item for each line. A longer text continues as another. */
const maxText = 20_000;
/** UTF-16 units: so it does for each line that continues an item without indentation. Then the item ends. */
const maxUnindented = 20_000;

const plain = (src: string) => ({ type: 'unformatted', raw: src, text: src });

/** Bounds the time of Markdown: what is nested too deeply or has too many signs is text without formatting. */
export function createBounds(): MarkedExtension {
  let readable = maxRead;
  return {
    hooks: {
      provideLexer: (isBlock) => (src, options) => {
        const lexer = new BoundedLexer(options);
        return isBlock ? lexer.lex(src) : lexer.inlineTokens(src);
      },
    },
    tokenizer: {
      lheading(src) {
        if (src.length <= maxUnderlined) return false;
        const end = src.lastIndexOf('\n', maxUnderlined);
        return end === -1 ? undefined : Tokenizer.prototype.lheading.call(this, src.slice(0, end));
      },
      text() {
        const last = this.lexer.state.lastToken;
        if (last?.type === 'text' && last.raw.length > maxText) Object.assign(last, { type: 'further' });
        return false;
      },
    },
    extensions: [
      {
        name: 'further',
        renderer({ tokens = [] }) {
          return `${this.parser.parseInline(tokens)}\n`;
        },
      },
      {
        name: 'unformatted',
        level: 'inline',
        tokenizer(src) {
          readable -= src.length;
          return readable < 0 ? plain(src) : undefined;
        },
        renderer: ({ text = '' }) => `<${unformattedTag}>${escapeText(String(text))}</${unformattedTag}>`,
      },
    ],
  };
}

class BoundedLexer<Html, Rendered> extends Lexer<Html, Rendered> {
  #depth = 0;

  constructor(options?: MarkedOptions<Html, Rendered>) {
    super(options);
    const { rules } = this.options.tokenizer ?? {};
    if (!rules) return;
    const { nextBulletRegex } = rules.other;
    rules.other = {
      ...rules.other,
      nextBulletRegex: (indent) => new EndOfItem(nextBulletRegex(indent), indent),
    };
  }

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], isClipped = false): Token[] {
    return this.#within(src, tokens, () => super.blockTokens(src, tokens, isClipped));
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    return this.#within(src, tokens, () => super.inlineTokens(src, tokens));
  }

  #within(src: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.#depth >= maxDepth) {
      tokens.push(plain(src));
      return tokens;
    }
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/** Tests whether a line begins the next item. */
class EndOfItem extends RegExp {
  readonly #indent: number;
  #unindented = 0;

  constructor(bullet: RegExp, indent: number) {
    super(bullet);
    this.#indent = indent;
  }

  override test(line: string): boolean {
    if (line.search(/\S/) < this.#indent) this.#unindented += line.length;
    return this.#unindented > maxUnindented || super.test(line);
  }
}
