import type { Json } from '#editing/editedValue.ts';
import type { Change } from '#editing/operation.ts';
import { sameJson } from '#editing/sameJson.ts';
import { meet, type Touched } from '#editing/touched.ts';

/** An operation as it stands in the log. */
interface Logged {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly touched: readonly Touched[];
}

/**
 * Keeps what stands on something that was written, out of what was done behind it, in order. What was taken back again
 * stands on nothing: neither it nor what took it back.
 */
export class StandingOn<Operation extends Logged> {
  readonly #written: readonly Touched[];
  #standing: Operation[] = [];

  constructor(written: readonly Touched[]) {
    this.#written = written;
  }

  get all(): readonly Operation[] {
    return this.#standing;
  }

  add(operation: Operation): void {
    if (!meet(this.#written, operation.touched)) return;
    const undone = this.#standing.findLastIndex(({ inverse }) => isSame(inverse, operation.changes));
    // What came in between and is still there has changed what was to be taken back.
    const between = this.#standing.slice(undone + 1);
    if (undone >= 0 && !between.some(({ touched }) => meet(touched, operation.touched)))
      this.#standing = this.#standing.toSpliced(undone, 1);
    else this.#standing.push(operation);
  }
}

function isSame(one: readonly Change[], other: readonly Change[]): boolean {
  return one.length === other.length && one.every((change, index) => sameChange(change, other[index]));
}

/** Changes are JSON. */
function sameChange(one: Change, other: Change | undefined): boolean {
  return sameJson(one as unknown as Json, other as unknown as Json);
}
