import { historyAddresses } from '#editing/history.ts';
import { type Route, type RouteRequest, text } from '../../parts/route.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { personOf } from '../requests/signedIn.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { wordsFor } from '../words/words.ts';
import { type RecordHead, recordAsJson } from './recordAsJson.ts';
import { recordAsPage } from './recordAsPage.ts';
import { type RecordSection, recordSections } from './sections.ts';

/** The complete record of an article, for audits. Streamed as it is read. */
export function recordRoutes(
  store: Pick<EditorStore, 'history' | 'comments'>,
  now: () => Date = () => new Date(),
): Route[] {
  const sectionsFor = ({ headers }: RouteRequest): readonly RecordSection[] =>
    recordSections(store, wordsFor(headers).words.record);
  const headOf = (request: RouteRequest): RecordHead => ({
    path: articlePathOf(request.query),
    exportedAt: now().toISOString(),
    exportedBy: personOf(request).name,
  });
  return [
    text(`GET ${historyAddresses.recordAsJson}`, {
      handle: (request) => {
        const head = headOf(request);
        return {
          type: 'application/json; charset=utf-8',
          pieces: recordAsJson(head, sectionsFor(request)),
          headers: { 'Content-Disposition': `attachment; filename="${fileName(head)}.json"` },
        };
      },
    }),
    text(`GET ${historyAddresses.recordAsPage}`, {
      handle: (request) => ({
        type: 'text/html; charset=utf-8',
        pieces: recordAsPage(headOf(request), sectionsFor(request), wordsFor(request.headers)),
      }),
    }),
  ];
}

/** Such as `record-nutrition-collagen-2026-05-04`. */
function fileName({ path, exportedAt }: RecordHead): string {
  const name = path
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-/, '')
    .slice(0, 80);
  return `record-${name}-${exportedAt.slice(0, 10)}`;
}
