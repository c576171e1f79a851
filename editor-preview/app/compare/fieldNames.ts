import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { articleItself, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import { type FormField, fieldsOf, itemOf, rootField } from '../forms/schema/formField.ts';
import { words } from '../words/words.ts';

/**
 * Outermost part first, such as "Items › 3 › Title": schema titles and item positions.
 * Unknown fields have their JSON name. `library` is undefined without a schema.
 */
export function fieldName(node: EditedNode, pointer: string, library: SchemaLibrary | undefined): string {
  const type = node.id === articleItself ? articleItself : typeOfNode(node);
  let field: FormField | undefined = library && rootField(type, library);
  let value: EditedValue | undefined = node.fields;
  const names: string[] = [];
  for (const step of pointerKeys(pointer)) {
    if (value instanceof KeyedList) {
      const index: number = value.items.findIndex(({ key }) => key === step);
      names.push(index < 0 ? step : String(index + 1));
      value = value.items[index]?.value;
      field = field && library && itemOf(field, library);
      continue;
    }
    field = field && library && fieldsOf(field, library).find(({ name }) => name === step);
    // Contains all content, so its name adds nothing.
    if (!(step === 'data' && names.length === 0)) names.push(field?.title || inWords(step));
    value = isEditedObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return names.join(' › ') || words.compare.everything;
}

function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
