import { parentPointer } from '#contracts/json/jsonPointer.ts';
import type { Problem } from '#transformer/problems/problem.ts';

/** Findings that only follow from a schema error are not reported: one cause, one finding. */
export class BrokenPlaces {
  readonly #pointers: ReadonlySet<string>;
  readonly #around: ReadonlySet<string>;

  constructor(problems: readonly Problem[]) {
    this.#pointers = new Set(
      problems.filter(({ rule }) => /^(?:schema|link)\//.test(rule)).flatMap(placesOf),
    );
    this.#around = new Set([...this.#pointers].flatMap(pointersAround));
  }

  get isEmpty(): boolean {
    return this.#pointers.size === 0;
  }

  has(pointer: string): boolean {
    return this.#pointers.has(pointer);
  }

  /** Whether something inside a part is broken, so that no rule can judge the part as a whole. */
  areIn(part: string): boolean {
    return part !== '' && this.#around.has(part);
  }

  areAround(pointer: string): boolean {
    for (let at: string | undefined = pointer; at; at = parentPointer(at)) if (this.has(at)) return true;
    return false;
  }
}

function pointersAround(pointer: string): string[] {
  const around = parentPointer(pointer);
  return around ? [around, ...pointersAround(around)] : [];
}

/** A misspelt field name also means that the intended field is missing. */
function placesOf({ pointer, fix }: Problem): string[] {
  const moved = fix?.patch.flatMap((operation) => (operation.op === 'move' ? operation.path : [])) ?? [];
  return [pointer, ...moved];
}
