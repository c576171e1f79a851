import type { ReactNode } from 'react';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import {
  BlockPlace,
  type EditedValue,
  isEditedObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import { newId } from '#editor-preview/model/giveIds.ts';
import { help } from '../../parts/inputs.styles.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { schemaWords, words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useArticle, useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { inWords } from '../items/itemName.ts';
import { addLabelOf, blockTypesIn } from '../schema/formField.ts';
import { loadedSchemas } from '../schema/loadSchemas.ts';
import { blockList } from './BlocksControl.styles.ts';

/** Links to the forms of nested blocks. They are moved and removed in the outline, like all blocks. */
function BlocksControl({ field, title, place, value, labelId, describedBy }: ControlProps): ReactNode {
  const { block, edit, onOpenBlock, onAddBlock } = useForm();
  const article = useArticle();
  const items = value instanceof KeyedList ? value.items : [];
  const types = blockTypesIn(field);
  const onlyType = types?.length === 1 ? types[0] : undefined;
  const isFull = field.schema.maxItems !== undefined && items.length >= field.schema.maxItems;
  const into = { parent: block, list: place.pointer };

  const add = (type: string): void => {
    const id = newId(type);
    const after = items.at(-1)?.key ?? null;
    edit([{ kind: 'insert', block: { json: { id, type, data: {} } }, into, after }], {
      label: words.labels.addTo(title),
    });
    onOpenBlock?.(id);
  };
  return (
    <Group labelId={labelId} describedBy={describedBy}>
      {items.length > 0 && (
        <ol className={blockList}>
          {items.map(({ key, value: item }) => (
            <li key={key}>
              {item instanceof BlockPlace ? (
                <SmallButton disabled={!onOpenBlock} onClick={() => onOpenBlock?.(item.id)}>
                  {blockName(article, item.id)}
                </SmallButton>
              ) : (
                <span className={help}>{words.forms.noBlock}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {onlyType !== undefined ? (
        <SmallButton disabled={isFull} onClick={() => add(onlyType)}>
          <Sign name="add" /> {addLabelOf(field) ?? words.forms.addNamed(onlyType)}
        </SmallButton>
      ) : (
        onAddBlock && (
          <SmallButton disabled={isFull} onClick={() => onAddBlock(into)}>
            <Sign name="add" /> {addLabelOf(field) ?? words.forms.addBlock}
          </SmallButton>
        )
      )}
    </Group>
  );
}

export const blocksControl: Control = {
  Control: BlocksControl,
  accepts: (value) => value instanceof KeyedList,
  layout: 'group',
};

function blockName(article: EditedArticle, id: string): string {
  const fields = article.nodes.get(id)?.fields;
  const type = fields && ownValue(fields, 'type');
  if (typeof type !== 'string') return id;
  const schema = loadedSchemas(type)?.get(`blocks/${type}.json`);
  const data = fields && ownValue(fields, 'data');
  const summary = schema?.['x-editor']?.summaryField;
  const isData = (value: unknown): value is EditedValue => typeof value === 'object' && value !== null;
  const text =
    isData(data) && isEditedObject(data) && summary !== undefined
      ? inWords(ownValue(data, summary) as EditedValue | undefined)
      : '';
  return `${schemaWords(schema?.title ?? type)}: ${text === '' ? id : text}`;
}
