import type { BehaviourParts } from '#contracts/behaviour.ts';
import { signedUpDomEvent } from '#contracts/newsletter.ts';

/** Reports the steps reached, not the answers. */
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
