import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { ArticleState } from '#editor-preview/model/editorPages.ts';
import type { EditingState, OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import { createListeners } from '../parts/listeners.ts';
import { words } from '../words/words.ts';
import {
  beginDocument,
  type DocumentState,
  type Making,
  type PendingOperation,
  type QueuedOperation,
  unsaved,
} from './documentState.ts';
import type { DocumentView } from './documentView.ts';
import type { OperationsClient } from './operationsClient.ts';
import type { Outbox } from './outbox.ts';
import { withReply } from './takeReply.ts';

interface StoreParts {
  server: EditingState;
  client: Pick<OperationsClient, 'open'>;
  outbox: Outbox | undefined;
  unsent: readonly QueuedOperation[];
  making: Making;
  announce: (message: string) => void;
}

export type ArticleStatus = Pick<DocumentView, 'path' | 'articleState' | 'deleted'>;

export function createDocumentStore({ server, client, outbox, unsent, making, announce }: StoreParts) {
  const { path, canSave } = server;
  const { subscribe, notify } = createListeners();
  let state = beginDocument(server, unsent, making);
  let status: ArticleStatus = { path, articleState: server.state, deleted: server.deleted };

  const changed = (): void => {
    notify();
  };
  // The browser's queue stays at this path: opening the article by a later one moves it.
  const writer = createOutboxWriter(path, canSave ? outbox : undefined, () => {
    changed();
    announce(words.document.noStorage);
  });
  function change(next: DocumentState): void {
    const before = unsaved(state);
    state = next;
    writer.follow(before, unsaved(state));
    changed();
  }
  async function reopen(sent: ReadonlySet<string>): Promise<void> {
    const answer = await client.open(status.path);
    if (answer.kind !== 'done') return;
    const still = unsaved(state).filter(({ operation }) => !sent.has(operation.id));
    status = { ...status, path: answer.value.path, articleState: answer.value.state };
    change(beginDocument(answer.value, still, making));
  }

  return {
    state: () => state,
    change,
    status: () => status,
    setStatus: (next: Partial<ArticleStatus>) => {
      status = { ...status, ...next };
      changed();
    },
    changed,
    subscribe,
    /** @param sent ids of operations that it has received */
    receive: (reply: OperationsReply, sent: ReadonlySet<string>) => {
      const next = withReply(state, reply, sent, making);
      if (reply.sequence > state.sequence)
        status = { ...status, articleState: afterChange[status.articleState] };
      // A hidden tab gets no other notice of a rename.
      const path = next?.confirmed.nodes.get(articleItself)?.fields.path;
      if (typeof path === 'string' && path !== state.confirmed.nodes.get(articleItself)?.fields.path)
        status = { ...status, path };
      if (reply.parked.length > 0) announce(words.document.notMerged);
      // The local state differs from the server's.
      if (next) change(next);
      else void reopen(sent);
    },
    /** Resets to the server's state and replays queued operations, except those it has received. */
    reopen,
    settled: writer.settled,
    isPersisted: writer.isPersisted,
  };
}

const afterChange: Readonly<Record<ArticleState, ArticleState>> = {
  new: 'draft',
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
};

function createOutboxWriter(path: string, outbox: Outbox | undefined, onFailed: () => void) {
  let isPersisted = outbox !== undefined;
  let last: Promise<void> = Promise.resolve();
  const onWriteError = (error: unknown): void => {
    if (!(error instanceof DOMException)) throw error;
    if (isPersisted) {
      isPersisted = false;
      onFailed();
    }
  };
  return {
    follow: (before: readonly PendingOperation[], now: readonly PendingOperation[]) => {
      if (!outbox) return;
      const known = new Set(before.map(({ operation }) => operation));
      const added = now.filter(({ operation }) => !known.has(operation));
      const ids = idsOf(now);
      const removedIds = [...idsOf(before)].filter((id) => !ids.has(id));
      if (added.length > 0) last = outbox.put(path, added).catch(onWriteError);
      if (removedIds.length > 0) outbox.delete(path, removedIds).catch(onWriteError);
    },
    settled: () => last,
    /** Whether all writes have succeeded so far. */
    isPersisted: () => isPersisted,
  };
}

function idsOf(pending: readonly PendingOperation[]): ReadonlySet<Operation['id']> {
  return new Set(pending.map(({ operation }) => operation.id));
}
