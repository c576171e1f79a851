import { type HistoryEntry, momentText, readMoment } from '#editor-preview/model/history.ts';
import { momentInWords, spanInWords } from '../parts/times.ts';
import { type Session, sessionsOf } from '../timeline/sessions.ts';
import { words } from '../words/words.ts';

export interface MomentChoice {
  readonly value: string;
  readonly name: string;
}

const firstState = words.compare.asFirst;

export function momentChoices(entries: readonly HistoryEntry[]): readonly MomentChoice[] {
  const items = sessionsOf(entries)
    // Entries without changes, or of which only versions are stored.
    .filter((item) => item.kind !== 'standing' && item.kind !== 'folded')
    .map((item) =>
      item.kind === 'revision'
        ? { value: momentText(item), name: words.compare.published(momentInWords(item.at), item.author) }
        : { value: endOf(item), name: words.compare.workOf(item.author, spanOf(item)) },
    );
  const oldest = entries.at(-1);
  const beginning =
    oldest?.kind === 'operation' && oldest.sequence === 1
      ? [{ value: momentText({ kind: 'operation', sequence: 0 }), name: firstState }]
      : [];
  return [{ value: 'now', name: words.compare.asNow }, ...items, ...beginning];
}

function endOf({ operations: [newest] }: Session): string {
  return newest ? momentText(newest) : 'now';
}

function spanOf({ operations }: Session): string {
  const [newest, oldest] = [operations[0], operations.at(-1)];
  return newest && oldest ? spanInWords(oldest.at, newest.at) : '';
}

export function momentName(value: string, choices: readonly MomentChoice[]): string {
  const offered = choices.find((choice) => choice.value === value);
  if (offered) return offered.name;
  const moment = readMoment(value);
  if (moment?.kind === 'revision') return words.compare.revision(moment.revision);
  if (moment?.kind !== 'operation') return words.compare.moment;
  return moment.sequence === 0 ? firstState : words.compare.afterChange(moment.sequence);
}

/** The public version, or the one before it if nothing changed since. Without versions, the oldest known state. */
export function comparedFirst(all: readonly HistoryEntry[]): string {
  const entries = all.filter((entry) => entry.kind !== 'standing' && entry.kind !== 'folded');
  const [newest] = entries;
  const earlier = newest?.kind === 'revision' ? entries.slice(1) : entries;
  const version =
    earlier.find((entry) => entry.kind === 'revision' && entry.isPublished) ??
    earlier.find((entry) => entry.kind === 'revision');
  if (version?.kind === 'revision') return momentText(version);
  const oldest = entries.at(-1);
  if (oldest === undefined) return 'now';
  return momentText(oldest.kind === 'revision' ? oldest : { ...oldest, sequence: oldest.sequence - 1 });
}
