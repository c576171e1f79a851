import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus shall be: in an item, or on one of its buttons; or on the button that adds one. */
export type FocusTarget = { readonly key: string; readonly action?: string } | { readonly add: true };

/**
 * Keeps the focus in a list whose items come, go and move: what had it may no longer be there. The target is focused
 * once the list shows it.
 */
export function useFocusAfterwards(list: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const target = useRef<FocusTarget>(undefined);
  useLayoutEffect(() => {
    if (!target.current || !list.current) return;
    const element = elementOf(list.current, target.current);
    if (!element) return;
    target.current = undefined;
    element.focus();
  });
  return (wanted) => {
    target.current = wanted;
  };
}

const inputs = 'input, textarea, select, [role="textbox"]';

function elementOf(list: HTMLElement, target: FocusTarget): HTMLElement | null | undefined {
  if ('add' in target) return list.querySelector<HTMLElement>(':scope > [data-add]');
  const item = [...list.querySelectorAll<HTMLElement>(':scope > ol > [data-item]')].find(
    ({ dataset }) => dataset.item === target.key,
  );
  if (!item) return undefined;
  if (target.action === undefined)
    return item.querySelector<HTMLElement>(inputs) ?? item.querySelector<HTMLElement>('button');
  // At its end of the list, an item cannot move on: the next button takes the focus.
  const own = [...item.querySelectorAll<HTMLButtonElement>('[data-action]:not(:disabled)')];
  return own.find(({ dataset }) => dataset.action === target.action) ?? own[0];
}
