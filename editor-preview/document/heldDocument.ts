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

/** How the article stands, beside what is written in it. */
export type Standing = Pick<DocumentView, 'path' | 'articleState' | 'deleted'>;

/** A document's state in one place, with what goes with each of its changes: the browser keeps it, listeners hear of it. */
export interface HeldDocument {
  state: () => DocumentState;
  change: (next: DocumentState) => void;
  standing: () => Standing;
  stand: (next: Partial<Standing>) => void;
  /** Tells listeners that something is to be seen anew. */
  changed: () => void;
  subscribe: (listener: () => void) => () => void;
  /**
   * Takes in what the server says.
   *
   * @param sent ids of operations that it has been given
   */
  receive: (reply: OperationsReply, sent: ReadonlySet<string>) => void;
  /** Begins anew with what the server has, and with what waits but for what it has been given. */
  reopen: (sent: ReadonlySet<string>) => Promise<void>;
  /** Resolves when the browser keeps all that it was to keep. */
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
      // What is known here is not what the server has.
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
