import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { buttonRow, joinedButtons, plainButton } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Sign } from '../parts/Sign.tsx';
import { createHistoryClient } from '../timeline/historyClient.ts';
import { useHistory } from '../timeline/useHistory.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { ChangeList, fieldNameOf, nameOf } from './ChangeList.tsx';
import { aside, compareBody, compareHead } from './CompareDialog.styles.ts';
import { ComparedPages } from './ComparedPages.tsx';
import type { FieldChange } from './compareFields.ts';
import { type Difference, differencesIn } from './differences.ts';
import { comparedFirst, momentChoices, momentName } from './momentChoices.ts';
import { changesForBlock, changesForField } from './restore.ts';
import { useCompared } from './useCompared.ts';

interface CompareDialogProps {
  context: Pick<CommandContext, 'document' | 'view'>;
  before?: string;
  after?: string;
  onClose: () => void;
}

const widths = [390, 800, 1280];

export default function CompareDialog({ context, onClose, ...first }: CompareDialogProps): ReactNode {
  const { document, view } = context;
  const { path } = view;
  const client = useMemo(() => createHistoryClient(path), [path]);
  const [version, setVersion] = useState(0);
  const history = useHistory(client, version);
  const [chosen, setChosen] = useState({ before: first.before ?? '', after: first.after ?? 'now' });
  const [width, setWidth] = useState(800);
  const [shown, setShown] = useState<{ key: string; times: number }>();
  const [notice, setNotice] = useState<{ words: string; canUndo: boolean }>();
  const [isSaved, setSaved] = useState(false);
  const { entries } = history;

  // The server does not have unsaved changes in any state.
  useEffect(() => {
    void document.save().then(() => setSaved(true));
  }, [document]);
  useEffect(() => {
    if (chosen.before === '' && entries) setChosen({ ...chosen, before: comparedFirst(entries) });
  }, [chosen, entries]);

  const { compared, failure } = useCompared(client, isSaved ? chosen.before : '', chosen.after, version);
  const differences = useMemo(() => (compared ? differencesIn(compared.comparison) : []), [compared]);
  const choices = useMemo(() => momentChoices(entries ?? []), [entries]);
  const names = {
    before: momentName(chosen.before, choices),
    after: momentName(chosen.after, choices),
  };

  const show = useCallback((difference: Difference | undefined): void => {
    if (difference) setShown((last) => ({ key: difference.key, times: (last?.times ?? 0) + 1 }));
  }, []);
  const at = differences.findIndex(({ key }) => key === shown?.key);
  const isOnly = at === 0 && differences.length === 1;
  const step = (direction: 1 | -1): void => {
    const count = differences.length;
    show(differences[at < 0 ? (direction === 1 ? 0 : count - 1) : (at + direction + count) % count]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'F7') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const loadAgain = async (): Promise<void> => {
    await document.save();
    setVersion((last) => last + 1);
  };
  const restore = (difference: Difference, change?: FieldChange): void => {
    if (!compared) return;
    const now = document.view().article;
    const changes = change
      ? changesForField(now, compared.before, difference, change)
      : changesForBlock(now, compared.before, difference);
    const block = nameOf(compared, difference);
    const name = change ? `${fieldNameOf(compared, difference, change)}, ${block}` : block;
    if (changes.length > 0) document.edit(changes, { label: words.labels.restore(name) });
    const isRestored = document.view().article !== now;
    if (isRestored) void loadAgain();
    setNotice({ words: restoredInWords(name, changes.length > 0, isRestored), canUndo: isRestored });
  };
  const undo = (): void => {
    document.undo();
    setNotice({ words: words.compare.undone, canUndo: false });
    void loadAgain();
  };

  return (
    <Dialog title={words.compare.title} size="window" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Its keys hold wherever the focus is in it. */}
      <div className={compareHead} onKeyDown={onKeyDown}>
        <MomentSelect
          label={words.compare.before}
          value={chosen.before}
          choices={choices}
          onChoose={(before) => setChosen({ ...chosen, before })}
        />
        <MomentSelect
          label={words.compare.after}
          value={chosen.after}
          choices={choices}
          onChoose={(after) => setChosen({ ...chosen, after })}
        />
        {history.hasMore && (
          <button type="button" className={plainButton} onClick={history.loadMore}>
            {words.compare.olderStates}
          </button>
        )}
        <fieldset className={joinedButtons}>
          <legend className="visually-hidden">{words.compare.widthOfPages}</legend>
          {widths.map((one) => (
            <button
              key={one}
              type="button"
              className={plainButton}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {`${one} px`}
            </button>
          ))}
        </fieldset>
        <div className={buttonRow}>
          <button
            type="button"
            className={plainButton}
            disabled={isOnly || differences.length === 0}
            aria-keyshortcuts="Shift+F7"
            aria-label={words.compare.previous}
            title={`${words.compare.previous} (Shift+F7)`}
            onClick={() => step(-1)}
          >
            <Sign name="up" />
          </button>
          <button
            type="button"
            className={plainButton}
            disabled={isOnly || differences.length === 0}
            aria-keyshortcuts="F7"
            aria-label={words.compare.next}
            title={`${words.compare.next} (F7)`}
            onClick={() => step(1)}
          >
            <Sign name="down" />
          </button>
        </div>
        <p role="status">
          {failure ?? (compared ? countInWords(differences.length, at) : words.compare.busy)}
          {notice && ` ${notice.words}`}
        </p>
        {notice?.canUndo && (
          <button type="button" className={plainButton} onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Its keys hold wherever the focus is in it. */}
      <div className={compareBody} onKeyDown={onKeyDown}>
        {compared ? (
          <ComparedPages
            path={path}
            compared={compared}
            differences={differences}
            width={width}
            shown={shown}
            names={names}
            onShow={show}
          />
        ) : (
          <div />
        )}
        <section className={aside} aria-label={words.compare.notTheSame}>
          {compared && differences.length === 0 && <p>{words.compare.same}</p>}
          {compared && chosen.before === 'now' && differences.length > 0 && (
            <p>{words.compare.chooseEarlier}</p>
          )}
          {compared && (
            <ChangeList
              compared={compared}
              differences={differences}
              current={shown?.key}
              onShow={show}
              onRestore={chosen.before === 'now' ? undefined : restore}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}

function restoredInWords(name: string, isOther: boolean, isRestored: boolean): string {
  if (!isOther) return words.compare.isLikeThat(name);
  return isRestored ? words.compare.restored(name) : words.compare.notRestored(name);
}

function countInWords(count: number, at: number): string {
  if (count === 0) return words.compare.none;
  const all = words.compare.all(count);
  return at < 0 ? `${all}.` : words.compare.placeOf(at + 1, all);
}

interface MomentSelectProps {
  label: string;
  value: string;
  choices: ReturnType<typeof momentChoices>;
  onChoose: (value: string) => void;
}

function MomentSelect({ label, value, choices, onChoose }: MomentSelectProps): ReactNode {
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {!isListed && <option value={value}>{momentName(value, choices)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
