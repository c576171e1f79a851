import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { SchemaError } from '#schemas/generated/envelopeValidators.js';

/** What a fault costs: a value that is taken out, or the part of a list or a text that is too much. */
export type Cost = { kind: 'take-out'; pointer: string } | { kind: 'cut'; pointer: string; length: number };

/** One thing that an author got wrong, however many rules of the schema it breaks. */
export interface Cause {
  error: SchemaError;
  /** Where it is wrong: for something that is missing, where it would stand. */
  at: string;
  cost: Cost;
}

/** Of several rules that one value breaks, the first of these says it best. */
const tellingFirst = ['type', 'enum', 'const', 'minLength', 'format', 'maxLength', 'pattern'];

/** Whether the field at a pointer holds HTML, which is cut where it is too long. */
export type IsHtml = (pointer: string) => boolean;

/** The causes behind the errors of one validation, in their order, one for each place. */
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

/** What the first error costs. */
export function firstCost(errors: readonly SchemaError[], isHtml: IsHtml): Cost | undefined {
  const first = errors.find((error) => !repeatsAnother(error));
  return first && costOf(first, isHtml);
}

/** An error of `if` repeats one of `then` or `else`; what is wrong with a name, that of `propertyNames`. */
function repeatsAnother({ keyword, propertyName }: SchemaError): boolean {
  return keyword === 'if' || propertyName !== undefined;
}

function rank({ error }: Cause): number {
  const index = tellingFirst.indexOf(error.keyword);
  return index === -1 ? tellingFirst.length : index;
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
    // Without something that it requires, a part is no good.
    case 'required':
      return { kind: 'take-out', pointer: instancePath };
    case 'dependentRequired':
      return { kind: 'take-out', pointer: instancePath + pointerStep(String(params.property)) };
    case 'maxItems':
      return { kind: 'cut', pointer: instancePath, length: Number(params.limit) };
    case 'maxLength':
      // The beginning of an article's text still serves its readers; half a label or address does not.
      return isHtml(instancePath)
        ? { kind: 'cut', pointer: instancePath, length: Number(params.limit) }
        : { kind: 'take-out', pointer: instancePath };
    default:
      return { kind: 'take-out', pointer: placeOf(error) };
  }
}

/** Of two equal items the later one is the one too many. */
function laterDuplicate({ i, j }: SchemaError['params']): number {
  return Math.max(Number(i), Number(j));
}
