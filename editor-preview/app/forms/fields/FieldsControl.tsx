import type { ReactNode } from 'react';
import { isEditedObject } from '#editor-preview/model/editedValue.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { Group } from '../field/Group.tsx';
import { FieldList } from './FieldList.tsx';
import { fieldStack } from './FieldsControl.styles.ts';

function FieldsControl({ field, place, value, labelId }: ControlProps): ReactNode {
  return (
    <Group labelId={labelId} className={fieldStack}>
      <FieldList field={field} place={place} value={isEditedObject(value) ? value : undefined} />
    </Group>
  );
}

export const fieldsControl: Control = { Control: FieldsControl, accepts: isEditedObject, layout: 'group' };
