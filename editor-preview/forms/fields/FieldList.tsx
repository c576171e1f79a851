import { type ReactNode, useMemo } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, isEditedObject } from '#editing/editedValue.ts';
import { schemaWords, words } from '../../words/words.ts';
import { placeOfField, type ValuePlace } from '../field/changes.ts';
import { Disclosure } from '../field/Disclosure.tsx';
import { FieldView } from '../field/FieldView.tsx';
import { useForm } from '../field/formParts.ts';
import { SignButton } from '../field/SignButton.tsx';
import { ProblemsOf } from '../problems/ProblemsOf.tsx';
import { type FormField, fieldsOf } from '../schema/formField.ts';
import { isRequired } from '../schema/requirements.ts';
import { fieldStack, folds } from './FieldsControl.styles.ts';
import { OldNames } from './OldNames.tsx';
import { type FieldGroup, holdsForPeople, shownFields } from './shownFields.ts';

interface FieldListProps {
  field: FormField;
  place: ValuePlace;
  value: EditedObject | undefined;
}

/** The fields of an object, grouped. */
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
function InnerObject({
  field,
  place,
  value,
}: {
  field: FormField;
  place: ValuePlace;
  value: EditedObject | undefined;
}): ReactNode {
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
        startsOpen={place.isRequired || holdsForPeople(field, value, library)}
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
