import { type RefObject, useLayoutEffect, useRef } from 'react';

export type FocusTarget = { readonly key: string; readonly action?: string } | { readonly add: true };

/** The focused element may be removed. Applies once the list renders the target. */
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
  // At either end of the list a button is disabled: the item's first enabled one takes the focus.
  const own = [...item.querySelectorAll<HTMLButtonElement>('[data-action]:not(:disabled)')];
  return own.find(({ dataset }) => dataset.action === target.action) ?? own[0];
}
