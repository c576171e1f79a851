import { parentPointer } from '#contracts/json/jsonPointer.ts';
import type { Problem } from '#transformer/problem.ts';

/**
 * Where an article broke its schema, so that something is gone or has another value than its author meant. What only
 * follows from that is not told as well: one cause, one finding. When it is mended, the rules see the rest.
 */
export class BrokenPlaces {
  readonly #pointers: ReadonlySet<string>;
  /** Whatever one of these places is in. */
  readonly #around: ReadonlySet<string>;

  /** @param problems what validation found */
  constructor(problems: readonly Problem[]) {
    this.#pointers = new Set(
      problems.filter(({ rule }) => /^(?:schema|link)\//.test(rule)).flatMap(placesOf),
    );
    this.#around = new Set([...this.#pointers].flatMap(pointersAround));
  }

  get isEmpty(): boolean {
    return this.#pointers.size === 0;
  }

  /** Whether validation has told of this very place. */
  has(pointer: string): boolean {
    return this.#pointers.has(pointer);
  }

  /** Whether something inside a part of the article is broken, so that no rule can judge the part as a whole. */
  areIn(part: string): boolean {
    return part !== '' && this.#around.has(part);
  }

  /** Whether validation has told of this very place, or of a part of the article that it is in. */
  areAround(pointer: string): boolean {
    for (let at: string | undefined = pointer; at; at = parentPointer(at)) if (this.has(at)) return true;
    return false;
  }
}

/** The pointers of all that a place is in, the document itself left out. */
function pointersAround(pointer: string): string[] {
  const around = parentPointer(pointer);
  return around ? [around, ...pointersAround(around)] : [];
}

/** Where a name is misspelt, the field that was meant is missing. */
function placesOf({ pointer, fix }: Problem): string[] {
  const moved = fix?.patch.flatMap((operation) => (operation.op === 'move' ? operation.path : [])) ?? [];
  return [pointer, ...moved];
}
