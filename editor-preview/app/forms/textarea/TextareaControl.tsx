import type { ReactNode } from 'react';
import { textInput } from '../../parts/inputs.styles.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { directionOf } from '../field/directionOf.ts';
import { isText } from '../field/textOf.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { growing } from './TextareaControl.styles.ts';

function TextareaControl(props: ControlProps): ReactNode {
  const input = useTextInput(props);
  return (
    <textarea {...input} rows={2} className={`${textInput} ${growing}`} dir={directionOf(input.value)} />
  );
}

export const textareaControl: Control = { Control: TextareaControl, accepts: isText, layout: 'input' };
