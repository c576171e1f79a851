import { ownValue } from './ownValue.ts';

/** The path of a field, split once: the same few dozen are followed in every block. */
interface FieldPath {
  readonly field: string;
  readonly steps: readonly string[];
  /** Whether it leads to one text at most, and so is the pointer of that text. */
  readonly isPointer: boolean;
}

const knownPaths = new Map<string, FieldPath>();

function pathOf(field: string): FieldPath {
  let path = knownPaths.get(field);
  if (!path) {
    // As keys of an object, which engines look up faster than pieces of a text.
    const steps = field
      .split('/')
      .slice(1)
      .map((step) => Object.keys({ [step]: true })[0] ?? step);
    path = { field, steps, isPointer: !steps.includes('*') };
    knownPaths.set(field, path);
  }
  return path;
}

const noPath = pathOf('');

/** Where a text stands in a block's data. It goes on to the next text: what is to be kept is read at once. */
export interface FieldPlace {
  /** JSON Pointer with `*` for the items of an array, as `htmlFields` has them. */
  readonly field: string;
  /** JSON Pointer of the text itself. */
  readonly pointer: string;
  /** The object, or the array, that holds the text. */
  readonly owner: object;
}

/**
 * Visits the texts that stand in certain fields of a block's data, field by field.
 *
 * @param fields JSON Pointers with `*` for the items of an array, as `htmlFields` has them
 */
export function forEachText(
  data: unknown,
  fields: readonly string[],
  visit: (text: string, place: FieldPlace) => void,
): void {
  if (fields.length === 0 || typeof data !== 'object' || data === null) return;
  const walk = new Walk(data, visit);
  for (let index = 0; index < fields.length; index++) walk.along(fields[index] ?? '');
}

/** Whether a text in one of the fields passes a test. */
export function someText(data: unknown, fields: readonly string[], test: (text: string) => boolean): boolean {
  let found = false;
  forEachText(data, fields, (text) => {
    found ||= test(text);
  });
  return found;
}

/** Made for every block of every article: it calls itself for items of arrays only, and writes a pointer when asked. */
class Walk implements FieldPlace {
  owner: object;
  readonly #root: object;
  readonly #visit: (text: string, place: FieldPlace) => void;
  #path = noPath;
  /** The steps that were taken. Those of a longer path before may stand behind them. */
  readonly #taken: (string | number)[] = [];

  constructor(root: object, visit: (text: string, place: FieldPlace) => void) {
    this.#root = root;
    this.owner = root;
    this.#visit = visit;
  }

  get field(): string {
    return this.#path.field;
  }

  get pointer(): string {
    const { field, steps, isPointer } = this.#path;
    if (isPointer) return field;
    let pointer = '';
    for (let position = 0; position < steps.length; position++) pointer += `/${this.#taken[position]}`;
    return pointer;
  }

  along(field: string): void {
    this.#path = pathOf(field);
    this.#follow(this.#root, this.#root, 0);
  }

  /** Takes the steps from a position on, from a value that an object or an array holds. */
  #follow(value: unknown, holder: object, start: number): void {
    const { steps } = this.#path;
    let reached = value;
    let owner = holder;
    for (let position = start; position < steps.length; position++) {
      if (typeof reached !== 'object' || reached === null) return;
      owner = reached;
      const step = steps[position] ?? '';
      if (step === '*') {
        if (Array.isArray(owner)) this.#followItems(owner, position);
        return;
      }
      this.#taken[position] = step;
      reached = ownValue(owner, step);
    }
    if (typeof reached !== 'string') return;
    this.owner = owner;
    this.#visit(reached, this);
  }

  #followItems(items: readonly unknown[], position: number): void {
    for (let index = 0; index < items.length; index++) {
      this.#taken[position] = index;
      this.#follow(items[index], items, position + 1);
    }
  }
}
