/** The steps of field paths, split once: the same few dozen paths are walked for every block. */
const knownSteps = new Map<string, readonly string[]>();

function stepsOf(field: string): readonly string[] {
  let steps = knownSteps.get(field);
  if (!steps) {
    steps = field.split('/').slice(1);
    knownSteps.set(field, steps);
  }
  return steps;
}

/**
 * Visits the texts that stand in certain fields of a block's data, field by field.
 *
 * @param fields JSON Pointers with `*` for the items of an array, as `htmlFields` has them
 * @param visit gets the text and its JSON Pointer
 */
export function forEachText(
  data: unknown,
  fields: readonly string[],
  visit: (text: string, pointer: string) => void,
): void {
  for (const field of fields) walk(data, stepsOf(field), 0, '', visit);
}

/** Whether a text in one of the fields passes a test. */
export function someText(data: unknown, fields: readonly string[], test: (text: string) => boolean): boolean {
  let found = false;
  forEachText(data, fields, (text) => {
    found ||= test(text);
  });
  return found;
}

function walk(
  value: unknown,
  steps: readonly string[],
  position: number,
  pointer: string,
  visit: (text: string, pointer: string) => void,
): void {
  const step = steps[position];
  if (step === undefined) {
    if (typeof value === 'string') visit(value, pointer);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (step === '*') {
    if (!Array.isArray(value)) return;
    // A loop, because this is called for every list of every article.
    for (let index = 0; index < value.length; index++) {
      walk(value[index], steps, position + 1, `${pointer}/${index}`, visit);
    }
    return;
  }
  if (Object.hasOwn(value, step)) {
    walk(Reflect.get(value, step), steps, position + 1, `${pointer}/${step}`, visit);
  }
}
