import type { ReactNode } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedObject, EditedValue } from '#editing/editedValue.ts';
import type { Change } from '#editing/operation.ts';
import { writeValue } from '#editing/writeValue.ts';
import { smallButton } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { ValuePlace } from '../field/changes.ts';
import { aliasNote } from '../field/FieldView.styles.ts';
import { useForm } from '../field/formParts.ts';
import { type FormField, holds } from '../schema/formField.ts';
import { oldNamesOf } from './shownFields.ts';

interface OldNamesProps {
  fields: readonly FormField[];
  field: FormField;
  owner: EditedObject | undefined;
  ownerPlace: ValuePlace;
}

/** Values under deprecated names of a field: to move to it, or to delete if it has a value. */
export function OldNames({ fields, field, owner, ownerPlace }: OldNamesProps): ReactNode {
  const { block, edit, article } = useForm();
  const isFree = !holds(owner, field.name);
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
          <button type="button" className={smallButton} onClick={takeOver}>
            {words.forms.takeOver}
          </button>
        ) : (
          <button
            type="button"
            className={smallButton}
            onClick={() => edit([removal], { label: words.labels.removeOldName(field.title) })}
          >
            {words.forms.removeIt}
          </button>
        )}
      </div>
    );
  });
}
