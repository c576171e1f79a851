import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { composesText } from '#contracts/composesText.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { writeValue } from '#editor-preview/model/writeValue.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { inserted, movedByOne, placeOfField, removed, type ValuePlace } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { Disclosure } from '../field/Disclosure.tsx';
import { FieldView } from '../field/FieldView.tsx';
import { useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { SignButton } from '../field/SignButton.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { ProblemsOf } from '../problems/ProblemsOf.tsx';
import { addLabelOf, emptyItem, type FormField, itemOf } from '../schema/formField.ts';
import { itemTools, list, plainItem } from './ItemsControl.styles.ts';
import { itemName } from './itemName.ts';

const inputs = 'input, textarea, select, [role="textbox"]';

function ItemsControl({ field, title, place, value, labelId, describedBy }: ControlProps): ReactNode {
  const { library, node, article, edit, announce, onNewItem } = useForm();
  const container = useRef<HTMLFieldSetElement>(null);
  const focusAfterRender = useFocusAfterRender(container);
  const item = itemOf(field, library);
  if (!item) return null;
  const items = value instanceof KeyedList ? value.items : [];
  const isFull = field.schema.maxItems !== undefined && items.length >= field.schema.maxItems;

  const add = (after = items.at(-1)?.key ?? null): void => {
    const key = crypto.randomUUID();
    edit([inserted(node(), place, { key, value: { json: emptyItem(item) }, after })], {
      label: words.labels.addTo(title),
    });
    onNewItem?.(place.pointer + pointerStep(key));
    focusAfterRender({ key });
  };
  /** Enter in an item of one paragraph adds the next one; Shift+Enter breaks the line. */
  const addOnEnter = (event: KeyboardEvent<HTMLElement>, key: string, inner: EditedValue): void => {
    const { target, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (composesText(event) || event.key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey) return;
    if (
      item.widget !== 'rich-text-inline' ||
      !(target instanceof Element) ||
      target.getAttribute('role') !== 'textbox'
    )
      return;
    if (inner === '' || isFull) return;
    event.preventDefault();
    event.stopPropagation();
    add(key);
  };
  const tools = (key: string, name: string, index: number): ReactNode => {
    const move = (direction: 'up' | 'down', action: string): void => {
      edit(movedByOne(node(), place, key, direction), { label: words.labels.moveItem[direction](name) });
      announce(words.forms.movedTo(name, index + (direction === 'up' ? 0 : 2), items.length));
      focusAfterRender({ key, action });
    };
    return (
      <span className={itemTools}>
        <SignButton
          sign="up"
          action={words.forms.moveUp}
          to={name}
          isDisabled={index === 0}
          onClick={() => move('up', words.forms.moveUp)}
        />
        <SignButton
          sign="down"
          action={words.forms.moveDown}
          to={name}
          isDisabled={index === items.length - 1}
          onClick={() => move('down', words.forms.moveDown)}
        />
        <SignButton
          sign="copy"
          action={words.forms.duplicate}
          to={name}
          isDisabled={isFull}
          onClick={() => {
            const copy = items[index];
            if (!copy) return;
            const written = writeValue(copy.value, article());
            const copyKey = crypto.randomUUID();
            edit([inserted(node(), place, { key: copyKey, value: written, after: key })], {
              label: words.labels.duplicate(name),
            });
            focusAfterRender({ key: copyKey });
          }}
        />
        <SignButton
          sign="remove"
          action={words.forms.remove}
          to={name}
          onClick={() => {
            const next = items[index + 1] ?? items[index - 1];
            edit(removed(node(), place, key), { label: words.labels.remove(name) });
            announce(words.forms.removed(name));
            focusAfterRender(next ? { key: next.key, action: words.forms.remove } : { add: true });
          }}
        />
      </span>
    );
  };
  return (
    <Group ref={container} labelId={labelId} describedBy={describedBy}>
      {items.length > 0 && (
        <ol className={list}>
          {items.map(({ key, value: inner }, index) => {
            const name = itemName(item, inner, index);
            return (
              <li key={key} data-item={key} onKeyDownCapture={(event) => addOnEnter(event, key, inner)}>
                <ItemView
                  list={place}
                  itemKey={key}
                  item={item}
                  value={inner}
                  name={name}
                  tools={tools(key, name, index)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <SmallButton disabled={isFull} data-add onClick={() => add()}>
        <Sign name="add" /> {addLabelOf(field) ?? words.forms.addNamed(item.title)}
      </SmallButton>
    </Group>
  );
}

export const itemsControl: Control = {
  Control: ItemsControl,
  accepts: (value) => value instanceof KeyedList,
  layout: 'group',
};

interface ItemViewProps {
  list: ValuePlace;
  itemKey: string;
  item: FormField;
  value: EditedValue;
  name: string;
  tools: ReactNode;
}

/** A list item: a disclosure if it has fields, otherwise an inline control. */
function ItemView({ list, itemKey, item, value, name, tools }: ItemViewProps): ReactNode {
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

type FocusTarget = { readonly key: string; readonly action?: string } | { readonly add: true };

/** The focused element may be removed. Applies once the list renders the target. */
function useFocusAfterRender(list: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const target = useRef<FocusTarget>(undefined);
  useLayoutEffect(() => {
    if (!target.current || !list.current) return;
    const element = elementOf(list.current, target.current);
    if (!element) return;
    target.current = undefined;
    element.focus();
  });
  return (wanted) => {
    target.current = wanted;
  };
}

function elementOf(list: HTMLElement, target: FocusTarget): HTMLElement | null | undefined {
  if ('add' in target) return list.querySelector<HTMLElement>(':scope > [data-add]');
  const item = [...list.querySelectorAll<HTMLElement>(':scope > ol > [data-item]')].find(
    ({ dataset }) => dataset.item === target.key,
  );
  if (!item) return undefined;
  if (target.action === undefined)
    return item.querySelector<HTMLElement>(inputs) ?? item.querySelector<HTMLElement>('button');
  // At either end of the list a button is disabled: the item's first enabled one takes the focus.
  const own = [...item.querySelectorAll<HTMLButtonElement>('[data-action]:not(:disabled)')];
  return own.find(({ dataset }) => dataset.action === target.action) ?? own[0];
}
