import { memo, type ReactNode, useId } from 'react';
import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, type Json, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import characterCount from '#schemas/characterCount.ts';
import { FieldCommentsBadge } from '../../comments/FieldCommentsBadge.tsx';
import { help } from '../../parts/inputs.styles.ts';
import { langOfSchema, words } from '../../words/words.ts';
import { ProblemNotes } from '../problems/ProblemNotes.tsx';
import { type FormField, isProse, mayBe } from '../schema/formField.ts';
import { emptied, setTo, typedInto, type ValuePlace } from './changes.ts';
import { fieldView, inlineRow, labelRow, unseen } from './FieldView.styles.ts';
import { useForm, useProblemsAt } from './formParts.ts';

const nearLimit = 0.8;

/** No counter for small limits, which any value nearly fills. */
const smallLimit = 10;

interface FieldViewProps {
  field: FormField;
  place: ValuePlace;
  value: EditedValue | undefined;
  title?: string;
  isBare?: boolean;
}

export const FieldView = memo(function FieldView(props: FieldViewProps): ReactNode {
  const { field, place, value, title = field.title, isBare = false } = props;
  const { controls, edit, node } = useForm();
  const problems = useProblemsAt(place.pointer);
  const id = useId();
  const named = controls[field.widget];
  const { Control, layout: layouts } = value === undefined || named.accepts(value) ? named : controls.nodes;
  const layout = typeof layouts === 'function' ? layouts(field) : layouts;
  const counter = counterOf(field, value);
  const describedBy = [
    field.description !== '' && !isBare && `${id}-help`,
    counter && `${id}-count`,
    problems.length > 0 && `${id}-problems`,
  ]
    .filter(Boolean)
    .join(' ');

  const onChange = (changed: Json | undefined): void => {
    const changes = changesOf(node(), { field, place }, changed);
    if (changes.length > 0)
      edit(changes, { label: words.labels.change(title), joins: `${node().id} ${place.pointer}` });
  };
  const control = (
    <Control
      field={field}
      title={title}
      place={place}
      value={value}
      id={id}
      labelId={`${id}-label`}
      describedBy={describedBy === '' ? undefined : describedBy}
      isInvalid={problems.some(({ severity }) => severity !== 'info')}
      isRequired={place.isRequired}
      onChange={onChange}
    />
  );
  const label =
    layout === 'group' ? (
      <span id={`${id}-label`} lang={langOfSchema(field.title)}>
        {title}
      </span>
    ) : (
      <label id={`${id}-label`} htmlFor={id} lang={langOfSchema(field.title)}>
        {title}
      </label>
    );
  return (
    <div className={fieldView} data-field={place.pointer}>
      {layout === 'beside' ? (
        <div className={inlineRow}>
          {control}
          {label}
        </div>
      ) : (
        <>
          <div className={isBare && !counter ? unseen : labelRow}>
            <span className={isBare ? unseen : undefined}>
              {label} {place.isRequired && <small>{words.forms.required}</small>}
            </span>
            {counter && (
              <small id={`${id}-count`} data-over={counter.isOver || undefined}>
                {counter.text}
              </small>
            )}
          </div>
          {control}
        </>
      )}
      <FieldCommentsBadge pointer={place.pointer} title={title} />
      <ProblemNotes id={`${id}-problems`} problems={problems} />
      {field.description !== '' && !isBare && (
        <p id={`${id}-help`} className={help} lang={langOfSchema(field.description)}>
          {field.description}
        </p>
      )}
    </div>
  );
});

function changesOf(
  node: EditedNode,
  { field, place }: Pick<FieldViewProps, 'field' | 'place'>,
  changed: Json | undefined,
): readonly Change[] {
  if (changed === undefined)
    return emptied(node, place, mayBe(field.schema, 'string') ? { json: '' } : undefined);
  const before = valueAt(node.fields, place.pointer);
  return typeof before === 'string' && typeof changed === 'string' && isProse(field)
    ? typedInto(node, place, { before, after: changed })
    : setTo(node, place, { json: changed });
}

interface Counter {
  readonly text: string;
  readonly isOver: boolean;
}

/** The used share of a field's limit, if it is nearly reached or exceeded. */
export function counterOf({ schema }: FormField, value: EditedValue | undefined): Counter | undefined {
  if (typeof value === 'string' && schema.maxLength !== undefined)
    return counted(characterCount(value), schema.maxLength);
  if (value instanceof KeyedList && schema.maxItems !== undefined)
    return counted(value.items.length, schema.maxItems);
  return undefined;
}

function counted(count: number, limit: number): Counter | undefined {
  if (count <= limit && (limit <= smallLimit || count < limit * nearLimit)) return undefined;
  const used = words.forms.counter(count, limit);
  return count > limit
    ? { text: words.forms.tooMany(used, count - limit), isOver: true }
    : { text: used, isOver: false };
}
