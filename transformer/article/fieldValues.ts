import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';

export interface FieldPlace {
  /** JSON Pointer with `*` for array items, as in `htmlFields`. */
  readonly field: string;
  readonly pointer: string;
  readonly owner: object;
}

/** @param fields JSON Pointers with `*` for array items, as in `htmlFields` */
export function forEachText(
  data: unknown,
  fields: readonly string[],
  visit: (text: string, place: FieldPlace) => void,
): void {
  for (const field of fields)
    follow(data, stepsOf(field), 0, '', (text, pointer, owner) => visit(text, { field, pointer, owner }));
}

export function someText(data: unknown, fields: readonly string[], test: (text: string) => boolean): boolean {
  let found = false;
  forEachText(data, fields, (text) => {
    found ||= test(text);
  });
  return found;
}

type VisitText = (text: string, pointer: string, owner: object) => void;

function follow(
  value: unknown,
  steps: readonly string[],
  at: number,
  pointer: string,
  visit: VisitText,
): void {
  const step = steps[at];
  if (typeof value !== 'object' || value === null || step === undefined) return;
  if (step !== '*') followStep(value, step, steps, at, pointer, visit);
  else if (Array.isArray(value)) {
    for (const index of value.keys()) followStep(value, String(index), steps, at, pointer, visit);
  }
}

function followStep(
  owner: object,
  key: string,
  steps: readonly string[],
  at: number,
  pointer: string,
  visit: VisitText,
): void {
  const inner = ownValue(owner, key);
  if (inner === undefined) return;
  const place = pointer + pointerStep(key);
  if (at < steps.length - 1) follow(inner, steps, at + 1, place, visit);
  else if (typeof inner === 'string') visit(inner, place, owner);
}

const knownSteps = new Map<string, readonly string[]>();

/** The steps of a field, cached: the same few hundred fields recur in every block. */
export function stepsOf(field: string): readonly string[] {
  const known = knownSteps.get(field) ?? pointerKeys(field);
  knownSteps.set(field, known);
  return known;
}
