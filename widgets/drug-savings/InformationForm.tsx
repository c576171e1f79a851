import { type Dispatch, type ReactNode, useEffect, useId, useState } from 'react';
import { availableChoice, type ChoiceField, type DosageChoice, namesOf } from '#contracts/drugs/choice.ts';
import { dosageLabel, type Manufacturer, manufacturerLabel } from '#contracts/drugs/drug.ts';
import type { NamedPlace } from '#contracts/drugs/drugView.ts';
import { zipLength } from '#contracts/drugs/zip.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { informationForm } from './InformationForm.styles.ts';
import { type HiddenFields, PageForm } from './PageForm.tsx';
import { trackButton } from './savingsEvents.ts';
import {
  type FormValues,
  isZipFlagged,
  refusedFields,
  type SavingsAction,
  type SavingsState,
} from './savingsState.ts';

export interface InformationFormProps {
  slug: string;
  manufacturers: readonly Manufacturer[];
  choice: DosageChoice;
  place: NamedPlace;
  /** Whether there is an offer for insured readers; without one the form does not ask. */
  hasOffer: boolean;
  isTemplate: boolean;
  /** Who learns the ZIP; undefined with sample prices. */
  partner: string | undefined;
  hasFailed: boolean;
  hiddenFields: HiddenFields;
  state: SavingsState;
  dispatch: Dispatch<SavingsAction>;
}

/** The form for the priced choice. Changes take effect on submit. */
export function InformationForm({
  slug,
  manufacturers,
  choice,
  place,
  hasOffer,
  isTemplate,
  partner,
  hasFailed,
  hiddenFields,
  state,
  dispatch,
}: InformationFormProps): ReactNode {
  const id = useId();
  const isLive = useIsLive();
  const { draft, refused } = state;
  const drafted = availableChoice(manufacturers, pickedOf({ ...namesOf(choice), ...draft })) ?? choice;
  const values: FormValues = {
    zip: draft.zip ?? place.zip,
    insured: draft.insured ?? state.insured,
    ...namesOf(drafted),
  };

  const change = (changed: Partial<FormValues>): void => dispatch({ type: 'changed', values: changed });
  // Unavailable values fall back to the first available one.
  const choose = (field: ChoiceField, name: string): void => {
    const available = availableChoice(manufacturers, pickedOf({ ...namesOf(drafted), [field]: name }));
    if (available) change(namesOf(available));
  };
  const update = (form: HTMLFormElement): void => {
    const fields = refusedFields(values);
    if (fields.length > 0) {
      dispatch({ type: 'refused', fields });
      form.querySelector<HTMLElement>(`[name="${fields[0]}"]`)?.focus();
      return;
    }
    const isOtherPlace = values.zip !== place.zip;
    const panel = form.closest('details');
    // The pressed button is about to be hidden.
    panel?.querySelector('summary')?.focus();
    // If the reader opened it before hydration, React may not know and would not close it.
    if (panel) panel.open = false;
    dispatch({
      type: 'taken',
      values,
      isOtherPlace,
      needsPrices: isOtherPlace || hasFailed || isPricedOtherwise(choice, drafted),
    });
  };
  const lists = listsOf(manufacturers, drafted);
  return (
    <PageForm
      className={informationForm}
      slug={slug}
      hiddenFields={hiddenFields}
      onSubmit={(_, form) => update(form)}
    >
      {hasOffer && !isTemplate && (
        <fieldset data-live="">
          <legend>
            <OwnWords>Insurance</OwnWords>
          </legend>
          {[true, false].map((insured) => (
            <label key={String(insured)}>
              {/* Outside the form: the insurance answer is never sent. */}
              <input
                type="radio"
                form=""
                name={`${id}insured`}
                checked={values.insured === insured}
                onChange={() => change({ insured })}
              />{' '}
              <OwnWords>{insured ? 'Insured' : 'Uninsured'}</OwnWords>
            </label>
          ))}
        </fieldset>
      )}
      {isTemplate && (
        <h3>
          <OwnWords>Dosage</OwnWords>
        </h3>
      )}
      {!isTemplate && (
        <Field
          id={`${id}zip`}
          label="ZIP"
          isRefused={refused.includes('zip')}
          hint={partner ? `5 digits. Sent to ${partner}, and nothing else about you.` : '5 digits.'}
        >
          {(described) => (
            <input
              {...described}
              name="zip"
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              lang="en"
              placeholder="Enter a ZIP code"
              maxLength={isLive ? undefined : zipLength}
              value={values.zip}
              aria-invalid={isZipFlagged(values.zip) || described['aria-invalid']}
              data-error={isZipFlagged(values.zip) ? 'zip' : undefined}
              onChange={({ currentTarget }) => change({ zip: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {lists.map(({ field, label, chosen, options }) => (
        <Field key={field} id={`${id}${field}`} label={label} isRefused={refused.includes(field)}>
          {(described) => (
            <select
              {...described}
              name={field}
              value={chosen}
              onChange={({ currentTarget }) => choose(field, currentTarget.value)}
            >
              {options.map(({ value, text }, index) => (
                <option key={index} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <button
        type="submit"
        disabled={isTemplate && isLive && !hasChangedList(draft)}
        {...trackButton('update')}
      >
        <OwnWords>UPDATE INFORMATION</OwnWords>
      </button>
    </PageForm>
  );
}

interface FieldProps {
  id: string;
  label: string;
  isRefused: boolean;
  hint?: string;
  children: (described: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

function Field({ id, label, isRefused, hint, children }: FieldProps): ReactNode {
  const notes = [hint && `${id}-hint`, isRefused && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-field="">
      <label htmlFor={id}>
        <OwnWords>{label}</OwnWords>
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': isRefused || undefined })}
      {hint && (
        <small id={`${id}-hint`}>
          <OwnWords>{hint}</OwnWords>
        </small>
      )}
      {isRefused && (
        <p id={`${id}-error`} data-wrong="">
          <OwnWords>Please complete this field.</OwnWords>
        </p>
      )}
    </div>
  );
}

function pickedOf({ manufacturer, form, dosage, quantityDisplay }: Partial<FormValues>) {
  return { manufacturer, form, dosage, quantityDisplay };
}

/** Whether the other choice has another price: manufacturer and form alone do not change it. */
function isPricedOtherwise(one: DosageChoice, other: DosageChoice): boolean {
  return (
    one.dosage.formulationId !== other.dosage.formulationId ||
    one.dosage.dosage !== other.dosage.dosage ||
    one.quantity.value !== other.quantity.value ||
    one.quantity.display !== other.quantity.display
  );
}

function hasChangedList({ manufacturer, form, dosage, quantityDisplay }: SavingsState['draft']): boolean {
  return [manufacturer, form, dosage, quantityDisplay].some((changed) => changed !== undefined);
}

interface ChoiceList {
  field: ChoiceField;
  label: string;
  chosen: string;
  options: readonly { value: string; text: string }[];
}

/** The four lists, each filtered by the preceding choices. */
function listsOf(
  manufacturers: readonly Manufacturer[],
  { manufacturer, option, dosage, quantity }: DosageChoice,
): readonly ChoiceList[] {
  const same = (text: string) => ({ value: text, text });
  return [
    {
      field: 'manufacturer',
      label: 'Manufacturer',
      chosen: manufacturer.name,
      options: manufacturers.map((each) => ({ value: each.name, text: manufacturerLabel(each) })),
    },
    {
      field: 'form',
      label: 'Form',
      chosen: option.form,
      options: manufacturer.options.map(({ form }) => same(form)),
    },
    {
      field: 'dosage',
      label: 'Dosage',
      chosen: dosage.dosage,
      options: option.dossages.map((each) => ({ value: each.dosage, text: dosageLabel(each.dosage) })),
    },
    {
      field: 'quantityDisplay',
      label: 'Quantity',
      chosen: quantity.display,
      options: dosage.commonQuantities.map(({ display }) => same(display)),
    },
  ];
}

/** Whether it is hydrated: false on the server and on the first render. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
