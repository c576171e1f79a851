import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../changes/afterCommit.ts';
import { type Change, changeBetween, type PublicState } from '../changes/change.ts';

export type ArticleChanges = (changes: readonly Change[]) => void;

/** Payload's copies of a context preserve only named properties. */
const key = 'previousPublicStates';

export function reportChanges(notify: ArticleChanges): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  const report = async (
    req: PayloadRequest,
    before: PublicState | undefined,
    after: PublicState | undefined,
  ): Promise<void> => {
    const change = changeBetween(before, after);
    if (change) await afterCommit(req, () => notify([change]));
  };
  return {
    beforeChange: async ({ originalDoc, req }) => {
      const id = idOf(originalDoc);
      if (id !== undefined) previousStates(req).set(id, await readPublicState(id, req));
    },
    afterChange: async ({ doc, req }) => {
      const id = idOf(doc);
      if (id === undefined) return;
      const previous = previousStates(req);
      await report(req, previous.get(id), await readPublicState(id, req));
      previous.delete(id);
    },
    afterDelete: async ({ doc, req }) => report(req, publicStateOf(doc), undefined),
  };
}

function previousStates({ context }: PayloadRequest): Map<number | string, PublicState | undefined> {
  const stored = context[key];
  if (stored instanceof Map) return stored;
  const made = new Map<number | string, PublicState | undefined>();
  context[key] = made;
  return made;
}

async function readPublicState(id: number | string, req: PayloadRequest): Promise<PublicState | undefined> {
  const [row] = (
    await req.payload.db.find<Record<string, unknown>>({
      collection: 'articles',
      req,
      limit: 1,
      pagination: false,
      select: { path: true, _status: true, updatedAt: true },
      where: { id: { equals: id } },
    })
  ).docs;
  return publicStateOf(row);
}

function publicStateOf(row: unknown): PublicState | undefined {
  const path = part(row, 'path');
  if (typeof path !== 'string') return undefined;
  return { path, published: part(row, '_status') === 'published', updatedAt: String(part(row, 'updatedAt')) };
}

function idOf(doc: unknown): number | string | undefined {
  const id = part(doc, 'id');
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
