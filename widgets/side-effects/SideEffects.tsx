import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SideEffectsEffect } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts } from '../tracking/trackingAttributes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { Effect } from './Effect.tsx';
import { type EffectList, effectLists, type Severity } from './effectLists.ts';
import { rates } from './PrevalenceWindow.styles.ts';
import { panel, sideEffects } from './SideEffects.styles.ts';
import { tabs } from './Tabs.styles.ts';

const frequencies = [
  ['Very common', 'more than 1 in 10 people'],
  ['Common', '1 in 10 to 1 in 100'],
  ['Uncommon', '1 in 100 to 1 in 1,000'],
  ['Rare', '1 in 1,000 to 1 in 10,000'],
  ['Very rare', 'fewer than 1 in 10,000'],
] as const;

interface View {
  severity: Severity | undefined;
  selected: number | undefined;
}

const noSelection: View = { severity: undefined, selected: undefined };

/** Without script two lists of disclosures; with it one list at a time, replaced by the opened effect. */
export default function SideEffects({ data }: WidgetProps<'side-effects'>): ReactNode {
  const id = useId();
  const rates = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(noSelection);
  const section = useRef<HTMLElement>(null);
  const lists = effectLists(data);
  const current = lists.find(({ severity }) => severity === view.severity) ?? lists[0];
  const isOpen = (severity: Severity, place: number): boolean =>
    severity === current?.severity && place === view.selected;
  // A disclosure opened before hydration is unknown to React, which would not close it.
  useLayoutEffect(() => {
    if (view === noSelection) return;
    const open = lists.flatMap(({ severity, effects }) => effects.map((_, place) => isOpen(severity, place)));
    const effects = section.current?.querySelectorAll<HTMLDetailsElement>(':scope > div > details') ?? [];
    for (const [index, effect] of effects.entries()) effect.open = open[index] === true;
  }, [view]);
  if (!current) return null;
  const header = present(data.header);
  const hasTabs = lists.length > 1;
  const select = (severity: Severity, place: number, isOpen: boolean): void =>
    setView((now) => {
      if (isOpen) return { severity, selected: place };
      // Closing because another one opens changes nothing.
      return now.severity === severity && now.selected === place ? { ...now, selected: undefined } : now;
    });
  return (
    <section
      ref={section}
      className={sideEffects}
      aria-labelledby={`${id}header`}
      {...trackFacts({ location: 'Side effects' })}
    >
      {header ? <h2 id={`${id}header`}>{header}</h2> : <OwnName id={`${id}header`}>Side effects</OwnName>}
      {hasTabs && (
        <Tabs
          id={id}
          lists={lists}
          current={current.severity}
          onChoose={(severity) => setView({ severity, selected: undefined })}
        />
      )}
      {lists.map(({ severity, title, effects }) => (
        <div
          key={severity}
          className={panel}
          id={`${id}${severity}`}
          data-severity={severity}
          data-current={severity === current.severity ? '' : undefined}
          {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': `${id}${severity}-tab` } : {})}
        >
          <h3 data-with-tabs={hasTabs ? '' : undefined}>
            <OwnWords>{title} side effects</OwnWords>
          </h3>
          {effects.map((effect, place) => (
            <Effect
              key={place}
              effect={effect}
              severity={severity}
              isOpen={isOpen(severity, place)}
              onToggle={(isOpen) => select(severity, place, isOpen)}
              onShowSource={() => rates.current?.showModal()}
            />
          ))}
        </div>
      ))}
      <PrevalenceWindow
        ref={rates}
        effect={view.selected === undefined ? undefined : current.effects[view.selected]}
      />
    </section>
  );
}

interface TabsProps {
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

function Tabs({ id, lists, current, onChoose }: TabsProps): ReactNode {
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

interface PrevalenceWindowProps {
  ref: Ref<HTMLDialogElement>;
  effect: SideEffectsEffect | undefined;
}

function PrevalenceWindow({ ref, effect }: PrevalenceWindowProps): ReactNode {
  return (
    <Dialog
      ref={ref}
      title="Prevalence Rates"
      isOwnTitle
      event={{
        kind: 'element-clicked',
        elementType: 'BUTTON',
        actionOutcome: 'OPEN',
        text: 'Trusted Source',
      }}
    >
      <div className={rates} lang="en">
        <p>
          A rate says how many of the people who took a medicine in studies had an effect. Some of them would
          have had it without the medicine, so compare it with the rate on a placebo where the source gives
          one. Rates differ between doses and from study to study, and none can tell what will happen to you.
        </p>
        <dl>
          {frequencies.map(([word, share]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{share}</dd>
            </div>
          ))}
        </dl>
        {effect?.url && (
          <p>
            <SafeLink url={effect.url}>
              Where the rate of <bdi>{effect.name}</bdi> comes from
            </SafeLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}
