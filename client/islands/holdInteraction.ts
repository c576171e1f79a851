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

/** Settles at the reader's first interaction inside the island, by pointer, keyboard or focus. */
export function holdInteraction(island: Element): Promise<HeldInteraction> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let key: KeyboardEvent | undefined;
    let click: MouseEvent | undefined;
    let submit: SubmitEvent | undefined;
    let toggled: EventTarget | null = null;

    const hold = (event: Event): void => {
      if (event instanceof SubmitEvent) {
        event.preventDefault();
        submit ??= event;
      } else if (event instanceof KeyboardEvent) key ??= event;
      else if (event instanceof MouseEvent && event.type === 'click') click ??= event;
      else if (event.type === 'toggle') {
        // Nobody has to have done anything: browsers tell so of what is open from the start.
        toggled = event.target;
        return;
      }
      resolve({ replay, letGo });
    };
    for (const type of interactions) {
      island.addEventListener(type, hold, { capture: true, signal: listening.signal });
    }

    // In the order of a browser: focus, key, click. The browser itself makes a form's submit out of the click.
    const replay = (): void => {
      listening.abort();
      const focused = document.activeElement;
      if (focused && island.contains(focused)) repeat(focused, new FocusEvent('focusin', { bubbles: true }));
      // It is open or closed by now: the island is told, and looks which.
      repeat(toggled, new Event('toggle'));
      if (key) repeat(key.target, new KeyboardEvent(key.type, key));
      const control = click?.target instanceof Element && click.target.closest(answersByItself);
      if (click && !control) repeat(click.target, new MouseEvent(click.type, click));
      else if (submit) formOf(submit)?.requestSubmit(submit.submitter);
    };
    const letGo = (): void => {
      listening.abort();
      if (submit) formOf(submit)?.submit();
    };
  });
}

function repeat(target: EventTarget | null, event: Event): void {
  target?.dispatchEvent(markAsReplayed(event));
}

function formOf(submit: SubmitEvent): HTMLFormElement | undefined {
  return submit.target instanceof HTMLFormElement ? submit.target : undefined;
}
