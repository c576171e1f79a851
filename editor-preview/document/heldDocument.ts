import type { ArticleState } from '#editing/editorPages.ts';
import type { EditingState, OperationsReply } from '#editing/exchange.ts';
import { words } from '../words/words.ts';
import {
  beginDocument,
  type DocumentState,
  type KeptOperation,
  type Making,
  unsaved,
} from './documentState.ts';
import type { DocumentView } from './documentView.ts';
import { createKeeper } from './keeper.ts';
import type { OperationsClient } from './operationsClient.ts';
import type { Outbox } from './outbox.ts';
import { withReply } from './takeReply.ts';

interface HeldParts {
  server: EditingState;
  client: Pick<OperationsClient, 'open'>;
  outbox: Outbox | undefined;
  unsent: readonly KeptOperation[];
  making: Making;
  tell: (message: string) => void;
}

/** The article's status, besides its content. */
export type Standing = Pick<DocumentView, 'path' | 'articleState' | 'deleted'>;

/** A document's state with its side effects: it persists changes and notifies listeners. */
export interface HeldDocument {
  state: () => DocumentState;
  change: (next: DocumentState) => void;
  standing: () => Standing;
  stand: (next: Partial<Standing>) => void;
  /** Notifies listeners of a change. */
  changed: () => void;
  subscribe: (listener: () => void) => () => void;
  /**
   * Applies a server reply.
   * @param sent ids of operations that it has received
   */
  receive: (reply: OperationsReply, sent: ReadonlySet<string>) => void;
  /** Resets to the server's state and replays queued operations, except those it has received. */
  reopen: (sent: ReadonlySet<string>) => Promise<void>;
  /** Resolves when everything is persisted. */
  settled: () => Promise<void>;
  isKept: () => boolean;
}

export function holdDocument({ server, client, outbox, unsent, making, tell }: HeldParts): HeldDocument {
  const { path, canSave } = server;
  const listeners = new Set<() => void>();
  let state = beginDocument(server, unsent, making);
  let standing: Standing = { path, articleState: server.state, deleted: server.deleted };

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const keeper = createKeeper(path, canSave ? outbox : undefined, () => {
    changed();
    tell(words.document.keepsNothing);
  });
  function change(next: DocumentState): void {
    const before = unsaved(state);
    state = next;
    keeper.follow(before, unsaved(state));
    changed();
  }
  async function reopen(sent: ReadonlySet<string>): Promise<void> {
    const answer = await client.open(path);
    if (answer.kind !== 'done') return;
    const still = unsaved(state).filter(({ operation }) => !sent.has(operation.id));
    standing = { ...standing, articleState: answer.value.state };
    change(beginDocument(answer.value, still, making));
  }

  return {
    state: () => state,
    change,
    standing: () => standing,
    stand: (next) => {
      standing = { ...standing, ...next };
      changed();
    },
    changed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (reply, sent) => {
      const next = withReply(state, reply, sent, making);
      if (reply.sequence > state.sequence)
        standing = { ...standing, articleState: afterChange[standing.articleState] };
      if (reply.parked.length > 0) tell(words.document.notMerged);
      // The local state differs from the server's.
      if (next) change(next);
      else void reopen(sent);
    },
    reopen,
    settled: keeper.settled,
    isKept: keeper.isKept,
  };
}

const afterChange: Readonly<Record<ArticleState, ArticleState>> = {
  new: 'draft',
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
};
