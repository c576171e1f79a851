import type { ReactNode } from 'react';
import type { EditedValue } from '#editor-preview/model/editedValue.ts';
import { checkInput, textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { directionOf } from '../field/directionOf.ts';
import { inlineRow } from '../field/FieldView.styles.ts';
import { useForm } from '../field/formParts.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { sourcesOf } from '../suggest/fromArticle.ts';
import { suggestLanguages } from '../suggest/fromBrowser.ts';
import { suggestProductNames } from '../suggest/fromServer.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { type Suggest, suggestFrom } from '../suggest/suggestion.ts';

/** A line of text. A number is edited as text if the schema allows text. */
function TextControl(props: ControlProps): ReactNode {
  const { field, value, onChange } = props;
  const input = useTextInput(props);
  const suggestions = useSuggestionsFor(field);
  const attributes = {
    ...input,
    type: 'text',
    spellCheck: field.schema['x-role']?.is !== 'machine-name',
    dir: directionOf(input.value),
  };
  if (suggestions) return <SuggestingInput {...attributes} {...suggestions} onChoose={onChange} />;
  const element = <input {...attributes} className={textInput} autoComplete="off" />;
  if (field.schema['x-role']?.is !== 'alt-text') return element;
  return (
    <>
      {element}
      <DecorationChoice value={value} onChange={onChange} />
    </>
  );
}

interface Suggestions {
  of: string;
  suggest: Suggest;
  isList?: boolean;
}

function useSuggestionsFor({ schema }: ControlProps['field']): Suggestions | undefined {
  const { article } = useForm();
  const bySchema = schema['x-editor']?.suggest;
  if (bySchema === 'languages')
    return { of: words.forms.suggested.languages, suggest: suggestLanguages, isList: true };
  if (bySchema === 'examples') {
    const examples = (schema.examples ?? []).map(String);
    return {
      of: words.forms.suggested.values,
      suggest: suggestFrom(() => examples.map((value) => ({ value, title: value }))),
      isList: true,
    };
  }
  if (bySchema === 'sources')
    return {
      of: words.forms.suggested.sources,
      suggest: suggestFrom(() => sourcesOf(article())),
      isList: true,
    };
  if (schema['x-role']?.is === 'product-name')
    return { of: words.forms.suggested.products, suggest: suggestProductNames };
  return undefined;
}

/** An empty text alternative means "decorative", a missing one is an omission: the choice is explicit. */
function DecorationChoice({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>): ReactNode {
  if (value !== undefined && value !== '') return null;
  return (
    <label className={inlineRow}>
      <input
        type="checkbox"
        className={checkInput}
        checked={value === ''}
        onChange={(event) => onChange(event.target.checked ? '' : undefined)}
      />
      {words.forms.decoration}
    </label>
  );
}

export const textControl: Control = { Control: TextControl, accepts: isTextLike, layout: 'input' };

function isTextLike(value: EditedValue): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
