import type { BehaviourParts } from '#contracts/behaviour.ts';
import {
  type ConsentRecord,
  type ConsentTool,
  choiceFields,
  consentChoiceEvent,
  consentToolAttribute,
  consentToolButtonAttribute,
  privacyBannerAttribute,
} from '#contracts/consent.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import {
  outsideAttribute,
  outsideDomEvent,
  outsideFactsAttribute,
  outsideKindAttribute,
  pressedKind,
} from '#contracts/outside/frame.ts';
import { noteInPlace, overAll } from './noteInPlace.ts';

const mostNumbers = 2_000;

/** New content ignores presses this long, so that readers press only what they have seen. */
export const untouchableMs = 500;

const widest = 2_000;

/** In the place of our question, or, once the reader presses its button, on the page of privacy choices. */
export function start(element: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  // A tool that answers by itself is counted as a frame that breaks the rules.
  const untrue = (): void =>
    report({ kind: 'client-error', metric: 'client.error.outside', actionOutcome: 'UNTRUE' });
  if (element instanceof HTMLButtonElement) askOnPress(element, untrue);
  else if (element instanceof HTMLElement) askInQuestion(element, untrue);
}

function askInQuestion(place: HTMLElement, untrue: () => void): void {
  const question = place.closest('form');
  // On the page of privacy choices the reader opens the tool.
  if (!question || document.querySelector(`[${consentToolButtonAttribute}]`)) return;
  const own = [...question.querySelectorAll<HTMLElement>(':scope > :not(div)')];
  const setAside = (isAside: boolean): void => {
    for (const each of own) each.inert = isAside;
  };
  const look = ask(place, readTool(place.getAttribute(consentToolAttribute)), {
    isInUse: () => question.matches(':hover, :focus-within'),
    shown: () => setAside(true),
    gone: () => setAside(false),
    untrue,
    take: (record) => {
      // Focus was in the removed frame: it moves here, not to the start of the page.
      noteInPlace(
        question,
        'Thank you. You can change your mind at any time, at “Your privacy choices” at the end of each page.',
      ).focus({ preventScroll: true });
      question.dispatchEvent(new CustomEvent(consentChoiceEvent, { detail: record }));
      // A press inside a frame is no input for layout shifts, so the room stays until the next page.
      document.documentElement.setAttribute(privacyBannerAttribute, '');
    },
  });
  // A moment later it is known whether focus or pointer has left all of it.
  for (const leaving of ['pointerleave', 'focusout'])
    question.addEventListener(leaving, () => setTimeout(look));
}

function askOnPress(button: HTMLButtonElement, untrue: () => void): void {
  const place = button.nextElementSibling;
  const said = place?.querySelector('p');
  const form = button.closest('article')?.querySelector('form');
  if (!(place instanceof HTMLElement) || !said || !form) return;
  const tool = readTool(button.getAttribute(consentToolButtonAttribute));
  const showText = (text: string): void => {
    said.textContent = text;
  };
  button.addEventListener('click', () => {
    if (place.querySelector(`[${outsideAttribute}]`)) return;
    place.hidden = false;
    showText(`${tool.title} is loading.`);
    ask(place, tool, {
      isPressed: true,
      shown: () => showText(''),
      gone: () => showText(`${tool.title} has no question now. You can choose below.`),
      untrue,
      take: (record) => sayBy(form, record),
    });
  });
}

interface Asking {
  isPressed?: boolean;
  isInUse?: () => boolean;
  shown: () => void;
  gone: () => void;
  /** The tool answered without the reader. */
  untrue: () => void;
  take: (record: ConsentRecord) => void;
}

function ask(
  box: HTMLElement,
  tool: ConsentTool,
  { isPressed = false, isInUse, shown, gone, untrue, take }: Asking,
): () => void {
  const place = document.createElement('div');
  let step: 'waits' | 'ready' | 'shown' | 'over' = 'waits';
  place.title = tool.title;
  place.style.cssText = `${overAll};visibility:hidden`;
  place.inert = true;
  if (isPressed) place.setAttribute(outsideKindAttribute, pressedKind);
  place.setAttribute(outsideAttribute, tool.partner);
  box.append(place);
  const { width, height } = place.getBoundingClientRect();
  const size = [Math.min(Math.floor(width), widest), Math.floor(height)];
  place.setAttribute(outsideFactsAttribute, JSON.stringify({ sizes: [size] }));

  const look = (): void => {
    if (step !== 'ready' || isInUse?.()) return;
    step = 'shown';
    place.style.visibility = 'visible';
    setTimeout(() => {
      place.inert = false;
    }, untouchableMs);
    shown();
  };
  place.addEventListener(outsideDomEvent, ({ detail: { state, choice } }) => {
    if (step === 'over' || state === 'loading') return;
    if (state === 'filled' && choice === undefined) {
      if (step === 'waits') step = 'ready';
      // From now on it follows the size of its box.
      place.querySelector('iframe')?.style.setProperty('width', '100%');
      place.querySelector('iframe')?.style.setProperty('height', '100%');
      look();
      return;
    }
    const isTheirs =
      step === 'shown' && place.contains(document.activeElement) && navigator.userActivation.isActive;
    step = 'over';
    place.remove();
    gone();
    if (choice === undefined) return;
    const reported = readReportedChoice(choice);
    if (reported && isTheirs) take(recordOf(reported, tool));
    else untrue();
  });
  return look;
}

/** A party outside the Global Vendor List is agreed to only with a yes to everything. */
function recordOf(choice: ReportedChoice, { purposes, vendors }: ConsentTool): ConsentRecord {
  const purposeConsents = purposes.filter((each) => choice.purposes.includes(each));
  const vendorConsents = vendors.filter((each) => choice.vendors.includes(each));
  const isAll = purposeConsents.length === purposes.length && vendorConsents.length === vendors.length;
  return { purposeConsents, vendorConsents, nonIABVendorsAllowed: isAll };
}

function sayBy(form: HTMLFormElement, record: ConsentRecord): void {
  const { purposeConsents, vendorConsents, nonIABVendorsAllowed } = record;
  for (const box of form.querySelectorAll('input')) {
    const { name, value } = box;
    const list = name === choiceFields.purpose ? purposeConsents : vendorConsents;
    box.checked =
      name === choiceFields.others ? nonIABVendorsAllowed === true : list?.includes(Number(value)) === true;
  }
  form.requestSubmit(form.querySelector<HTMLButtonElement>('[value=some]'));
}

/** Rendered by the server, as fresh as the page's HTML. */
function readTool(text: string | null): ConsentTool {
  return JSON.parse(text ?? 'null');
}

/** May contain numbers that were not requested. */
interface ReportedChoice {
  purposes: number[];
  vendors: number[];
}

export function readReportedChoice(reported: unknown): ReportedChoice | undefined {
  if (!isRecord(reported)) return undefined;
  const { purposes, vendors } = reported;
  return isList(purposes) && isList(vendors) ? { purposes, vendors } : undefined;
}

function isList(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length <= mostNumbers &&
    value.every((each) => Number.isInteger(each) && each >= 1 && each <= 65_535)
  );
}
