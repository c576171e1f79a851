import type { StoredCommentStep } from '#editing/comments/comment.ts';
import { type DescribedChange, describeChange } from '#editing/describeChange.ts';
import { foldedAfterDays } from '#editing/history.ts';
import type { Change } from '#editing/operation.ts';
import type { EditorStore } from '../store/editorStore.ts';
import type { EditorWords } from '../words/words.ts';

/** An entry of a record, as the page shows it. */
export interface RecordLine {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  /** The comment of its author. */
  readonly words?: string;
  readonly changes?: readonly DescribedChange[];
}

/** One kind of entries of an article's record. */
export interface RecordSection {
  /** Its field in the JSON. */
  readonly name: string;
  readonly title: string;
  /** Description, in a sentence for those who read the record. */
  readonly about: string;
  /** Oldest first. */
  readonly entries: (path: string) => AsyncIterable<{ readonly json: unknown; readonly line: RecordLine }>;
}

type RecordWords = EditorWords['words']['record'];

type RecordStore = Pick<EditorStore, 'history' | 'comments'>;

/**
 * All sections of a record. New kinds of stored data about articles must be added here.
 * @param words texts of the entries
 */
export function recordSections(
  { history, comments }: RecordStore,
  words: RecordWords,
): readonly RecordSection[] {
  const { revisions, standings, folded, operations, parked, reviews, schedules } = words;
  return [
    section({
      name: 'revisions',
      title: revisions.title,
      about: revisions.about,
      rows: (path) => history.revisions(path),
      line: ({ revision, author, publishedAt, note }) => ({
        at: publishedAt,
        who: author,
        what: revisions.line(revision),
        ...(note === null ? {} : { words: note }),
      }),
    }),
    section({
      name: 'standings',
      title: standings.title,
      about: standings.about,
      rows: (path) => history.standings(path),
      line: ({ at, author, step, revision, planned }) => ({
        at,
        who: author,
        what: [
          standings.steps[step],
          revision === null ? '' : standings.toReaders(revision),
          planned ? standings.asPlanned : '',
        ].join(''),
      }),
    }),
    section({
      name: 'folded',
      title: folded.title,
      about: folded.about(foldedAfterDays),
      rows: (path) => history.folded(path),
      line: ({ first, last, revision, authors, foldedAt }) => ({
        at: foldedAt,
        who: authors.map(({ author }) => author).join(', '),
        what: folded.line(first, last, revision),
        words: authors
          .map(({ author, operations: count, from, to }) => folded.by(author, count, from, to))
          .join(' '),
      }),
    }),
    section({
      name: 'operations',
      title: operations.title,
      about: operations.about,
      rows: (path) => history.operations(path),
      line: ({ sequence, receivedAt, operation, inverse }) => ({
        at: receivedAt,
        who: operation.author,
        what: `${sequence}. ${operation.label ?? words.aChange}`,
        changes: describeAll(operation.changes, inverse),
      }),
    }),
    section({
      name: 'parked',
      title: parked.title,
      about: parked.about,
      rows: (path) => history.parked(path),
      line: ({ parkedAt, settledAt, operation }) => ({
        at: parkedAt,
        who: operation.author,
        what: `${operation.label ?? words.aChange}: ${settledAt === null ? parked.undecided : parked.decided(settledAt)}`,
        changes: describeAll(operation.changes, []),
      }),
    }),
    section({
      name: 'reviews',
      title: reviews.title,
      about: reviews.about,
      rows: (path) => history.reviews(path),
      line: ({ at, author, kind, askedOf, sequence, words: found }) => ({
        at,
        who: author,
        what: [reviews.kinds[kind], askedOf === null ? '' : reviews.of(askedOf), reviews.asOf(sequence)].join(
          '',
        ),
        words: found,
      }),
    }),
    section({
      name: 'schedules',
      title: schedules.title,
      about: schedules.about,
      rows: (path) => history.schedules(path),
      line: ({ madeAt, author, kind, dueAt, outcome, endedAt, reason, note }) => ({
        at: madeAt,
        who: author,
        what: schedules.due(
          schedules.kinds[kind],
          dueAt,
          outcome === null ? schedules.waits : `${schedules.outcomes[outcome]}, ${endedAt}`,
        ),
        words: [note, reason].filter((one) => one !== null).join(' '),
      }),
    }),
    section({
      name: 'comments',
      title: words.comments.title,
      about: words.comments.about,
      rows: (path) => commentSteps(comments, path),
      line: (step) => ({
        at: step.at,
        who: step.author,
        what: commentInWords(step, words.comments),
        ...('text' in step ? { words: step.text } : {}),
      }),
    }),
  ];
}

interface Section<Row> extends Omit<RecordSection, 'entries'> {
  rows: (path: string) => AsyncIterable<Row>;
  line: (row: Row) => RecordLine;
}

function section<Row>({ rows, line, ...named }: Section<Row>): RecordSection {
  return {
    ...named,
    entries: async function* entries(path) {
      for await (const row of rows(path)) yield { json: row, line: line(row) };
    },
  };
}

/** Inverse changes are in reverse order. */
function describeAll(changes: readonly Change[], inverse: readonly Change[]): readonly DescribedChange[] {
  return changes.map((change, index) => describeChange(change, inverse[changes.length - 1 - index]));
}

async function* commentSteps(
  comments: RecordStore['comments'],
  path: string,
): AsyncIterable<StoredCommentStep> {
  // Few enough to read without batches.
  yield* await comments.since(path, 0);
}

function commentInWords(step: StoredCommentStep, words: RecordWords['comments']): string {
  const about =
    step.kind === 'begin' ? words.on(step.place.name || words.theArticle) : words.to(step.comment);
  return words.steps[step.kind] + about;
}
