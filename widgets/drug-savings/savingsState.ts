import type { RequestedDosage } from '#contracts/drugs/choice.ts';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { DrugView, NamedPlace } from '#contracts/drugs/drugView.ts';
import type { SortedBy } from '#contracts/drugs/priceList.ts';
import { isZip, zipDigits } from '#contracts/drugs/zip.ts';
import type { ShownPrices } from './firstPrices.ts';

export const formFields = ['zip', 'insured', 'manufacturer', 'form', 'dosage', 'quantityDisplay'] as const;
export type FormField = (typeof formFields)[number];

export type FormValues = Readonly<Record<Exclude<FormField, 'insured'>, string> & { insured: boolean }>;

/** The reader's input. Contains none of the block's data, which the editor may change. */
export interface SavingsState {
  picked: RequestedDosage | undefined;
  place: NamedPlace | undefined;
  insured: boolean;
  isOpen: boolean;
  draft: Partial<FormValues>;
  refused: readonly FormField[];
  /** 1 while prices reload and the old ones are hidden, 0 otherwise. */
  counter: 0 | 1;
  loads: number;
  isAttempted: boolean;
  isSuccess: boolean;
  prices: ShownPrices | undefined;
  listPrice: number | undefined;
  typed: string;
  searched: string;
  group: number;
  sortedBy: SortedBy;
  /** Whether the reader has changed the list: then a live region announces it. */
  isChanged: boolean;
}

export type SavingsAction =
  | { type: 'opened'; isOpen: boolean }
  | { type: 'changed'; values: Partial<FormValues> }
  | { type: 'refused'; fields: readonly FormField[] }
  /** A valid form is submitted: `needsPrices` if place, formulation or quantity differs. */
  | { type: 'taken'; values: FormValues; needsPrices: boolean; isOtherPlace: boolean }
  | { type: 'retried' }
  | { type: 'placed'; place: NamedPlace }
  | { type: 'notPlaced' }
  | { type: 'priced'; prices: ShownPrices; listPrice: number | undefined }
  | { type: 'notPriced' }
  | { type: 'settled' }
  | { type: 'typed'; text: string }
  | { type: 'searched' }
  | { type: 'reset' }
  | { type: 'grouped'; group: number }
  | { type: 'sorted'; by: SortedBy };

export function firstState(view: DrugView | undefined): SavingsState {
  return {
    picked: undefined,
    place: undefined,
    insured: defaultUserInfo.insured,
    isOpen: view?.refusedZip !== undefined,
    draft: view?.refusedZip === undefined ? {} : { zip: view.refusedZip },
    refused: view?.refusedZip === undefined ? [] : ['zip'],
    counter: 0,
    loads: 0,
    isAttempted: false,
    isSuccess: false,
    prices: undefined,
    listPrice: undefined,
    typed: view?.pharmacy ?? '',
    searched: view?.pharmacy ?? '',
    group: view?.group ?? 0,
    sortedBy: view?.sort ?? 'price',
    isChanged: view !== undefined && (view.pharmacy !== '' || view.group > 0 || view.sort !== 'price'),
  };
}

export function savingsReducer(state: SavingsState, action: SavingsAction): SavingsState {
  switch (action.type) {
    case 'opened':
      if (action.isOpen === state.isOpen) return state;
      // Closing discards unsubmitted changes.
      return action.isOpen ? { ...state, isOpen: true } : { ...state, isOpen: false, draft: {}, refused: [] };
    case 'changed': {
      const { zip } = action.values;
      const values = zip === undefined ? action.values : { ...action.values, zip: zipDigits(zip) };
      const draft = { ...state.draft, ...values };
      // A refused field is valid once it is filled in.
      return { ...state, draft, refused: state.refused.filter((field) => !isFilledIn(field, draft[field])) };
    }
    case 'refused':
      return { ...state, isOpen: true, refused: action.fields };
    case 'taken':
      return taken(state, action);
    case 'retried':
      return loading(state);
    case 'placed':
      return { ...state, place: action.place };
    case 'notPlaced':
      return { ...state, ...failed, counter: 0 };
    case 'priced':
      return {
        ...state,
        isAttempted: true,
        isSuccess: true,
        prices: action.prices,
        listPrice: action.listPrice,
      };
    case 'notPriced':
      return { ...state, ...failed };
    case 'settled':
      return { ...state, counter: 0 };
    case 'typed':
      return { ...state, typed: action.text };
    case 'searched':
      return { ...state, searched: state.typed, group: 0, isChanged: true };
    case 'reset':
      return { ...state, typed: '', searched: '', group: 0, isChanged: true };
    case 'grouped':
      return { ...state, group: action.group, isChanged: true };
    case 'sorted':
      return { ...state, sortedBy: action.by, group: 0, isChanged: true };
  }
}

const failed = { isAttempted: true, isSuccess: false, prices: { data: [] }, listPrice: undefined };

function loading(state: SavingsState): SavingsState {
  return { ...state, counter: 1, loads: state.loads + 1, listPrice: undefined, isChanged: true };
}

function taken(
  state: SavingsState,
  { values, needsPrices, isOtherPlace }: Extract<SavingsAction, { type: 'taken' }>,
): SavingsState {
  const { zip, insured, ...picked } = values;
  const next: SavingsState = {
    ...state,
    picked,
    insured,
    place: isOtherPlace ? { zip, lat: null, long: null } : state.place,
    isOpen: false,
    draft: {},
    refused: [],
  };
  if (!needsPrices) return next;
  // A new list resets the search.
  return { ...loading(next), typed: '', searched: '', group: 0 };
}

export function refusedFields(values: FormValues): readonly FormField[] {
  return formFields.filter((field) => !isFilledIn(field, values[field]));
}

function isFilledIn(field: FormField, value: string | boolean | undefined): boolean {
  return field === 'zip' ? !isZipFlagged(String(value ?? '')) : value !== undefined && value !== '';
}

/** Whether the ZIP field is flagged: incomplete or empty. */
export function isZipFlagged(typed: string): boolean {
  return !isZip(typed);
}
