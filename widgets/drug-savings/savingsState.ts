import type { WantedDosage } from '#contracts/drugs/choice.ts';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { DrugView, NamedPlace } from '#contracts/drugs/drugView.ts';
import type { SortedBy } from '#contracts/drugs/priceList.ts';
import { isZip, zipDigits } from '#contracts/drugs/zip.ts';
import type { ShownPrices } from './firstPrices.ts';

/** The fields of the form, all of which have to be filled in. */
export const formFields = ['zip', 'insured', 'manufacturer', 'form', 'dosage', 'quantityDisplay'] as const;
export type FormField = (typeof formFields)[number];

/** What stands in the form. */
export type FormValues = Readonly<Record<Exclude<FormField, 'insured'>, string> & { insured: boolean }>;

/** What a reader has done. Nothing of the block's data is in it, so that the editor may change them beneath it. */
export interface SavingsState {
  /** What was chosen and taken; undefined where that is what the page was sent with. */
  wanted: WantedDosage | undefined;
  place: NamedPlace | undefined;
  insured: boolean;
  isOpen: boolean;
  /** What was changed in the form and is not taken yet. */
  draft: Partial<FormValues>;
  /** The fields with which the form was refused last. */
  refused: readonly FormField[];
  /** 1 while prices are to be loaded anew and those at hand are withheld, 0 while those at hand are shown. */
  counter: 0 | 1;
  /** How often prices were asked for. */
  loads: number;
  /** Whether prices were asked for, and whether any came the last time. */
  isAttempted: boolean;
  isSuccess: boolean;
  /** What came; undefined where the page's own still hold. */
  prices: ShownPrices | undefined;
  /** The list price of what was chosen, where the list of drugs does not say it. */
  listPrice: number | undefined;
  /** What is typed to find a pharmacy, and what was searched for. */
  typed: string;
  searched: string;
  group: number;
  sortedBy: SortedBy;
  /** Whether the list shows something else than at first, at the reader's wish: then it is said what that is. */
  isChanged: boolean;
}

export type SavingsAction =
  | { type: 'opened'; isOpen: boolean }
  | { type: 'changed'; values: Partial<FormValues> }
  | { type: 'refused'; fields: readonly FormField[] }
  /** A form that is in order is sent: `asksAnew` where the place, the formulation or the quantity is another one. */
  | { type: 'taken'; values: FormValues; asksAnew: boolean; isOtherPlace: boolean }
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

/** What a page is sent with. */
export function firstState(view: DrugView | undefined): SavingsState {
  return {
    wanted: undefined,
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
      // Closing it takes nothing of what was changed in it.
      return action.isOpen ? { ...state, isOpen: true } : { ...state, isOpen: false, draft: {}, refused: [] };
    case 'changed': {
      const { zip } = action.values;
      const values = zip === undefined ? action.values : { ...action.values, zip: zipDigits(zip) };
      const draft = { ...state.draft, ...values };
      // What was refused is in order as soon as it is filled in.
      return { ...state, draft, refused: state.refused.filter((field) => !isFilledIn(field, draft[field])) };
    }
    case 'refused':
      return { ...state, isOpen: true, refused: action.fields };
    case 'taken':
      return taken(state, action);
    case 'retried':
      return asking(state);
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

function asking(state: SavingsState): SavingsState {
  return { ...state, counter: 1, loads: state.loads + 1, listPrice: undefined, isChanged: true };
}

function taken(
  state: SavingsState,
  { values, asksAnew, isOtherPlace }: Extract<SavingsAction, { type: 'taken' }>,
): SavingsState {
  const { zip, insured, ...wanted } = values;
  const next: SavingsState = {
    ...state,
    wanted,
    insured,
    place: isOtherPlace ? { zip, lat: null, long: null } : state.place,
    isOpen: false,
    draft: {},
    refused: [],
  };
  if (!asksAnew) return next;
  // Another list: what was looked for in the old one is done with.
  return { ...asking(next), typed: '', searched: '', group: 0 };
}

/** The fields for which a form is refused: those with nothing in them, and a ZIP that has not all its digits. */
export function refusedFields(values: FormValues): readonly FormField[] {
  return formFields.filter((field) => !isFilledIn(field, values[field]));
}

function isFilledIn(field: FormField, value: string | boolean | undefined): boolean {
  return field === 'zip' ? !isZipFlagged(String(value ?? '')) : value !== undefined && value !== '';
}

/** Whether the field for the ZIP is flagged: it has less digits than a ZIP, or none. */
export function isZipFlagged(typed: string): boolean {
  return !isZip(typed);
}
