import { type ReadDocument, toArticle } from '#content/cms/payload/document/toArticle.ts';
import { payloadPreviewAddresses, previewTokenField } from '#contracts/cmsPreview.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import type { ArticleUpdate } from '../articleUpdate.ts';
import type { FrameOwner } from '../inFrame/frameOwner.ts';
import { pageAt } from '../inFrame/frameServer.ts';

/** The message type of Payload's Live Preview, in both directions. */
const livePreview = 'payload-live-preview';

/** Tells Payload's admin that the preview is ready. It responds with the first document. */
const readyForAdmin = { type: livePreview, ready: true } as const;

interface PressedInPreview {
  readonly type: 'pagewell-pressed';
  readonly field: string;
}

function documentIn(message: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(message) || message.type !== livePreview) return undefined;
  const { data, collectionSlug } = message;
  return isRecord(data) && collectionSlug === 'articles' ? data : undefined;
}

/** Sends the whole document on each change. Only its window with the origin from the server is accepted. */
export function payloadAsOwner(
  frame: Window,
  admin: Window,
  { cms }: Pick<FrameFacts, 'path'> & { cms: string },
): FrameOwner {
  const token = new URLSearchParams(frame.location.search).get(previewTokenField) ?? '';
  let latest: UpdateOfDocument | undefined;
  let version = 0;
  return {
    send: (message) => {
      if (message.kind === 'ready') admin.postMessage(readyForAdmin, cms);
      if (message.kind !== 'chosen' || !latest) return;
      const pointer = pointerOfBlock(latest.article, message.chosen.block);
      if (pointer === undefined) return;
      const pressed: PressedInPreview = { type: 'pagewell-pressed', field: latest.placeOf(pointer) };
      admin.postMessage(pressed, cms);
    },
    listen: (receive) => {
      frame.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== cms || source !== admin) return;
        const document = documentIn(data);
        if (!document) return;
        version += 1;
        latest = updateOf(document, cms, version);
        receive({ kind: 'update', update: latest.update });
      });
    },
    server: () => ({
      page: async () => {
        if (!latest) return undefined;
        const { article, update } = latest;
        return pageAt(payloadPreviewAddresses.page, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token, article, sequence: update.version }),
        });
      },
      // The user is not signed in to our editor.
      reportDifferences: async () => undefined,
    }),
  };
}

interface UpdateOfDocument {
  article: Readonly<Record<string, unknown>>;
  placeOf: ReadDocument['placeOf'];
  update: ArticleUpdate;
}

/**
 * A complete update: the frame compares each block and renders changed ones.
 * @param site the CMS's origin, for addresses without a host
 */
function updateOf(document: unknown, site: string, version: number): UpdateOfDocument {
  const { article = {}, placeOf } = toArticle(document, { site, drafts: true });
  const { blocks: written, ...fields } = article;
  const blocks = Array.isArray(written) ? written : [];
  const keys = keysOf(blocks);
  return {
    article,
    placeOf,
    update: {
      version,
      // Not stored here: the server is asked about this very article.
      sequence: version,
      fields,
      blocks: blocks.map((block, index) => [keys[index] ?? '', block]),
      order: keys,
    },
  };
}

/** A stable key per block across moves: its id, plus a number for duplicates. */
function keysOf(blocks: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const id = isRecord(block) && typeof block.id === 'string' ? block.id : '';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 && id !== '' ? id : `${id} ${count}`;
  });
}

function pointerOfBlock(value: unknown, id: string, pointer = ''): string | undefined {
  if (Array.isArray(value)) return firstOf(value.entries(), id, pointer);
  if (!isRecord(value)) return undefined;
  if (value.id === id && typeof value.type === 'string') return pointer;
  return firstOf(Object.entries(value), id, pointer);
}

function firstOf(
  parts: Iterable<readonly [string | number, unknown]>,
  id: string,
  pointer: string,
): string | undefined {
  for (const [name, part] of parts) {
    const found = pointerOfBlock(part, id, pointer + pointerStep(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
