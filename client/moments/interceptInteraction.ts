import { markAsReplayed } from './replayed.ts';

export interface PendingInteraction {
  replay(): void;
  release(): void;
}

const interactions = ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'toggle'];

/** Handled natively. The runtime notifies the island of changed controls. */
const nativeControls = 'a, summary, label, select, textarea, input:not([type=submit])';

/** By pointer, keyboard or focus. With `fromHover`, hovering counts, and the first click is intercepted. */
export function interceptInteraction(island: Element, fromHover = false): Promise<PendingInteraction> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let key: Event | undefined;
    let click: Event | undefined;
    let submit: SubmitEvent | undefined;
    let toggled: EventTarget | null = null;

    const intercept = (event: Event): void => {
      const { type, target } = event;
      if (type === 'toggle') {
        // Browsers also fire toggle for what is open initially.
        toggled = target;
        return;
      }
      if (event instanceof SubmitEvent) {
        event.preventDefault();
        submit ??= event;
      } else if (type === 'keydown') key ??= event;
      else if (type === 'click' && !click) {
        // Only the first click: later ones keep their native effect.
        if (fromHover) event.preventDefault();
        if (fromHover || (target instanceof Element && !target.closest(nativeControls))) click = event;
      }
      resolve({ replay, release });
    };
    for (const type of [...interactions, fromHover ? 'pointerover' : '']) {
      island.addEventListener(type, intercept, { capture: true, signal: listening.signal });
    }

    // In the order of browsers: focus, key, click. The browser derives a form's submit from the click.
    const replay = (): void => {
      listening.abort();
      const focused = document.activeElement;
      if (focused && island.contains(focused)) repeat(focused, new FocusEvent('focusin', { bubbles: true }));
      // It is open or closed already: the event makes the island read its state.
      repeat(toggled, new Event('toggle'));
      again(key, KeyboardEvent);
      again(click, MouseEvent);
      if (submit && !click) formOf(submit)?.requestSubmit(submit.submitter);
    };
    const release = (): void => {
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
