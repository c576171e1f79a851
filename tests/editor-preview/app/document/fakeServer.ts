import type { Failure } from '#editor-preview/app/document/apiClient.ts';
import type { QueuedOperation } from '#editor-preview/app/document/documentState.ts';
import type { OperationsClient } from '#editor-preview/app/document/operationsClient.ts';
import type { Outbox } from '#editor-preview/app/document/outbox.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import type {
  ConflictingOperation,
  EditingState,
  SequencedOperation,
} from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import type { Touched } from '#editor-preview/model/touched.ts';
import { articleJson, writeNode } from '#editor-preview/model/writeValue.ts';
import { mergeOperations, UnseenOperations } from '#editor-preview/store/editing/mergeOperations.ts';
import type { OperationBatch } from '#editor-preview/store/editing/takeOperations.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

interface LoggedHere extends SequencedOperation {
  readonly touched: readonly Touched[];
  readonly sender: string;
}

/** Merges operations as the server does: each once, in one order, and parks what cannot be merged. */
export function fakeServer(json: Json) {
  let article: EditedArticle = readArticle({ json }, blockFields);
  const log: LoggedHere[] = [];
  const parked: ConflictingOperation[] = [];
  const published: { sequence: number; note: string }[] = [];
  const requests: (readonly string[])[] = [];
  let failure: Failure | undefined;

  function take({ since, sender, operations }: OperationBatch): void {
    const known = new Set([...log, ...parked].map((one) => one.operation.id));
    const fresh = operations.filter(({ id }) => !known.has(id));
    const unseen = log.filter((one) => one.sequence > since);
    const foreign = unseen.filter((one) => one.sender !== sender);
    const merged = mergeOperations(
      article,
      fresh,
      new UnseenOperations(foreign.map(({ operation, touched }) => ({ id: operation.id, touched }))),
      unseen.map((one) => ({ changes: one.operation.changes, isMine: one.sender === sender })),
    );
    article = merged.article;
    parked.push(...merged.conflicts);
    for (const { operation, touched } of merged.done)
      log.push({ sequence: log.length + 1, operation, touched, sender });
  }
  const client: OperationsClient = {
    open: async () => failure ?? { kind: 'done', value: state() },
    send: async (_path, { since, sender = '', operations }) => {
      requests.push(operations.map(({ id }) => id));
      if (failure) return failure;
      take({ since, sender, operations });
      return reply(since, operations);
    },
    since: async (_path, sequence) => failure ?? reply(sequence, []),
    publish: async (_path, { sequence, note = '' }) => {
      if (failure) return failure;
      published.push({ sequence, note });
      return { kind: 'done', value: { sequence } };
    },
    problems: async () => ({ kind: 'done', value: { sequence: log.length, problems: [] } }),
    settle: async () => failure ?? { kind: 'done', value: {} },
  };
  function reply(since: number, sent: readonly Operation[]) {
    return {
      kind: 'done' as const,
      value: {
        sequence: log.length,
        operations: log
          .filter(({ sequence }) => sequence > since)
          .map(({ sequence, operation }) => ({ sequence, operation })),
        parked: parked.filter(({ operation }) => sent.some(({ id }) => id === operation.id)),
      },
    };
  }
  function state(): EditingState {
    const root = article.nodes.get('');
    return {
      path: '/sleep/melatonin',
      article: root ? writeNode(root, article) : { json: null },
      sequence: log.length,
      state: log.length > 0 ? 'changed' : 'published',
      canSave: true,
      parked: [],
    };
  }
  return {
    client,
    state,
    published,
    requests,
    log,
    parked,
    article: () => articleJson(article),
    edited: () => article,
    theirs: (operation: Pick<Operation, 'changes'>, id = `theirs-${log.length + 1}`) =>
      take({
        since: log.length,
        sender: 'another window',
        operations: [{ id, author: 'another editor', at: '2026-11-23T12:00:00Z', ...operation }],
      }),
    failWith: (next: Failure | undefined) => {
      failure = next;
    },
  };
}

export function memoryOutbox(): Outbox & { kept: () => readonly QueuedOperation[] } {
  const kept = new Map<string, QueuedOperation>();
  return {
    kept: () => [...kept.values()],
    read: async () => [...kept.values()],
    put: async (_path, operations) => {
      for (const one of operations) kept.set(one.operation.id, one);
    },
    delete: async (_path, ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
}
