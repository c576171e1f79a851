import { type ReactNode, useMemo, useState } from 'react';
import { type EditedValue, isEditedObject } from '#editor-preview/model/editedValue.ts';
import { placeOfField, type ValuePlace } from '../field/changes.ts';
import { Disclosure } from '../field/Disclosure.tsx';
import { FieldView } from '../field/FieldView.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { ProblemsOf } from '../problems/ProblemsOf.tsx';
import type { FormField } from '../schema/formField.ts';
import { plainItem } from './ItemsControl.styles.ts';

interface ItemViewProps {
  list: ValuePlace;
  itemKey: string;
  item: FormField;
  value: EditedValue;
  name: string;
  tools: ReactNode;
}

/** A list item: a disclosure if it has fields, otherwise an inline control. */
export function ItemView({ list, itemKey, item, value, name, tools }: ItemViewProps): ReactNode {
  const place = useMemo(() => placeOfField(list, itemKey, true), [list, itemKey]);
  // A new item is empty, and opens to be filled in.
  const [startsOpen] = useState(() => isEditedObject(value) && Object.keys(value).length === 0);
  if (item.widget !== 'fields' || !isEditedObject(value))
    return (
      <div className={plainItem}>
        <FieldView field={item} place={place} value={value} title={name} isBare />
        {tools}
      </div>
    );
  return (
    <div data-field={place.pointer}>
      <Disclosure title={name} pointers={[place.pointer]} startsOpen={startsOpen} tools={tools}>
        {() => (
          <>
            <ProblemsOf pointer={place.pointer} />
            <FieldList field={item} place={place} value={value} />
          </>
        )}
      </Disclosure>
    </div>
  );
}
