import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { keyedPlace } from '../../document/pointers.ts';
import { type FormField, fieldsOf, itemOf } from '../schema/formField.ts';

interface ShownProblems {
  readonly byField: ReadonlyMap<string, readonly Problem[]>;
  readonly others: readonly Problem[];
}

/** The innermost field on the path. A problem of a deprecated name belongs to its field. */
export function problemsByField(
  problems: readonly Problem[],
  {
    article,
    block,
    root,
    library,
  }: { article: EditedArticle; block: string; root: FormField; library: SchemaLibrary },
): ShownProblems {
  const byField = new Map<string, Problem[]>();
  const others: Problem[] = [];
  for (const problem of problems) {
    const place = keyedPlace(article, problem.pointer);
    if (place.block !== block) continue;
    const shownAt = fieldAt(place.pointer, { root, value: article.nodes.get(block)?.fields, library });
    if (shownAt === '' || shownAt === '/data') others.push(problem);
    else byField.set(shownAt, [...(byField.get(shownAt) ?? []), problem]);
  }
  return { byField, others };
}

/** The pointer of the innermost field on the path; '' if there is none. */
export function fieldAt(
  pointer: string,
  { root, value, library }: { root: FormField; value: EditedValue | undefined; library: SchemaLibrary },
): string {
  const [step, ...further] = pointerKeys(pointer);
  return below({ at: '', field: root, value }, step, further, library);
}

interface Position {
  readonly at: string;
  readonly field: FormField;
  readonly value: EditedValue | undefined;
}

function below(
  position: Position,
  step: string | undefined,
  further: readonly string[],
  library: SchemaLibrary,
): string {
  const { at, field, value } = position;
  if (step === undefined) return at;
  const [next, ...others] = further;
  if (field.widget === 'fields') {
    const fields = fieldsOf(field, library);
    const name = fields.find((inner) => inner.name === step)?.schema['x-editor']?.aliasOf ?? step;
    const inner = fields.find((other) => other.name === name);
    if (!inner) return at;
    // Headings are part of their table, which shows the problems of their list.
    const table = fields.find(({ schema }) => schema['x-editor']?.columnsField === name);
    if (table && next === undefined) return at + pointerStep(table.name);
    const child = isEditedObject(value) ? (ownValue(value, step) as EditedValue | undefined) : undefined;
    return below({ at: at + pointerStep(name), field: inner, value: child }, next, others, library);
  }
  const inner = itemIn(position, step, library);
  if (!inner) return at;
  // A row has no field: its problems are shown at the cell, or at the table.
  if (field.widget === 'table') {
    const cell = next === undefined ? undefined : itemIn(inner, next, library);
    return cell ? cell.at : at;
  }
  return field.widget === 'items' ? below(inner, next, others, library) : at;
}

function itemIn({ at, field, value }: Position, key: string, library: SchemaLibrary): Position | undefined {
  const item = value instanceof KeyedList ? value.items.find((other) => other.key === key) : undefined;
  const inner = itemOf(field, library);
  return item && inner && { at: at + pointerStep(key), field: inner, value: item.value };
}
