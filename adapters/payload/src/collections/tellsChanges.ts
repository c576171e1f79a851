import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../changes/afterCommit.ts';
import { type Change, changeBetween, type Standing } from '../changes/change.ts';

/** Takes what has changed for readers. */
export type ArticleChanges = (changes: readonly Change[]) => void;

/** Where hooks of one request leave each other how articles stood before. Payload's copies of a context keep names alone. */
const key = 'howArticlesStood';

/** Hooks that say what has changed for readers, once everybody can read it. */
export function tellsChanges(tell: ArticleChanges): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  const sayBetween = async (
    req: PayloadRequest,
    before: Standing | undefined,
    after: Standing | undefined,
  ): Promise<void> => {
    const change = changeBetween(before, after);
    if (change) await afterCommit(req, () => tell([change]));
  };
  return {
    beforeChange: async ({ originalDoc, req }) => {
      const id = idOf(originalDoc);
      if (id !== undefined) stoodBefore(req).set(id, await standing(id, req));
    },
    afterChange: async ({ doc, req }) => {
      const id = idOf(doc);
      if (id === undefined) return;
      const stood = stoodBefore(req);
      await sayBetween(req, stood.get(id), await standing(id, req));
      stood.delete(id);
    },
    afterDelete: async ({ doc, req }) => sayBetween(req, standingOf(doc), undefined),
  };
}

function stoodBefore({ context }: PayloadRequest): Map<number | string, Standing | undefined> {
  const kept = context[key];
  if (kept instanceof Map) return kept;
  const made = new Map<number | string, Standing | undefined>();
  context[key] = made;
  return made;
}

/** What readers get of an article, whatever drafts there are of it. */
async function standing(id: number | string, req: PayloadRequest): Promise<Standing | undefined> {
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
  return standingOf(row);
}

function standingOf(row: unknown): Standing | undefined {
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
