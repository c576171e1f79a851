import type { MarkedExtension, TokenizerAndRendererExtension } from 'marked';

const opening = /^> ?\[!(note|tip|important|warning|caution)\]([^\n]*)(?:\n((?:>[^\n]*\n)*(?:>[^\n]*)?))?/i;

/** A quotation that begins with its kind, as on GitHub: `> [!WARNING]`. */
const callOut: TokenizerAndRendererExtension = {
  name: 'callOut',
  level: 'block',
  start: (source) => source.match(/^> ?\[!/m)?.index,
  tokenizer(source) {
    const [raw, kind = '', title = '', quoted = ''] = opening.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const text = quoted.replace(/^> ?/gm, '');
    return {
      type: 'callOut',
      raw,
      kind: kind.toLowerCase(),
      tokens: this.lexer.blockTokens(title.trim() === '' ? text : `**${title.trim()}**\n\n${text}`, []),
    };
  },
  renderer({ kind, tokens = [] }) {
    return `<div class="callout callout-${kind}">${this.parser.parse(tokens)}</div>\n`;
  },
};

export const callOuts: MarkedExtension = { extensions: [callOut] };
