import { markAsReplayed } from './replayed.ts';

/** A reader's first interaction with an island that cannot answer yet. */
export interface HeldInteraction {
  /** Does again, now that the island can answer, exactly what the reader did. */
  replay(): void;
  /** Lets the browser do what it would have done without us. */
  letGo(): void;
}

const interactions = ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'toggle'];

/** What the browser answers on its own. The runtime tells the island which controls a reader has changed. */
const answersByItself = 'a, summary, label, select, textarea, input:not([type=submit])';

/**
 * Settles at the reader's first interaction inside the island, by pointer, keyboard or focus.
 *
 * @param fromHover whether the mouse coming over it is one; then the first click is held as well, whatever is clicked
 */
export function holdInteraction(island: Element, fromHover = false): Promise<HeldInteraction> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let key: Event | undefined;
    let click: Event | undefined;
    let submit: SubmitEvent | undefined;
    let toggled: EventTarget | null = null;

    const hold = (event: Event): void => {
      const { type, target } = event;
      if (type === 'toggle') {
        // Nobody has to have done anything: browsers tell so of what is open from the start.
        toggled = target;
        return;
      }
      if (event instanceof SubmitEvent) {
        event.preventDefault();
        submit ??= event;
      } else if (type === 'keydown') key ??= event;
      else if (type === 'click' && !click) {
        // The first one only: who clicks again shall get what the browser does.
        if (fromHover) event.preventDefault();
        if (fromHover || (target instanceof Element && !target.closest(answersByItself))) click = event;
      }
      resolve({ replay, letGo });
    };
    for (const type of [...interactions, fromHover ? 'pointerover' : '']) {
      island.addEventListener(type, hold, { capture: true, signal: listening.signal });
    }

    // In the order of a browser: focus, key, click. The browser itself makes a form's submit out of the click.
    const replay = (): void => {
      listening.abort();
      const focused = document.activeElement;
      if (focused && island.contains(focused)) repeat(focused, new FocusEvent('focusin', { bubbles: true }));
      // It is open or closed by now: the island is told, and looks which.
      repeat(toggled, new Event('toggle'));
      again(key, KeyboardEvent);
      again(click, MouseEvent);
      if (submit && !click) formOf(submit)?.requestSubmit(submit.submitter);
    };
    const letGo = (): void => {
      listening.abort();
      if (fromHover) again(click, MouseEvent);
      if (submit) formOf(submit)?.submit();
    };
  });
}

function again(event: Event | undefined, Kind: typeof KeyboardEvent | typeof MouseEvent): void {
  if (event) repeat(event.target, new Kind(event.type, event));
}

function repeat(target: EventTarget | null, event: Event): void {
  target?.dispatchEvent(markAsReplayed(event));
}

function formOf({ target }: Event): HTMLFormElement | undefined {
  return target instanceof HTMLFormElement ? target : undefined;
}
