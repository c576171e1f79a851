import { type ReactNode, useState } from 'react';
import type { EditedArticle } from '../../editing/editedArticle.ts';
import type { Operation } from '../../editing/operation.ts';
import { buttonRow, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { bothValues } from './bothValues.ts';
import { unmerged, values } from './UnmergedDialog.styles.ts';

/** What could not be merged with what others did: both values, and what shall become of them. */
export default function UnmergedDialog({ context: { document, view }, onClose }: ToolDialogProps): ReactNode {
  const waiting = view.stranded.map(({ operation }) => operation);
  const parked = view.parked.map(({ operation }) => operation);
  const [impossible, setImpossible] = useState<ReadonlyMap<string, string>>(new Map());
  const use = (operation: Operation): void => {
    const why = document.edit(operation.changes, { label: operation.label ?? 'Use my change' });
    if (why === undefined) document.settle(operation.id);
    else setImpossible((before) => new Map(before).set(operation.id, why));
  };
  return (
    <Dialog title="Changes that could not be merged" onClose={onClose}>
      {waiting.length + parked.length === 0 && <p>Everything is merged.</p>}
      {parked.map((operation) => (
        <section key={operation.id} className={unmerged}>
          <BothValues operation={operation} article={view.article} />
          {impossible.has(operation.id) && (
            <p role="alert">{impossible.get(operation.id)} It stays here until you keep what is there.</p>
          )}
          <p className={buttonRow}>
            <button type="button" className={mainButton} onClick={() => use(operation)}>
              Use this change
            </button>
            <button type="button" className={plainButton} onClick={() => document.settle(operation.id)}>
              Keep what is there
            </button>
          </p>
        </section>
      ))}
      {waiting.map((operation) => (
        <section key={operation.id} className={unmerged}>
          <BothValues operation={operation} article={view.article} />
          <p>You can decide as soon as the server has it.</p>
        </section>
      ))}
    </Dialog>
  );
}

function BothValues({ operation, article }: { operation: Operation; article: EditedArticle }): ReactNode {
  return (
    <>
      <h3>{operation.label ?? 'A change'}</h3>
      {bothValues(operation, article).map(({ place, mine, theirs }) => (
        <dl key={place} className={values}>
          <div>
            <dt>Your change</dt>
            <dd>{mine}</dd>
          </div>
          <div>
            <dt>What is there now</dt>
            <dd>{theirs}</dd>
          </div>
        </dl>
      ))}
    </>
  );
}
