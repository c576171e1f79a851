import { historyAddresses } from '#editor-preview/model/history.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { type Route, type RouteRequest, text } from '#feature-kit/route.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { personOf } from '../requests/signedIn.ts';
import { type RecordSection, recordSections } from './recordSections.ts';

interface RecordHead {
  readonly path: string;
  readonly exportedAt: string;
  readonly exportedBy: string;
}

/** Increased whenever a field of the JSON changes its meaning. */
const version = 1;

const formats = {
  json: { address: historyAddresses.recordAsJson, type: 'application/json', pieces: asJson },
  csv: { address: historyAddresses.recordAsCsv, type: 'text/csv', pieces: asCsv },
} as const;

/** For audits. Streamed as it is read. */
export function recordRoutes(
  store: Pick<EditorStore, 'history' | 'comments'>,
  now: () => Date = () => new Date(),
): Route[] {
  const sections = recordSections(store);
  return Object.entries(formats).map(([extension, { address, type, pieces }]) =>
    text(`GET ${address}`, (request) => {
      const head = headOf(request, now());
      return {
        type: `${type}; charset=utf-8`,
        pieces: pieces(head, sections),
        headers: { 'Content-Disposition': `attachment; filename="${fileName(head)}.${extension}"` },
      };
    }),
  );
}

function headOf(request: RouteRequest, now: Date): RecordHead {
  return {
    path: articlePathOf(request.query),
    exportedAt: now.toISOString(),
    exportedBy: personOf(request).name,
  };
}

function fileName({ path, exportedAt }: RecordHead): string {
  const name = path
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-/, '')
    .slice(0, 80);
  return `record-${name}-${exportedAt.slice(0, 10)}`;
}

async function* asJson(head: RecordHead, sections: readonly RecordSection[]): AsyncIterable<string> {
  yield `{"version":${version},${JSON.stringify(head).slice(1, -1)}`;
  for (const { name, entries } of sections) {
    yield `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const { json } of entries(head.path)) {
      yield between + JSON.stringify(json);
      between = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

/** A table by RFC 4180. The byte order mark makes spreadsheets read UTF-8. */
async function* asCsv({ path }: RecordHead, sections: readonly RecordSection[]): AsyncIterable<string> {
  yield `\u{FEFF}${csvLine(['section', 'at', 'author', 'what', 'note', 'data'])}`;
  for (const { name, entries } of sections) {
    for await (const { json, row } of entries(path)) {
      const { at, author, what, note } = row;
      // Whole articles exceed a cell; the JSON has them.
      const data = JSON.stringify({ ...json, article: undefined });
      yield csvLine([name, at, author, what, note ?? '', data]);
    }
  }
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A leading apostrophe keeps spreadsheets from running a text as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
