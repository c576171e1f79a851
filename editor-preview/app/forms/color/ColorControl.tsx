import type { ReactNode } from 'react';
import { textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { isText, textOf } from '../field/textOf.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { colorRow } from './ColorControl.styles.ts';

function ColorControl(props: ControlProps): ReactNode {
  const { title, value, onChange } = props;
  const input = useTextInput(props);
  const full = sixDigits(textOf(value));
  return (
    <span className={colorRow}>
      <input
        type="color"
        aria-label={words.forms.chooseColour(title)}
        value={full ?? '#ffffff'}
        data-empty={full === undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...input}
        type="text"
        className={textInput}
        placeholder={input.placeholder ?? '#'}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
}

/** A colour in the format of the native input. */
function sixDigits(text: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  if (!/^#[0-9a-f]{3}$/i.test(text)) return undefined;
  return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase();
}

export const colorControl: Control = { Control: ColorControl, accepts: isText, layout: 'input' };
