import type { DatabaseStore } from '../../../content/database/databaseStore.ts';
import type { KeptCommentStep } from '../../../editing/comments/comment.ts';
import { type DescribedChange, describeChange } from '../../../editing/describeChange.ts';
import { foldedAfterDays, type StandingStep } from '../../../editing/history.ts';
import type { Change } from '../../../editing/operation.ts';

/** Something of a record, as it stands on the page. */
export interface RecordLine {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  /** What was said about it. */
  readonly words?: string;
  readonly changes?: readonly DescribedChange[];
}

/** One kind of thing that is on record of an article. */
export interface RecordSection {
  /** Its field in the JSON. */
  readonly name: string;
  readonly title: string;
  /** What it holds, in a sentence for those who read the record. */
  readonly about: string;
  /** The oldest first. */
  readonly entries: (path: string) => AsyncIterable<{ readonly json: unknown; readonly line: RecordLine }>;
}

type RecordStore = Pick<DatabaseStore, 'history' | 'comments'>;

/** All that is on record. What is kept of articles from now on gets an entry here. */
export function recordSections({ history, comments }: RecordStore): readonly RecordSection[] {
  return [
    section({
      name: 'revisions',
      title: 'Published versions',
      about: 'Every version that was published, by whom and why. The JSON holds each as readers got it.',
      rows: (path) => history.revisions(path),
      line: ({ revision, author, publishedAt, note }) => ({
        at: publishedAt,
        who: author,
        what: `Published revision ${revision}`,
        ...(note === null ? {} : { words: note }),
      }),
    }),
    section({
      name: 'standings',
      title: 'Withdrawn, put back, deleted, brought back',
      about: 'When the article was taken from its readers or given back to them, and by whom.',
      rows: (path) => history.standings(path),
      line: ({ at, author, step, revision, planned }) => ({
        at,
        who: author,
        what: `${standingNames[step]}${revision === null ? '' : `, with revision ${revision} to its readers`}${planned ? ', as it was planned' : ''}`,
      }),
    }),
    section({
      name: 'folded',
      title: 'What was done long ago',
      about: `Changes that were published, and are more than ${foldedAfterDays} days old: who made them, when, and with which version they were published. What they changed stands in the versions.`,
      rows: (path) => history.folded(path),
      line: ({ first, last, revision, authors, foldedAt }) => ({
        at: foldedAt,
        who: authors.map(({ author }) => author).join(', '),
        what: `Changes ${first} to ${last}, published with revision ${revision}`,
        words: authors
          .map(({ author, operations, from, to }) => `${author}: ${operations}, from ${from} to ${to}.`)
          .join(' '),
      }),
    }),
    section({
      name: 'operations',
      title: 'What was done',
      about:
        'Every change that is not folded, in the order in which the server has taken it, with what was there before.',
      rows: (path) => history.operations(path),
      line: ({ sequence, receivedAt, operation, inverse }) => ({
        at: receivedAt,
        who: operation.author,
        what: `${sequence}. ${operation.label ?? 'A change'}`,
        changes: describeAll(operation.changes, inverse),
      }),
    }),
    section({
      name: 'parked',
      title: 'What could not be merged',
      about: 'Changes that met others and were kept aside, until somebody decided about them.',
      rows: (path) => history.parked(path),
      line: ({ parkedAt, settledAt, operation }) => ({
        at: parkedAt,
        who: operation.author,
        what: `${operation.label ?? 'A change'}: ${settledAt === null ? 'nobody has decided yet' : `decided ${settledAt}`}`,
        changes: describeAll(operation.changes, []),
      }),
    }),
    section({
      name: 'reviews',
      title: 'Reviews',
      about: 'Reviews that were asked for and given, each for the article as of one change.',
      rows: (path) => history.reviews(path),
      line: ({ at, author, kind, askedOf, sequence, words }) => ({
        at,
        who: author,
        what: `Review, ${kind}${askedOf === null ? '' : ` of ${askedOf}`}, as of change ${sequence}`,
        words,
      }),
    }),
    section({
      name: 'schedules',
      title: 'Planned publishing and withdrawal',
      about: 'What was to happen at a time, and what became of it.',
      rows: (path) => history.schedules(path),
      line: ({ madeAt, author, kind, dueAt, outcome, endedAt, reason, note }) => ({
        at: madeAt,
        who: author,
        what: `${kind}, due ${dueAt}: ${outcome === null ? 'still to come' : `${outcome}, ${endedAt}`}`,
        words: [note, reason].filter((one) => one !== null).join(' '),
      }),
    }),
    section({
      name: 'comments',
      title: 'Comments',
      about: 'Every comment, answer and resolution, in their order.',
      rows: (path) => commentSteps(comments, path),
      line: (step) => ({
        at: step.at,
        who: step.author,
        what: commentInWords(step),
        ...('text' in step ? { words: step.text } : {}),
      }),
    }),
  ];
}

const standingNames: Readonly<Record<StandingStep, string>> = {
  withdrawn: 'Withdrawn',
  'put-back': 'Put back',
  deleted: 'Deleted',
  'brought-back': 'Brought back',
};

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

/** What took an operation back stands in the other order. */
function describeAll(changes: readonly Change[], inverse: readonly Change[]): readonly DescribedChange[] {
  return changes.map((change, index) => describeChange(change, inverse[changes.length - 1 - index]));
}

async function* commentSteps(
  comments: RecordStore['comments'],
  path: string,
): AsyncIterable<KeptCommentStep> {
  // There are not so many of them that they would have to be read in parts.
  yield* await comments.since(path, 0);
}

const stepNames: Readonly<Record<KeptCommentStep['kind'], string>> = {
  begin: 'Comment',
  answer: 'Answer',
  resolve: 'Comment resolved',
  reopen: 'Comment opened again',
};

function commentInWords(step: KeptCommentStep): string {
  const about =
    step.kind === 'begin' ? ` on ${step.place.name || 'the article'}` : ` to comment ${step.comment}`;
  return stepNames[step.kind] + about;
}
