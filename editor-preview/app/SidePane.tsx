import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { SidePanelName } from '../commands/command.ts';
import { panel, sidePane, tabs } from './SidePane.styles.ts';
import type { SidePanel, SidePanelProps } from './sidePanel.ts';
import { sidePanels } from './sidePanels.ts';

interface SidePaneProps extends SidePanelProps {
  current: SidePanelName;
  onOpen: (panel: SidePanelName) => void;
  /** The form of what is chosen, which is what stands here first. */
  block: ReactNode;
}

const names: readonly SidePanelName[] = ['block', ...sidePanels.map(({ name }) => name)];
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What stands beside the page: the form of the chosen block, or one of the other panels. */
export function SidePane({ current, onOpen, block, ...props }: SidePaneProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const other = sidePanels.find(({ name }) => name === current);

  const goByKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next =
      names[(names.indexOf(current) + (isRightToLeft ? -step : step) + names.length) % names.length];
    if (!next) return;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-panel="${next}"]`)?.focus();
  };

  return (
    <div className={sidePane} data-part="side">
      {sidePanels.length > 0 && (
        <div
          ref={list}
          className={tabs}
          role="tablist"
          aria-label="Beside the page"
          tabIndex={-1}
          onKeyDown={goByKey}
        >
          <Tab id={id} name="block" current={current} onOpen={onOpen}>
            Block
          </Tab>
          {sidePanels.map((one) => (
            <Tab key={one.name} id={id} name={one.name} current={current} onOpen={onOpen}>
              {one.title}
              <Count panel={one} {...props} />
            </Tab>
          ))}
        </div>
      )}
      <div
        className={panel}
        {...(sidePanels.length > 0 && { role: 'tabpanel', 'aria-labelledby': `${id}-${current}` })}
      >
        {other ? (
          <section aria-label={other.title} tabIndex={-1} data-side-panel={other.name}>
            <other.Panel {...props} />
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
  name: SidePanelName;
  current: SidePanelName;
  onOpen: (panel: SidePanelName) => void;
  children: ReactNode;
}

function Tab({ id, name, current, onOpen, children }: TabProps): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      data-panel={name}
      aria-selected={name === current}
      tabIndex={name === current ? 0 : -1}
      onClick={() => onOpen(name)}
    >
      {children}
    </button>
  );
}

function Count({ panel: { useCount = none }, ...props }: { panel: SidePanel } & SidePanelProps): ReactNode {
  const count = useCount(props);
  return count > 0 && ` (${count})`;
}

const none = (): number => 0;
