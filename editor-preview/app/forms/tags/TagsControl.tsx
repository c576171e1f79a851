import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { type EditedValue, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import { inserted, removed } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { SignButton } from '../field/SignButton.tsx';
import { isText } from '../field/textOf.ts';
import { itemOf } from '../schema/formField.ts';
import { choices, tags } from './TagsControl.styles.ts';

/** Tags: added by Enter, a comma, or blur. Checkboxes if the choices are fixed. */
function TagsControl(props: ControlProps): ReactNode {
  const item = itemOf(props.field, useForm().library);
  const fixed = item?.schema.enum?.filter((choice) => typeof choice === 'string');
  return fixed ? <FixedTags {...props} options={fixed} /> : <FreeTags {...props} />;
}

function useTags({ title, place, value }: ControlProps) {
  const { node, edit } = useForm();
  const items = value instanceof KeyedList ? value.items : [];
  const insertion = (text: string): Change =>
    inserted(node(), place, {
      key: crypto.randomUUID(),
      value: { json: text },
      after: items.at(-1)?.key ?? null,
    });
  return {
    items,
    add: (text: string) => edit([insertion(text)], { label: words.labels.addWord(text, title) }),
    remove: (key: string) => edit(removed(node(), place, key), { label: words.labels.removeFrom(title) }),
  };
}

function FixedTags(props: ControlProps & { options: readonly string[] }): ReactNode {
  const { items, add, remove } = useTags(props);
  const foreign = items.filter(({ value }) => !props.options.includes(String(value)));
  return (
    <Group labelId={props.labelId} describedBy={props.describedBy} className={choices}>
      {props.options.map((option) => {
        const item = items.find(({ value }) => value === option);
        return (
          <label key={option}>
            <input
              type="checkbox"
              checked={item !== undefined}
              onChange={() => (item ? remove(item.key) : add(option))}
            />
            {option}
          </label>
        );
      })}
      {foreign.map(({ key, value }) => (
        <label key={key}>
          <input type="checkbox" checked onChange={() => remove(key)} />
          {words.forms.noChoice(String(value))}
        </label>
      ))}
    </Group>
  );
}

function FreeTags(props: ControlProps): ReactNode {
  const { field, title, id, labelId, describedBy, isInvalid } = props;
  const { items, add, remove } = useTags(props);
  const { announce } = useForm();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string): void => {
    const word = text.trim();
    setTyped('');
    if (word === '') return;
    if (items.some(({ value }) => value === word)) announce(words.forms.isThere(word));
    else add(word);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (composesText(event)) return;
    const last = items.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && typed === '' && last) remove(last.key);
  };
  return (
    <Group labelId={labelId} className={tags}>
      {items.map(({ key, value }) => (
        <span key={key}>
          {String(value)}
          <SignButton
            sign="remove"
            action={words.forms.remove}
            to={String(value)}
            onClick={() => {
              remove(key);
              input.current?.focus();
            }}
          />
        </span>
      ))}
      <input
        ref={input}
        type="text"
        id={id}
        className={textInput}
        value={typed}
        aria-label={words.forms.addTo(title)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        placeholder={field.schema['x-editor']?.placeholder ?? words.forms.addThenEnter}
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value.endsWith(',')) take(target.value.slice(0, -1));
          else setTyped(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => take(typed)}
      />
    </Group>
  );
}

export const tagsControl: Control = { Control: TagsControl, accepts: isListOfTexts, layout: 'group' };

function isListOfTexts(value: EditedValue): boolean {
  return value instanceof KeyedList && value.items.every((item) => isText(item.value));
}
