import { type ReactNode, useMemo } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, isEditedObject } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { writeValue } from '#editor-preview/model/writeValue.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { schemaWords, words } from '../../words/words.ts';
import { placeOfField, type ValuePlace } from '../field/changes.ts';
import { Disclosure } from '../field/Disclosure.tsx';
import { aliasNote } from '../field/FieldView.styles.ts';
import { FieldView } from '../field/FieldView.tsx';
import { useForm } from '../field/formParts.ts';
import { SignButton } from '../field/SignButton.tsx';
import { ProblemsOf } from '../problems/ProblemsOf.tsx';
import { type FormField, fieldsOf, hasValue } from '../schema/formField.ts';
import { isRequired } from '../schema/requirements.ts';
import { fieldStack, folds } from './FieldsControl.styles.ts';
import { type FieldGroup, hasEditorValue, oldNamesOf, shownFields } from './shownFields.ts';

interface FieldListProps {
  field: FormField;
  place: ValuePlace;
  value: EditedObject | undefined;
}

export function FieldList({ field, place, value }: FieldListProps): ReactNode {
  const { library } = useForm();
  const fields = fieldsOf(field, library);
  const groups = shownFields(fields, value);
  const listOf = (group: FieldGroup): ReactNode =>
    group.fields.map((inner) => (
      <FieldOfObject key={inner.name} fields={fields} field={inner} owner={value} ownerPlace={place} />
    ));
  const named = groups.flatMap((group) => (group.name === undefined ? [] : [{ ...group, name: group.name }]));
  return (
    <>
      {groups
        .filter(({ name }) => name === undefined)
        .map((group) => (
          <div key="" className={fieldStack}>
            {listOf(group)}
          </div>
        ))}
      {named.length > 0 && (
        <div className={folds}>
          {named.map((group) => (
            <Disclosure
              key={group.name}
              title={schemaWords(group.name)}
              pointers={group.fields.map(({ name }) => place.pointer + pointerStep(name))}
              startsOpen={group.startsOpen}
            >
              {() => listOf(group)}
            </Disclosure>
          ))}
        </div>
      )}
    </>
  );
}

interface FieldOfObjectProps {
  fields: readonly FormField[];
  field: FormField;
  owner: EditedObject | undefined;
  ownerPlace: ValuePlace;
}

function FieldOfObject({ fields, field, owner, ownerPlace }: FieldOfObjectProps): ReactNode {
  const required = isRequired(field.requirement, owner);
  // Memoised, so that only changed fields re-render.
  const place = useMemo(
    () => placeOfField(ownerPlace, field.name, required),
    [ownerPlace, field.name, required],
  );
  const value = owner && (ownValue(owner, field.name) as EditedValue | undefined);
  const isObject = field.widget === 'fields' && (value === undefined || isEditedObject(value));
  return (
    <>
      {isObject ? (
        <InnerObject field={field} place={place} value={value} />
      ) : (
        <FieldView field={field} place={place} value={value} />
      )}
      <OldNames fields={fields} field={field} owner={owner} ownerPlace={ownerPlace} />
    </>
  );
}

/** A nested object, collapsed unless it is required or has values other than identifiers. */
function InnerObject(props: {
  field: FormField;
  place: ValuePlace;
  value: EditedObject | undefined;
}): ReactNode {
  const { field, place, value } = props;
  const { block, edit, library } = useForm();
  const isThere = value !== undefined;
  const remove = (): void => {
    edit([{ kind: 'set', block, pointer: place.pointer }], { label: words.labels.remove(field.title) });
  };
  return (
    <div data-field={place.pointer}>
      <Disclosure
        title={field.title}
        pointers={[place.pointer]}
        startsOpen={place.isRequired || hasEditorValue(field, value, library)}
        tools={
          isThere && !place.isRequired ? (
            <SignButton sign="remove" action={words.forms.remove} to={field.title} onClick={remove} />
          ) : undefined
        }
      >
        {() => (
          <>
            <ProblemsOf pointer={place.pointer} />
            <FieldList field={field} place={place} value={value} />
          </>
        )}
      </Disclosure>
    </div>
  );
}

interface OldNamesProps {
  fields: readonly FormField[];
  field: FormField;
  owner: EditedObject | undefined;
  ownerPlace: ValuePlace;
}

/** Values under deprecated names of a field: to move to it, or to delete if it has a value. */
function OldNames({ fields, field, owner, ownerPlace }: OldNamesProps): ReactNode {
  const { block, edit, article } = useForm();
  const isFree = !hasValue(owner, field.name);
  return oldNamesOf(fields, field.name, owner).map((old) => {
    const value = owner && (ownValue(owner, old.name) as EditedValue | undefined);
    if (value === undefined) return null;
    const removal: Change = { kind: 'set', block, pointer: ownerPlace.pointer + pointerStep(old.name) };
    const pointer = ownerPlace.pointer + pointerStep(field.name);
    const takeOver = (): void => {
      edit([{ kind: 'set', block, pointer, value: writeValue(value, article()) }, removal], {
        label: words.labels.takeOver(field.title),
      });
    };
    return (
      <div key={old.name} className={aliasNote}>
        <p>
          {words.forms.oldName.begin}
          <code>{old.name}</code>
          {words.forms.oldName.holds(typeof value === 'string' ? value : words.forms.oldName.aValue)}
        </p>
        {isFree ? (
          <SmallButton onClick={takeOver}>{words.forms.takeOver}</SmallButton>
        ) : (
          <SmallButton onClick={() => edit([removal], { label: words.labels.removeOldName(field.title) })}>
            {words.forms.removeIt}
          </SmallButton>
        )}
      </div>
    );
  });
}
