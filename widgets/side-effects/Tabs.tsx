import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import type { EffectList, Severity } from './effectLists.ts';
import { tabs } from './Tabs.styles.ts';

interface TabsProps {
  /** The id prefix of tabs and lists. */
  id: string;
  lists: readonly EffectList[];
  current: Severity;
  onChoose: (severity: Severity) => void;
}

/** The target index of a key; undefined for other keys. Towards the inline end is forward. */
function placeByKey(key: string, place: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (place + 1) % count;
  if (key === back) return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The tabs of the lists, for readers with script: arrow keys, Home and End. */
export function Tabs({ id, lists, current, onChoose }: TabsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = lists.findIndex(({ severity }) => severity === current);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeByKey(event.key, place, lists.length, isRightToLeft);
    const list = next === undefined ? undefined : lists[next];
    if (next === undefined || !list) return;
    event.preventDefault();
    onChoose(list.severity);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={row} className={tabs} role="tablist" lang="en" aria-label="How serious" onKeyDown={onKeyDown}>
      {lists.map(({ severity, title, effects }) => (
        <button
          key={severity}
          type="button"
          role="tab"
          id={`${id}${severity}-tab`}
          aria-controls={`${id}${severity}`}
          aria-selected={severity === current}
          tabIndex={severity === current ? 0 : -1}
          data-severity={severity}
          onClick={() => onChoose(severity)}
        >
          <OwnWords>
            {title} <small>({effects.length})</small>
          </OwnWords>
        </button>
      ))}
    </div>
  );
}
