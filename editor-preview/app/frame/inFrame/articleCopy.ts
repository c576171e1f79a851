import type { ArticleUpdate } from '../articleUpdate.ts';
import { isSame } from './isSame.ts';

/** The frame's copy of the article, maintained by updates. Unchanged parts keep their identity. */
export interface ArticleCopy {
  readonly json: object;
  readonly version: number;
  /** The server's sequence that the article equals; undefined while operations are unconfirmed. */
  readonly sequence: number | undefined;
  update: (update: ArticleUpdate) => void;
}

export function createArticleCopy(began: unknown): ArticleCopy {
  const first = typeof began === 'object' && began !== null ? began : {};
  const { blocks: written, ...others } = first as { blocks?: unknown };
  let fields: object = Array.isArray(written) || written === undefined ? others : first;
  const begun: readonly unknown[] = Array.isArray(written) ? written : [];
  // Positions as keys, until the first update.
  let order: readonly string[] = begun.map((_, index) => `${index}`);
  let blocks: ReadonlyMap<string, unknown> = new Map(begun.map((block, index) => [`${index}`, block]));
  let version = 0;
  let sequence: number | undefined;

  return {
    get json() {
      return order.length === 0 && 'blocks' in fields
        ? fields
        : { ...fields, blocks: order.map((key) => blocks.get(key)) };
    },
    get version() {
      return version;
    },
    get sequence() {
      return sequence;
    },
    update: (update) => {
      const known = version === 0 ? begun : [];
      const changed = new Map(blocks);
      for (const [key, block] of update.blocks) {
        // The first update is complete: unchanged blocks of the server's page keep their identity.
        const before = version === 0 ? known[update.order?.indexOf(key) ?? -1] : blocks.get(key);
        changed.set(key, isSame(before, block) ? before : block);
      }
      if (update.fields) fields = update.fields;
      if (update.order) {
        order = update.order;
        const orderedKeys = new Set(order);
        for (const key of changed.keys()) if (!orderedKeys.has(key)) changed.delete(key);
      }
      blocks = changed;
      version = update.version;
      sequence = update.sequence;
    },
  };
}
