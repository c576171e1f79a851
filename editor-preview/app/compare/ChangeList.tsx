import { type ReactNode, useEffect, useRef } from 'react';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { blockName, typeTitle } from '../document/blockNames.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import { loadedSchemas } from '../forms/schema/loadSchemas.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { words } from '../words/words.ts';
import { changeList } from './CompareDialog.styles.ts';
import type { FieldChange } from './compareFields.ts';
import { type Difference, inWords, isOfArticle, kindNames, kindOf } from './differences.ts';
import { FieldValues } from './FieldValues.tsx';
import { fieldName } from './fieldNames.ts';
import type { Compared } from './useCompared.ts';

interface ChangeListProps {
  compared: Compared;
  differences: readonly Difference[];
  current: string | undefined;
  onShow: (difference: Difference) => void;
  /** Absent if nothing can be restored: the earlier state is the current one. */
  onRestore?: ((difference: Difference, change?: FieldChange) => void) | undefined;
}

export function ChangeList({
  compared,
  differences,
  current,
  onShow,
  onRestore,
}: ChangeListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className={changeList} aria-label={words.compare.differences}>
      {differences.map((difference) => {
        const name = nameOf(compared, difference);
        return (
          <li key={difference.key} aria-current={difference.key === current ? 'true' : undefined}>
            <h3>
              <button type="button" onClick={() => onShow(difference)}>
                {name}
              </button>
            </h3>
            <p>
              {isOfArticle(difference) ? words.compare.changed : inWords(difference)}
              {onRestore && isUndoneWhole(difference) && (
                <UndoButton
                  label={difference.changes.length > 0 ? words.compare.undoAll : words.compare.undoThis}
                  name={name}
                  onUndo={() => onRestore(difference)}
                />
              )}
            </p>
            <ul>
              {difference.changes.map((change) => (
                <FieldItem
                  key={`${change.kind} ${change.before} ${change.after}`}
                  name={fieldNameOf(compared, difference, change)}
                  change={change}
                  onRestore={onRestore && (() => onRestore(difference, change))}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

interface FieldItemProps {
  name: string;
  change: FieldChange;
  onRestore: (() => void) | undefined;
}

function FieldItem({ name, change, onRestore }: FieldItemProps): ReactNode {
  return (
    <li>
      <h4>
        {name}
        {change.kind !== 'changed' && <small> {kindNames[change.kind]}</small>}
      </h4>
      {change.kind !== 'moved' && <FieldValues before={change.oldValue} after={change.newValue} />}
      {onRestore && <UndoButton label={words.compare.undoThis} name={name} onUndo={onRestore} />}
    </li>
  );
}

/** The only change of a block that stayed in its place has a separate button. */
function isUndoneWhole(difference: Difference): boolean {
  if (isOfArticle(difference)) return false;
  return difference.changes.length !== 1 || kindOf(difference) !== 'changed';
}

function UndoButton({ label, name, onUndo }: { label: string; name: string; onUndo: () => void }): ReactNode {
  return (
    <button type="button" className={plainButton} aria-label={`${label}: ${name}`} onClick={onUndo}>
      {label}
    </button>
  );
}

export function nameOf({ before, after }: Compared, difference: Difference): string {
  if (isOfArticle(difference)) return words.compare.articleItself;
  if (difference.after !== undefined) return blockName(after.article, difference.after);
  return difference.before === undefined
    ? words.compare.aBlock
    : blockName(before.article, difference.before);
}

export function fieldNameOf(
  { before, after }: Compared,
  difference: Difference,
  change: FieldChange,
): string {
  const isThere = change.after !== undefined;
  const article: EditedArticle = isThere ? after.article : before.article;
  const node = article.nodes.get((isThere ? difference.after : difference.before) ?? '');
  if (!node) return typeTitle('');
  return fieldName(node, change.after ?? change.before ?? '', loadedSchemas(typeOfNode(node)));
}
