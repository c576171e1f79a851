import { meet, type Touched } from '#editing/touched.ts';
import type { TouchedByOperation } from '../operations/operationLog.ts';

/** What others have written since a sender last heard of it, by block. */
export class UnseenOperations {
  readonly #byBlock = new Map<string, { id: string; touched: Touched }[]>();

  constructor(operations: readonly TouchedByOperation[]) {
    for (const { id, touched } of operations) {
      for (const each of touched) {
        const entries = this.#byBlock.get(each.block) ?? [];
        entries.push({ id, touched: each });
        this.#byBlock.set(each.block, entries);
      }
    }
  }

  /** The ids of the operations that have written the same, in the order in which they are met. */
  metBy(touched: readonly Touched[]): string[] {
    const met = new Set<string>();
    for (const each of touched) {
      for (const entry of this.#byBlock.get(each.block) ?? []) {
        if (!met.has(entry.id) && meet([each], [entry.touched])) met.add(entry.id);
      }
    }
    return [...met];
  }
}
