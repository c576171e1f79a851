import type { BehaviourParts } from '#contracts/behaviour.ts';
import { signedUpDomEvent } from '#contracts/newsletter.ts';

/**
 * Shows what comes after the form of a driver, once somebody has signed up in it: each step in the place of the one before. What is
 * answered is told by its place alone.
 */
export function start(steps: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const form = steps.previousElementSibling;
  const shown = [form, ...steps.children].filter((part) => part instanceof HTMLElement);

  function showNext(): void {
    const [now, next] = shown;
    if (!now || !next) return;
    shown.shift();
    now.toggleAttribute('inert', true);
    next.toggleAttribute('inert', false);
    next.focus({ preventScroll: true });
  }
  form?.addEventListener(signedUpDomEvent, showNext);
  steps.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.value) report({ kind: 'form-continued', location: 'Driver', position: Number(button.value) });
    showNext();
  });
}
