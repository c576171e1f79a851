import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { typeOfNode } from '../../document/blockPlaces.ts';
import type { KeyedPlace } from '../../document/pointers.ts';
import { placeOfField, type ValuePlace } from '../../forms/field/changes.ts';
import { type FormField, fieldsOf, itemOf, rootField } from '../../forms/schema/formField.ts';
import { loadedSchemas, loadSchemas } from '../../forms/schema/loadSchemas.ts';
import { isRequired } from '../../forms/schema/requirements.ts';

export interface FoundField {
  readonly field: FormField;
  readonly place: ValuePlace;
  readonly value: EditedValue | undefined;
}

export function fieldAt(
  article: EditedArticle,
  { block, pointer }: KeyedPlace,
  library: SchemaLibrary,
): FoundField | undefined {
  const node = article.nodes.get(block);
  if (!node) return undefined;
  let found: FoundField = {
    field: rootField(block === articleItself ? articleItself : typeOfNode(node), library),
    place: { pointer: '', isRequired: true, owner: undefined },
    value: node.fields,
  };
  for (const step of pointerKeys(pointer)) {
    const inner = fieldIn(found, step, library);
    if (!inner) return undefined;
    found = inner;
  }
  return found;
}

function fieldIn(
  { field, place, value }: FoundField,
  step: string,
  library: SchemaLibrary,
): FoundField | undefined {
  if (value instanceof KeyedList) {
    const itemField = itemOf(field, library);
    const item = value.items.find(({ key }) => key === step);
    if (!itemField || !item) return undefined;
    return {
      field: itemField,
      place: { pointer: place.pointer + pointerStep(step), isRequired: true, owner: place },
      value: item.value,
    };
  }
  const inner = fieldsOf(field, library).find(({ name }) => name === step);
  if (!inner) return undefined;
  const owner = isEditedObject(value) ? value : undefined;
  return {
    field: inner,
    place: placeOfField(place, step, isRequired(inner.requirement, owner)),
    value: owner && (ownValue(owner, step) as EditedValue | undefined),
  };
}

/** Whether a field is plain text for people: then it is editable in the page. */
export function isPlainText({ field, value }: FoundField): boolean {
  const isText = field.widget === 'text' || field.widget === 'textarea';
  return isText && field.schema['x-role']?.is !== 'machine-name' && typeof value === 'string';
}

export function formattedAs({ field, value }: FoundField): RichTextKind | undefined {
  if (typeof value !== 'string') return undefined;
  if (field.widget === 'rich-text') return 'blocks';
  return field.widget === 'rich-text-inline' ? 'inline' : undefined;
}

export function schemasFor(
  article: EditedArticle,
  block: string,
): SchemaLibrary | undefined | Promise<SchemaLibrary | undefined> {
  const type = block === articleItself ? articleItself : typeOfNode(article.nodes.get(block));
  return loadedSchemas(type) ?? loadSchemas(type).then(() => loadedSchemas(type));
}
