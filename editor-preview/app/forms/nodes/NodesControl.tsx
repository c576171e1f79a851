import { type ReactNode, useMemo } from 'react';
import { writeValue } from '#editor-preview/model/writeValue.ts';
import { help } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useForm } from '../field/formParts.ts';
import { JsonText } from '../json/JsonText.tsx';

function NodesControl({ field, value, id, describedBy, isInvalid, onChange }: ControlProps): ReactNode {
  const { article } = useForm();
  const json = useMemo(
    () => (value === undefined ? undefined : writeValue(value, article()).json),
    [value, article],
  );
  return (
    <>
      {field.widget !== 'nodes' && <p className={help}>{words.forms.noControl}</p>}
      <JsonText
        id={id}
        json={json}
        describedBy={describedBy}
        isInvalid={isInvalid}
        onChange={(changed) => {
          onChange(changed);
          return undefined;
        }}
      />
    </>
  );
}

export const nodesControl: Control = { Control: NodesControl, accepts: () => true, layout: 'input' };
