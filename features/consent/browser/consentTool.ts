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
import {
  outsideAttribute,
  outsideDomEvent,
  outsideFactsAttribute,
  outsideKindAttribute,
  pressedKind,
} from '#contracts/outside/frame.ts';
import { noteInPlace, overAll } from './noteInPlace.ts';
import { readToldChoice, type ToldChoice } from './toldChoice.ts';

/** What comes to stand where something else was takes no press for so long, in milliseconds: nobody presses what they have not seen. */
export const untouchableMs = 500;

/** No place is told to be wider, in pixels. */
const widest = 2_000;

/**
 * Lets a tool of somebody else's ask for the publisher: in the place of our own question, which stays where it does not come; or, on
 * the page of the choices, once its reader has pressed the button for it.
 */
export function start(element: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  // A tool that answers for its reader is counted with those whose frames keep to no rules.
  const untrue = (): void =>
    report({ kind: 'client-error', metric: 'client.error.outside', actionOutcome: 'UNTRUE' });
  if (element instanceof HTMLButtonElement) askOnPress(element, untrue);
  else if (element instanceof HTMLElement) askInQuestion(element, untrue);
}

function askInQuestion(place: HTMLElement, untrue: () => void): void {
  const question = place.closest('form');
  // On the page of the choices readers ask for it themselves.
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
      // Its reader was in the frame, which is gone: they go on from here, and not from what comes first on the page.
      noteInPlace(
        question,
        'Thank you. You can change your mind at any time, at “Your privacy choices” at the end of each page.',
      ).focus({ preventScroll: true });
      question.dispatchEvent(new CustomEvent(consentChoiceEvent, { detail: record }));
      // A press in a frame is none for this page: what moved now would have moved by itself. So its room stays, until the next page.
      document.documentElement.setAttribute(privacyBannerAttribute, '');
    },
  });
  // Whether they have left all of it is known a moment later.
  for (const leaving of ['pointerleave', 'focusout'])
    question.addEventListener(leaving, () => setTimeout(look));
}

function askOnPress(button: HTMLButtonElement, untrue: () => void): void {
  const place = button.nextElementSibling;
  const said = place?.querySelector('p');
  const form = button.closest('article')?.querySelector('form');
  if (!(place instanceof HTMLElement) || !said || !form) return;
  const tool = readTool(button.getAttribute(consentToolButtonAttribute));
  const tell = (text: string): void => {
    said.textContent = text;
  };
  button.addEventListener('click', () => {
    if (place.querySelector(`[${outsideAttribute}]`)) return;
    place.hidden = false;
    tell(`${tool.title} is asked to come.`);
    ask(place, tool, {
      isPressed: true,
      shown: () => tell(''),
      gone: () => tell(`${tool.title} does not ask anything now. You can choose below.`),
      untrue,
      take: (record) => sayBy(form, record),
    });
  });
}

interface Asking {
  /** Whether the reader has asked for it. */
  isPressed?: boolean;
  /** Whether the reader is about to use what it would cover. */
  isInUse?: () => boolean;
  shown: () => void;
  gone: () => void;
  /** It has answered, and nobody has answered it. */
  untrue: () => void;
  take: (record: ConsentRecord) => void;
}

/**
 * Makes the place in which a tool may ask, unseen until it says that it shows something. What it answers counts where its reader has
 * seen it, and has just done something in it.
 *
 * @returns looks whether it may be shown by now
 */
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
      // From now on it is as large as its box, also when that changes.
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
    const told = readToldChoice(choice);
    if (told && isTheirs) take(recordOf(told, tool));
    else untrue();
  });
  return look;
}

/** What was asked for, of what was answered. Who is in no register is agreed to with all of it, and with nothing less. */
function recordOf(choice: ToldChoice, { purposes, vendors }: ConsentTool): ConsentRecord {
  const purposeConsents = purposes.filter((each) => choice.purposes.includes(each));
  const vendorConsents = vendors.filter((each) => choice.vendors.includes(each));
  const isAll = purposeConsents.length === purposes.length && vendorConsents.length === vendors.length;
  return { purposeConsents, vendorConsents, nonIABVendorsAllowed: isAll };
}

/** Ticks in our own form what was answered, and sends it: the page says then what was kept. */
function sayBy(
  form: HTMLFormElement,
  { purposeConsents, vendorConsents, nonIABVendorsAllowed }: ConsentRecord,
): void {
  for (const box of form.querySelectorAll('input')) {
    const { name, value } = box;
    const list = name === choiceFields.purpose ? purposeConsents : vendorConsents;
    box.checked =
      name === choiceFields.others ? nonIABVendorsAllowed === true : list?.includes(Number(value)) === true;
  }
  form.requestSubmit(form.querySelector<HTMLButtonElement>('[value=some]'));
}

/** It is the server's own, and as new as the page's HTML. */
function readTool(text: string | null): ConsentTool {
  return JSON.parse(text ?? 'null');
}
