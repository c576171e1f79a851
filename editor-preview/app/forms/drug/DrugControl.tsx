import { type ReactNode, useId, useState } from 'react';
import { defaultDosageOf } from '#contracts/drugs/choice.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { drugsAddress } from '#editor-preview/model/drugs.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { nodeAt, writeValue } from '#editor-preview/model/writeValue.ts';
import { createApiClient, type Failure } from '../../document/apiClient.ts';
import { help, ownFault, textInput } from '../../parts/inputs.styles.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { placeOfField, type ValuePlace } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useArticle, useForm } from '../field/formParts.ts';
import { isText } from '../field/textOf.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { suggestDrugs } from '../suggest/fromServer.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { drugControl as looks } from './DrugControl.styles.ts';
import {
  filledWith,
  firstIs,
  isListedDrug,
  isManufacturers,
  linkedToDrugPage,
  namedChoices,
} from './drugChanges.ts';

const callApi = createApiClient();

/** Choosing one from the list fills in options and the initial choice in one step. Free text is allowed. */
function DrugControl(props: ControlProps): ReactNode {
  const { title, place, id, describedBy } = props;
  const { edit, node, announce } = useForm();
  const [fault, setFault] = useState<string>();
  const input = useTextInput(props);
  const data = place.owner;
  const take = async (slug: string): Promise<void> => {
    if (!data) return;
    const answer = await callApi(`${drugsAddress}/${encodeURIComponent(slug)}`, {}, isListedDrug);
    if (answer.kind !== 'done') return setFault(failureText(answer));
    setFault(undefined);
    const { drug } = answer.value;
    edit(filledWith(node(), data, { drug, slug }), { label: words.labels.change(title) });
    announce(words.forms.drug.chosen(drug.name));
  };
  const faultId = `${id}-fault`;
  return (
    <div className={looks}>
      <SuggestingInput
        {...input}
        of={words.forms.suggested.drugs}
        suggest={suggestDrugs}
        onChoose={(slug) => void take(slug)}
        type="text"
        aria-describedby={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        autoCapitalize="off"
        spellCheck={false}
      />
      <p id={faultId} role="alert" className={ownFault} hidden={fault === undefined}>
        {fault}
      </p>
      {data && (
        <FirstChoice
          data={data}
          title={title}
          onLinked={() => {
            // The button is removed by its click, and would lose the focus.
            document.getElementById(id)?.focus();
            announce(words.forms.drug.left);
          }}
        />
      )}
    </div>
  );
}

function FirstChoice(props: { data: ValuePlace; title: string; onLinked: () => void }): ReactNode {
  const { data, title, onLinked } = props;
  const { block, edit, node } = useForm();
  const article = useArticle();
  const id = useId();
  const written = (name: string): Json | undefined => {
    const value = valueAt(nodeAt(article, block).fields, placeOfField(data, name, false).pointer);
    return value === undefined ? undefined : writeValue(value, article).json;
  };
  const manufacturers = written('manufacturers');
  if (!isManufacturers(manufacturers) || manufacturers.length === 0) return null;

  const choices = namedChoices(manufacturers);
  const first = written('defaultManufacturerDosage');
  const chosen = choices.findIndex(({ choice }) => isSame(defaultDosageOf(choice), first));
  const label = { label: words.labels.change(title) };
  return (
    <>
      <label htmlFor={id} className={help}>
        {words.forms.drug.first}
      </label>
      <select
        id={id}
        className={textInput}
        value={chosen}
        onChange={({ currentTarget }) => {
          const wanted = choices[Number(currentTarget.value)];
          if (wanted) edit(firstIs(node(), data, wanted.choice), label);
        }}
      >
        {chosen === -1 && <option value={-1}>{words.forms.drug.anotherFirst}</option>}
        {choices.map(({ name }, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
      <SmallButton
        onClick={() => {
          edit(linkedToDrugPage(node(), data), label);
          onLinked();
        }}
      >
        {words.forms.drug.leavePrices}
      </SmallButton>
    </>
  );
}

function isSame(
  { formulationId, quantity }: ReturnType<typeof defaultDosageOf>,
  first: Json | undefined,
): boolean {
  if (!isRecord(first) || !isRecord(first.quantity)) return false;
  return first.formulationId === formulationId && first.quantity.value === quantity.value;
}

function failureText(failure: Failure): string {
  const { drug } = words.forms;
  if (failure.kind === 'refused' && failure.why !== '') return drug.unknown;
  return drug.notFetched(failure.kind === 'unreachable' ? failure.why : drug.signedOut);
}

export const drugControl: Control = { Control: DrugControl, accepts: isText, layout: 'input' };
