import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { SidePanel, SidePanelProps } from '../tool/command.ts';
import { Live, type LiveContext } from '../tool/Live.tsx';
import { words } from '../words/words.ts';
import { panel as panelBody, sidePane, tabs } from './SidePane.styles.ts';
import { sidePanels } from './tools.ts';

interface SidePaneProps extends Pick<SidePanelProps, 'selection'> {
  live: LiveContext;
  current: SidePanel | undefined;
  onOpen: (panel: SidePanel | undefined) => void;
  block: ReactNode;
  edge: ReactNode;
}

const tabsInOrder: readonly (SidePanel | undefined)[] = [undefined, ...sidePanels];
const ofForm = 'block';
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function SidePane({ current, onOpen, block, edge, live, selection }: SidePaneProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const goByKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { length } = tabsInOrder;
    const next =
      tabsInOrder[(tabsInOrder.indexOf(current) + (isRightToLeft ? -step : step) + length) % length];
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-panel="${next?.name ?? ofForm}"]`)?.focus();
  };

  return (
    <div className={sidePane} data-part="side">
      {edge}
      {sidePanels.length > 0 && (
        <div
          ref={list}
          className={tabs}
          role="tablist"
          aria-label={words.panes.sidePanels}
          tabIndex={-1}
          onKeyDown={goByKey}
        >
          <Tab id={id} panel={undefined} current={current} onOpen={onOpen}>
            {words.block}
          </Tab>
          {sidePanels.map((one) => (
            <Tab key={one.name} id={id} panel={one} current={current} onOpen={onOpen}>
              {one.title}
              <Live live={live}>
                {(context) => <Count panel={one} context={context} selection={selection} />}
              </Live>
            </Tab>
          ))}
        </div>
      )}
      <div
        className={panelBody}
        {...(sidePanels.length > 0 && {
          role: 'tabpanel',
          'aria-labelledby': `${id}-${current?.name ?? ofForm}`,
        })}
      >
        {current ? (
          <section aria-label={current.title} tabIndex={-1} data-side-panel={current.name}>
            <Live live={live}>{(context) => <current.Panel context={context} selection={selection} />}</Live>
          </section>
        ) : (
          block
        )}
      </div>
    </div>
  );
}

interface TabProps {
  id: string;
  panel: SidePanel | undefined;
  current: SidePanel | undefined;
  onOpen: (panel: SidePanel | undefined) => void;
  children: ReactNode;
}

function Tab({ id, panel, current, onOpen, children }: TabProps): ReactNode {
  const name = panel?.name ?? ofForm;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      data-panel={name}
      aria-selected={panel === current}
      tabIndex={panel === current ? 0 : -1}
      onClick={() => onOpen(panel)}
    >
      {children}
    </button>
  );
}

export function Count({
  panel: { useCount = none },
  ...props
}: { panel: SidePanel } & SidePanelProps): ReactNode {
  const count = useCount(props);
  return count > 0 && ` (${count})`;
}

const none = (): number => 0;
