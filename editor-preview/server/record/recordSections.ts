import type { StoredCommentStep } from '#editor-preview/model/comments/comment.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';

export interface RecordRow {
  readonly at: string;
  readonly author: string;
  readonly what: string;
  readonly note?: string | null;
}

export interface RecordSection {
  readonly name: string;
  readonly entries: (path: string) => AsyncIterable<{ readonly json: object; readonly row: RecordRow }>;
}

type RecordStore = Pick<EditorStore, 'history' | 'comments'>;

/** New kinds of stored data about articles must be added here. */
export function recordSections({ history, comments }: RecordStore): readonly RecordSection[] {
  return [
    section('revisions', history.revisions, ({ revision, author, publishedAt: at, note }) => ({
      at,
      author,
      what: `revision ${revision}`,
      note,
    })),
    section('standings', history.standings, ({ at, author, step }) => ({ at, author, what: step })),
    section('folded', history.folded, ({ first, last, authors, foldedAt: at }) => ({
      at,
      author: authors.map(({ author }) => author).join(', '),
      what: `operations ${first} to ${last}`,
    })),
    section(
      'operations',
      history.operations,
      ({ sequence, receivedAt: at, operation: { author, label } }) => ({
        at,
        author,
        what: `operation ${sequence}`,
        ...(label === undefined ? {} : { note: label }),
      }),
    ),
    section('parked', history.conflicts, ({ parkedAt: at, operation: { author, label }, because }) => ({
      at,
      author,
      what: because,
      ...(label === undefined ? {} : { note: label }),
    })),
    section('reviews', history.reviews, ({ at, author, kind: what, words: note }) => ({
      at,
      author,
      what,
      note,
    })),
    section('schedules', history.schedules, ({ madeAt: at, author, kind: what, note }) => ({
      at,
      author,
      what,
      note,
    })),
    section(
      'comments',
      (path) => commentSteps(comments, path),
      ({ at, author, kind: what, ...step }) => ({
        at,
        author,
        what,
        ...('text' in step ? { note: step.text } : {}),
      }),
    ),
  ];
}

function section<Row extends object>(
  name: string,
  rows: (path: string) => AsyncIterable<Row>,
  rowOf: (json: Row) => RecordRow,
): RecordSection {
  return {
    name,
    entries: async function* entries(path) {
      for await (const json of rows(path)) yield { json, row: rowOf(json) };
    },
  };
}

async function* commentSteps(
  comments: RecordStore['comments'],
  path: string,
): AsyncIterable<StoredCommentStep> {
  // Few enough to read without batches.
  yield* await comments.since(path, 0);
}
