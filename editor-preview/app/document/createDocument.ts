import type { BlockFieldsByType } from '#editor-preview/model/editedArticle.ts';
import type { ArticleState, Deleted } from '#editor-preview/model/editorPages.ts';
import type { EditingState, OperationsReply, SequencedOperation } from '#editor-preview/model/exchange.ts';
import { maxChanges, maxEditedBlocks, type Operation } from '#editor-preview/model/operation.ts';
import type { Person } from '#editor-preview/model/person.ts';
import type { Touched } from '#editor-preview/model/touched.ts';
import { blockFields as allBlockFields } from '#schemas/generated/blockFields.ts';
import { words } from '../words/words.ts';
import type { Answer } from './apiClient.ts';
import { watchComposition } from './composition.ts';
import {
  type DocumentState,
  type Making,
  nextSteps,
  type QueuedOperation,
  unsaved,
  viewOf,
  withEdit,
  withOpenClosed,
  withStep,
} from './documentState.ts';
import { createDocumentStore } from './documentStore.ts';
import { type DocumentView, viewOfDocument } from './documentView.ts';
import type { Edit } from './edit.ts';
import { withBlocked } from './history.ts';
import type { OperationsClient } from './operationsClient.ts';
import type { Outbox } from './outbox.ts';
import { createSender } from './sender.ts';
import { watchTyping } from './typingRest.ts';
import { wholeReply } from './wholeReply.ts';

export interface EditorDocument {
  subscribe: (listener: () => void) => () => void;
  view: () => DocumentView;
  edit: Edit;
  /** Closes the open operation: the next keystroke begins another. */
  closeOpen: () => void;
  /** Start or end of an input method composition, which must not be split into two operations. */
  composing: (isComposing: boolean) => void;
  /** Whether following edits are a field's native undo: see {@link EditOptions}. */
  setUndoing: (isUndoing: boolean) => void;
  undo: () => readonly Touched[] | undefined;
  redo: () => readonly Touched[] | undefined;
  settle: (operation: string) => void;
  /** Sends all queued operations, refused ones too; resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  reconnected: () => void;
  /** Notifies whenever it responds again, for failed fetches. */
  onReconnect: (listener: () => void) => () => void;
  /**
   * Discards the refused operation that blocks the queue, and continues. Returns it, so that the editor can store
   * it elsewhere; undefined if none is refused.
   */
  discardRefused: () => Promise<Operation | undefined>;
  /**
   * Saves everything first. If the server has later changes, nothing is published.
   * `sequence` is that of the seen state, or undefined for what is saved now. `onto` is another person's newer
   * revision to replace.
   */
  publish: (
    note: string,
    sequence: number | undefined,
    onto?: string,
  ) => Promise<Answer<{ sequence: number }>>;
  problems: (at?: string) => ReturnType<OperationsClient['problems']>;
  refresh: () => Promise<void>;
  receive: (operations: readonly SequencedOperation[]) => void;
  receiveState: (articleState: ArticleState, deleted?: Deleted) => void;
  receivePath: (path: string) => void;
  stop: () => void;
}

export interface DocumentParts {
  server: EditingState;
  person: Person;
  client: OperationsClient;
  outbox: Outbox | undefined;
  unsent?: readonly QueuedOperation[];
  blockFields?: BlockFieldsByType;
  stamp?: Making['stamp'];
  sender?: string;
  announce: (message: string) => void;
}

function stampOf({ name }: Person): Making['stamp'] {
  return () => ({ id: crypto.randomUUID(), author: name, at: new Date().toISOString() });
}

/** The number of blocks at any depth: one node is the article itself. */
function blocksOf(state: DocumentState): number {
  return viewOf(state).nodes.size - 1;
}

export function createDocument(parts: DocumentParts): EditorDocument {
  const { server, person, client, outbox, unsent = [], announce } = parts;
  const { canSave, whyReadOnly, translations = [] } = server;
  const reconnectListeners = new Set<() => void>();
  const making: Making = {
    blockFields: parts.blockFields ?? allBlockFields,
    stamp: parts.stamp ?? stampOf(person),
    sender: parts.sender ?? crypto.randomUUID(),
    article: server.id,
  };
  const store = createDocumentStore({ server, client, outbox, unsent, making, announce });
  const { state, change } = store;
  // Another article may have a former path by now.
  const path = (): string => store.status().path;
  let seen: DocumentView | undefined;
  store.subscribe(() => {
    seen = undefined;
  });

  const sender = createSender({
    pending: () => state().pending,
    send: async (batch) => {
      // Persist first what the server might not get.
      await store.settled();
      const operations = batch.map(({ operation }) => operation);
      const first = batch[0]?.made;
      const answer = await client.send(path(), {
        ...(first && { sender: first.sender }),
        since: first?.since ?? state().sequence,
        person: person.id,
        operations,
      });
      return answer.kind === 'done' ? await wholeReply(client, path(), answer.value) : answer;
    },
    receive: (reply, batch) => receive(reply, new Set(batch.map(({ operation }) => operation.id))),
    onChanged: store.changed,
  });
  function sendSoon(): void {
    if (canSave && state().pending.length > 0) sender.start();
  }

  const composition = watchComposition();
  function receive(reply: OperationsReply, sent: ReadonlySet<string>): Promise<void> {
    const mine = new Set(unsaved(state()).map(({ operation }) => operation.id));
    const others = reply.operations.filter(
      ({ sequence, operation }) => sequence > state().sequence && !mine.has(operation.id),
    );
    return composition.take(
      others.flatMap(({ operation }) => operation.changes),
      () => store.receive(reply, sent),
    );
  }

  function refuse(why: string): string {
    announce(why);
    return why;
  }

  let isUndoing = false;
  const typing = watchTyping(() => closeOpen());
  function closeOpen(): void {
    typing.stop();
    if (state().open) change(withOpenClosed(state()));
    // An operation that conflicted while it was typed is already closed, and must be sent.
    sendSoon();
  }

  function step(direction: 'undo' | 'redo'): readonly Touched[] | undefined {
    const next = nextSteps(state())[direction];
    if (!next) {
      announce(direction === 'undo' ? words.document.nothingToUndo : words.document.nothingToRedo);
      return undefined;
    }
    typing.stop();
    const made = withStep(state(), next, direction, making);
    if (!made.ok) {
      // The next call takes the step before it.
      change({ ...state(), history: withBlocked(state().history, next) });
      announce(words.document.notUndone(next.label, words.document.refusals[made.refusal]));
      return undefined;
    }
    change(made.state);
    sendSoon();
    announce(words.document[direction === 'undo' ? 'undone' : 'doneAgain'](next.label));
    return next.touched;
  }

  async function save(): Promise<boolean> {
    closeOpen();
    if (!canSave) return false;
    await sender.all();
    return state().pending.length === 0;
  }

  sendSoon();
  return {
    subscribe: store.subscribe,
    view: () => {
      const trouble = sender.trouble();
      seen ??= viewOfDocument(state(), {
        ...store.status(),
        canSave,
        whyReadOnly,
        translations,
        isPersisted: store.isPersisted(),
        trouble,
      });
      return seen;
    },
    edit: (changes, options) => {
      if (whyReadOnly !== undefined) return refuse(whyReadOnly);
      if (changes.length > maxChanges) return refuse(words.document.tooMuch(options.label));
      const isUndo = options.isUndo ?? (isUndoing && options.joins !== undefined);
      const made = withEdit(state(), changes, { ...options, isUndo }, making);
      if (!made.ok)
        return refuse(words.document.notDone(options.label, words.document.refusals[made.refusal]));
      const [before, after] = [blocksOf(state()), blocksOf(made.state)];
      if (after > maxEditedBlocks && after > before)
        return refuse(words.document.notDone(options.label, words.document.tooManyBlocks(maxEditedBlocks)));
      const isSame = state().open?.operation.id === made.state.open?.operation.id;
      composition.wrote(changes);
      change(made.state);
      if (made.state.open) typing.typed(!isSame);
      else typing.stop();
      sendSoon();
      return undefined;
    },
    closeOpen,
    composing: (isComposing) => {
      composition.composing(isComposing);
      typing.composing(isComposing);
    },
    setUndoing: (isSo) => {
      isUndoing = isSo;
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    settle: (id) => {
      change({ ...state(), conflicts: state().conflicts.filter(({ operation }) => operation.id !== id) });
      void client.settle(path(), id).then(({ kind }) => {
        if (kind !== 'done') announce(words.document.serverNotNotified);
      });
    },
    save,
    reconnected: () => {
      if (sender.trouble()?.kind === 'unreachable') void sender.all();
      for (const listener of reconnectListeners) listener();
    },
    onReconnect: (listener) => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    discardRefused: async () => {
      const trouble = sender.trouble()?.kind;
      const [refused] = state().pending;
      if (!refused || (trouble !== 'refused' && trouble !== 'too-large')) return undefined;
      await store.reopen(new Set([refused.operation.id]));
      if (state().pending[0]?.operation.id === refused.operation.id) return undefined;
      await sender.all();
      return refused.operation;
    },
    publish: async (note, sequence, onto) => {
      if (!(await save()))
        return sender.trouble()?.kind === 'signed-out'
          ? { kind: 'signed-out' }
          : { kind: 'unreachable', why: words.saving.notYet };
      const answer = await client.publish(path(), {
        sequence: sequence ?? state().sequence,
        ...(note ? { note } : {}),
        ...(onto === undefined ? {} : { onto }),
      });
      if (answer.kind === 'done') store.setStatus({ articleState: 'published' });
      return answer;
    },
    problems: (at) => client.problems(path(), at),
    refresh: async () => {
      const answer = await client.since(path(), state().sequence);
      const all = answer.kind === 'done' ? await wholeReply(client, path(), answer.value) : answer;
      if (all.kind === 'done') await receive(all.value, new Set());
    },
    receive: (operations) => {
      const first = operations[0]?.sequence;
      const sequence = operations.at(-1)?.sequence;
      if (first === undefined || sequence === undefined || sequence <= state().sequence) return;
      void receive({ sequence, operations, parked: [] }, new Set());
    },
    receiveState: (articleState, deleted) => store.setStatus({ articleState, deleted }),
    receivePath: (next) => store.setStatus({ path: next }),
    stop: () => {
      typing.stop();
      sender.stop();
    },
  };
}
