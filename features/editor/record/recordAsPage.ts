import type { DescribedChange } from '#editing/describeChange.ts';
import { articleItself } from '#editing/editedArticle.ts';
import type { Json } from '#editing/editedValue.ts';
import { escapeAttribute, escapeText } from '#transformer/escape.ts';
import type { EditorWords } from '../words/words.ts';
import type { RecordHead } from './recordAsJson.ts';
import type { RecordLine, RecordSection } from './sections.ts';

type RecordWords = EditorWords['words']['record'];

/** Longer values are cut on the page; the JSON has them in full. In UTF-16 units. */
const mostShown = 4_000;

/** Inline, so that a saved or printed file is self-contained. */
const style = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h3 { margin: 0; font-size: 1rem; }
ol { padding: 0; list-style: none; } ol > li { padding: .75rem 0; border-top: 1px solid #8886; }
p { margin: .25rem 0; } time, dt { opacity: .8; }
dl { margin: .5rem 0 0 1rem; } dt { margin-top: .25rem; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
ins { text-decoration: underline; } del { text-decoration: line-through; }
@media print { li { break-inside: avoid; } }`;

/** A record as an HTML page without scripts, streamed as it is read. */
export async function* recordAsPage(
  { path, exportedAt, exportedBy }: RecordHead,
  sections: readonly RecordSection[],
  { language, words: { record: said } }: EditorWords,
): AsyncIterable<string> {
  const title = said.title(path);
  const taken = said.taken(time(exportedAt), escapeText(exportedBy)).join('');
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${style}</style></head><body><main><h1>${escapeText(title)}</h1><p>${taken}</p><nav aria-label="${escapeAttribute(said.sections)}"><ul>`;
  for (const { name, title: named } of sections)
    yield `<li><a href="#${escapeAttribute(name)}">${escapeText(named)}</a></li>`;
  yield '</ul></nav>';
  for (const { name, title: named, about, entries } of sections) {
    yield `<section id="${escapeAttribute(name)}"><h2>${escapeText(named)}</h2><p>${escapeText(about)}</p><ol>`;
    let count = 0;
    for await (const { line } of entries(path)) {
      count += 1;
      yield lineHtml(line, said);
    }
    yield `</ol>${count === 0 ? `<p>${said.none}</p>` : ''}</section>`;
  }
  yield '</main></body></html>\n';
}

function lineHtml({ at, who, what, words, changes = [] }: RecordLine, said: RecordWords): string {
  const quoted = words ? `<p><q>${escapeText(words)}</q></p>` : '';
  return `<li><h3>${escapeText(what)}</h3><p>${escapeText(who)}, ${time(at)}</p>${quoted}${changes.length > 0 ? `<dl>${changes.map((change) => changeHtml(change, said)).join('')}</dl>` : ''}</li>\n`;
}

function changeHtml({ what, block, pointer, before, after }: DescribedChange, said: RecordWords): string {
  const place = `${block === articleItself ? said.article : said.block(block)} ${pointer}`.trim();
  const values = `${before === undefined ? '' : `<dd><del>${valueHtml(before, said)}</del></dd>`}${after === undefined ? '' : `<dd><ins>${valueHtml(after, said)}</ins></dd>`}`;
  return `<dt>${escapeText(place)}: ${said.changes[what]}</dt>${values}`;
}

function valueHtml(value: Json, said: RecordWords): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  const isLong = text.length > mostShown;
  return escapeText(isLong ? `${text.slice(0, mostShown)}… ${said.shortened}` : text);
}

function time(at: string): string {
  return `<time datetime="${escapeAttribute(at)}">${escapeText(at.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ''))}</time>`;
}
