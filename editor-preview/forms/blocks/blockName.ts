import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle } from '#editing/editedArticle.ts';
import { type EditedValue, isEditedObject } from '#editing/editedValue.ts';
import { schemaWords } from '../../words/words.ts';
import { inWords } from '../items/itemName.ts';
import { loadedSchemas } from '../schema/loadSchemas.ts';

/** A block's name: its type, and its summary if the schema is loaded. */
export function blockName(article: EditedArticle, id: string): string {
  const fields = article.nodes.get(id)?.fields;
  const type = fields && ownValue(fields, 'type');
  if (typeof type !== 'string') return id;
  const schema = loadedSchemas(type)?.get(`blocks/${type}.json`);
  const data = fields && ownValue(fields, 'data');
  const summary = schema?.['x-editor']?.summaryField;
  const isData = (value: unknown): value is EditedValue => typeof value === 'object' && value !== null;
  const said =
    isData(data) && isEditedObject(data) && summary !== undefined
      ? inWords(ownValue(data, summary) as EditedValue | undefined)
      : '';
  return `${schemaWords(schema?.title ?? type)}: ${said === '' ? id : said}`;
}
