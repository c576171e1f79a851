import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { SchemaError } from '#schemas/generated/envelopeValidators.js';

export type Cost = { kind: 'take-out'; pointer: string } | { kind: 'cut'; pointer: string; length: number };

export interface Cause {
  error: SchemaError;
  /** Its place; of something missing, the place where it belongs. */
  at: string;
  cost: Cost;
}

/** Of several broken rules of a value, the first of these describes it best. */
const bestKeywords = ['type', 'enum', 'const', 'minLength', 'format', 'maxLength', 'pattern'];

export type IsHtml = (pointer: string) => boolean;

/** The causes of one validation's errors in order, one for each place. */
export function causesOf(errors: readonly SchemaError[], isHtml: IsHtml): Cause[] {
  const causes = new Map<string, Cause>();
  for (const error of errors) {
    if (repeatsAnother(error)) continue;
    const cause = { error, at: placeOf(error), cost: costOf(error, isHtml) };
    const known = causes.get(cause.at);
    if (!known) causes.set(cause.at, cause);
    else if (rank(cause) < rank(known)) causes.set(cause.at, { ...cause, cost: known.cost });
  }
  return [...causes.values()];
}

export function firstCost(errors: readonly SchemaError[], isHtml: IsHtml): Cost | undefined {
  const first = errors.find((error) => !repeatsAnother(error));
  return first && costOf(first, isHtml);
}

/** An error of `if` repeats that of `then` or `else`; an error in a name repeats that of `propertyNames`. */
function repeatsAnother({ keyword, propertyName }: SchemaError): boolean {
  return keyword === 'if' || propertyName !== undefined;
}

function rank({ error }: Cause): number {
  const index = bestKeywords.indexOf(error.keyword);
  return index === -1 ? bestKeywords.length : index;
}

function placeOf({ keyword, instancePath, params }: SchemaError): string {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return instancePath + pointerStep(String(params.missingProperty));
    case 'additionalProperties':
      return instancePath + pointerStep(String(params.additionalProperty));
    case 'propertyNames':
      return instancePath + pointerStep(String(params.propertyName));
    case 'uniqueItems':
      return `${instancePath}/${laterDuplicate(params)}`;
    default:
      return instancePath;
  }
}

function costOf(error: SchemaError, isHtml: IsHtml): Cost {
  const { keyword, instancePath, params } = error;
  switch (keyword) {
    // A part is useless without its required fields.
    case 'required':
      return { kind: 'take-out', pointer: instancePath };
    case 'dependentRequired':
      return { kind: 'take-out', pointer: instancePath + pointerStep(String(params.property)) };
    case 'maxItems':
      return { kind: 'cut', pointer: instancePath, length: Number(params.limit) };
    case 'maxLength':
      // The beginning of an article's text is still useful; half a label or address is not.
      return isHtml(instancePath)
        ? { kind: 'cut', pointer: instancePath, length: Number(params.limit) }
        : { kind: 'take-out', pointer: instancePath };
    default:
      return { kind: 'take-out', pointer: placeOf(error) };
  }
}

/** Of two equal items the later one is removed. */
function laterDuplicate({ i, j }: SchemaError['params']): number {
  return Math.max(Number(i), Number(j));
}
