import {
  type CookPart,
  cookAttribute,
  cookPartAttribute,
  stepPartAttribute,
} from '#contracts/cooking/recipe.ts';
import { tabletFrom } from '#contracts/pageFacts.ts';

export function offerCookMode(recipe: Element): void {
  const dialog = recipe.querySelector('dialog');
  const steps = [...recipe.querySelectorAll('ol > li')];
  const ingredients = [...recipe.querySelectorAll('ul label')];
  const part = (name: CookPart): HTMLElement | null | undefined =>
    dialog?.querySelector<HTMLElement>(`[${cookPartAttribute}=${name}]`);
  const [place, step, awake, back, next] = (['place', 'step', 'awake', 'back', 'next'] as const).map(part);
  if (!dialog || !place || !step || !awake || !back || !next) return;
  const list = part('ingredients');
  let at = 0;

  const show = (): void => {
    place.textContent = `Step ${at + 1} of ${steps.length}`;
    const parts = steps[at]?.querySelectorAll(`[${stepPartAttribute}]`) ?? [];
    step.replaceChildren(...[...parts].map((shown) => shown.cloneNode(true)));
    // Not `disabled`: focus would be lost at the first step.
    back.ariaDisabled = String(at === 0);
    next.textContent = at < steps.length - 1 ? 'Next step' : 'Done';
  };
  const showIngredients = (): void => {
    const items = ingredients.map((ingredient) => {
      const item = document.createElement('li');
      item.append(...[...ingredient.querySelectorAll('bdi')].map((text) => text.cloneNode(true)));
      return item;
    });
    list?.replaceChildren(...items);
    const details = list?.closest('details');
    // Beside the step if there is room, else on request.
    if (details) details.open = innerWidth >= tabletFrom;
  };
  const move = (by: 1 | -1): void => {
    if (at + by === steps.length) {
      at = 0;
      dialog.close();
    } else at = Math.max(0, at + by);
    show();
  };
  recipe.querySelector(`[${cookAttribute}]`)?.addEventListener('click', () => {
    show();
    showIngredients();
    dialog.showModal();
    next.focus();
    requestWakeLock(dialog, (isAwake) => {
      awake.hidden = !isAwake;
    });
  });
  back.addEventListener('click', () => move(-1));
  next.addEventListener('click', () => move(1));
  part('close')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    const forward = getComputedStyle(dialog).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (/^Arrow(Left|Right)$/.test(key) && !(key === forward && at === steps.length - 1))
      move(key === forward ? 1 : -1);
  });
}

/**
 * Browsers release the lock when the page is hidden, so it is requested again on return.
 * @param onChange called with false if unsupported, or refused on a low battery
 */
function requestWakeLock(dialog: HTMLDialogElement, onChange: (isAwake: boolean) => void): void {
  const closing = new AbortController();
  let lock: WakeLockSentinel | undefined;

  const request = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', () => onChange(false));
    if (closing.signal.aborted) void lock.release();
    else onChange(true);
  };
  // Refused: the screen may turn off, and the promise to keep it on is withdrawn.
  const requestAgain = (): void => void request().catch(() => onChange(false));
  document.addEventListener('visibilitychange', requestAgain, { signal: closing.signal });
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
      void lock?.release();
    },
    { once: true },
  );
  requestAgain();
}
