import type { MarkedExtension, TokenizerAndRendererExtension } from 'marked';
import { firstStart } from './firstStart.ts';
import { footnoteText } from './footnotes.ts';

interface CallOut {
  raw: string;
  kind: string;
  title: string;
  text: string;
}

const quoted = /^> ?\[!(note|tip|important|warning|caution)\]([^\n]*)(?:\n((?:>[^\n]*\n)*(?:>[^\n]*)?))?/i;
const fence = /^:::+ ?(note|tip|info|important|warning|caution|danger)\b([^\n]*)\n/i;
const fenceEnd = /\n:::+[ \t]*(?=\n|$)/;
/** In UTF-16 units. Bounds the search: each unclosed fence would be searched to the end of the document. */
const maxFenced = 10_000;
const indented =
  /^!!! ?(note|tip|info|important|warning|caution|danger)\b([^\n]*)\n((?:\n?(?: {4}|\t)[^\n]*(?:\n|$))+)/i;

/** As on GitHub: `> [!WARNING]`. */
function inQuotation(source: string): CallOut | undefined {
  const [raw, kind = '', title = '', lines = ''] = quoted.exec(source) ?? [];
  return raw === undefined ? undefined : { raw, kind, title, text: lines.replace(/^> ?/gm, '') };
}

/** As in Docusaurus and VitePress: `:::tip[Title]` to `:::`. */
function inFences(source: string): CallOut | undefined {
  const [begin, kind = '', title = ''] = fence.exec(source) ?? [];
  if (begin === undefined) return undefined;
  const from = begin.length - 1;
  const end = fenceEnd.exec(source.slice(from, from + maxFenced));
  if (!end) return undefined;
  const text = source.slice(begin.length, from + end.index + 1);
  return { raw: source.slice(0, from + end.index + end[0].length), kind, title, text };
}

/** As in MkDocs: `!!! note "Title"`, with indented text. */
function inIndent(source: string): CallOut | undefined {
  const [raw, kind = '', title = '', lines = ''] = indented.exec(source) ?? [];
  return raw === undefined ? undefined : { raw, kind, title, text: lines.replace(/^(?: {4}|\t)/gm, '') };
}

function callOutIn(source: string): CallOut | undefined {
  return inQuotation(source) ?? inFences(source) ?? inIndent(source);
}

/** Without surrounding brackets or quotation marks; settings in braces are no title. */
function titleIn(written: string): string {
  return written
    .replace(/\{[^{}\n]{0,200}\}/, '')
    .trim()
    .replace(/^(?:\[(.*)\]|"(.*)")$/, '$1$2');
}

const callOut: TokenizerAndRendererExtension = {
  name: 'callOut',
  level: 'block',
  start(source) {
    return firstStart(this, source, (rest) => callOutIn(rest) !== undefined || footnoteText.test(rest));
  },
  tokenizer(source) {
    const found = callOutIn(source);
    if (!found) return undefined;
    const title = titleIn(found.title);
    return {
      type: 'callOut',
      raw: found.raw,
      kind: found.kind.toLowerCase(),
      tokens: this.lexer.blockTokens(title === '' ? found.text : `**${title}**\n\n${found.text}`, []),
    };
  },
  renderer({ kind, tokens = [] }) {
    return `<div class="callout callout-${kind}">${this.parser.parse(tokens)}</div>\n`;
  },
};

export const callOuts: MarkedExtension = { extensions: [callOut] };
