/** The steps of field paths, split once: the same few dozen paths are walked for every block. */
const knownSteps = new Map<string, readonly string[]>();

function stepsOf(field: string): readonly string[] {
  let steps = knownSteps.get(field);
  if (!steps) {
    // As keys of an object, which engines look up faster than pieces of a text.
    steps = field
      .split('/')
      .slice(1)
      .map((step) => Object.keys({ [step]: true })[0] ?? step);
    knownSteps.set(field, steps);
  }
  return steps;
}

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
  for (const field of fields) walk.along(field);
}

/** Whether a text in one of the fields passes a test. */
export function someText(data: unknown, fields: readonly string[], test: (text: string) => boolean): boolean {
  let found = false;
  forEachText(data, fields, (text) => {
    found ||= test(text);
  });
  return found;
}

/** Made for every block of every article: it writes a pointer only when somebody asks. */
class Walk implements FieldPlace {
  field = '';
  owner: object;
  readonly #root: object;
  readonly #visit: (text: string, place: FieldPlace) => void;
  readonly #path: (string | number)[] = [];

  constructor(root: object, visit: (text: string, place: FieldPlace) => void) {
    this.#root = root;
    this.owner = root;
    this.#visit = visit;
  }

  get pointer(): string {
    let pointer = '';
    for (const step of this.#path) pointer += `/${step}`;
    return pointer;
  }

  along(field: string): void {
    this.field = field;
    this.#step(this.#root, stepsOf(field), 0);
  }

  #step(owner: object, steps: readonly string[], position: number): void {
    const step = steps[position];
    if (step === undefined) return;
    if (step === '*') {
      if (!Array.isArray(owner)) return;
      for (let index = 0; index < owner.length; index++) {
        this.#path[position] = index;
        this.#meet(owner, owner[index], steps, position + 1);
      }
    } else if (Object.hasOwn(owner, step)) {
      this.#path[position] = step;
      this.#meet(owner, Reflect.get(owner, step), steps, position + 1);
    }
  }

  #meet(owner: object, value: unknown, steps: readonly string[], position: number): void {
    if (position < steps.length) {
      if (typeof value === 'object' && value !== null) this.#step(value, steps, position);
    } else if (typeof value === 'string') {
      this.owner = owner;
      this.#path.length = position;
      this.#visit(value, this);
    }
  }
}
