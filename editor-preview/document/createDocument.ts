import type { Refusal } from '../../contracts/editing/applyChange.ts';
import type { BlockFieldsByType, EditedArticle } from '../../contracts/editing/editedArticle.ts';
import type {
  EditingState,
  OperationsReply,
  ParkedOperation,
  SequencedOperation,
} from '../../contracts/editing/exchange.ts';
import type { Operation } from '../../contracts/editing/operation.ts';
import type { Touched } from '../../contracts/editing/touched.ts';
import type { ArticleState } from '../../contracts/editor.ts';
import { blockFields as allBlockFields } from '../../schemas/generated/blockFields.ts';
import {
  beginDocument,
  type DocumentState,
  type KeptOperation,
  type Making,
  nextSteps,
  unsaved,
  viewOf,
  type WaitingOperation,
  withEdit,
  withOpenClosed,
  withReply,
  withStep,
} from './documentState.ts';
import type { Edit } from './edit.ts';
import type { Answer, OperationsClient } from './operationsClient.ts';
import type { Outbox } from './outbox.ts';
import type { Saving } from './saving.ts';
import { createSender } from './sender.ts';

/** What is seen of an article that is being edited. Another object after every change. */
export interface DocumentView {
  readonly path: string;
  readonly article: EditedArticle;
  /** Of the server's article, where that is what is seen; undefined while something is not confirmed. */
  readonly sequence: number | undefined;
  readonly articleState: ArticleState;
  readonly canSave: boolean;
  readonly saving: Saving;
  /** Whether this browser keeps what is not saved yet. */
  readonly isKept: boolean;
  /** What "Undo" and "Redo" would take back and bring back. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  readonly parked: readonly ParkedOperation[];
  /** What waits and cannot be made any more on what others did. */
  readonly stranded: readonly WaitingOperation[];
}

/** An article that is being edited, with the way back and the way to the server. */
export interface EditorDocument {
  subscribe: (listener: () => void) => () => void;
  view: () => DocumentView;
  edit: Edit;
  /** What is being typed is whole: the next key begins an operation of its own. */
  closeOpen: () => void;
  /** @returns what it has changed; undefined where there is nothing to take back */
  undo: () => readonly Touched[] | undefined;
  redo: () => readonly Touched[] | undefined;
  /** Takes away what could not be merged, after the editor has seen to it. */
  settle: (operation: string) => void;
  /** Sends all that waits now, also what the server would not take before; whether everything is saved then. */
  save: () => Promise<boolean>;
  /** Saves all that waits, and puts it before the readers. */
  publish: (note: string) => Promise<Answer<{ sequence: number }>>;
  /** Asks for what others did. */
  refresh: () => Promise<void>;
  /** Takes in what others did, as it comes. */
  receive: (operations: readonly SequencedOperation[]) => void;
  /** Somebody has published the article, or withdrawn it. */
  receivePublication: (isPublished: boolean) => void;
  stop: () => void;
}

export interface DocumentParts {
  server: EditingState;
  client: OperationsClient;
  /** Undefined where the browser keeps nothing. */
  outbox: Outbox | undefined;
  /** Operations that an earlier window could not send. */
  unsent?: readonly KeptOperation[];
  blockFields?: BlockFieldsByType;
  stamp?: Making['stamp'];
  /** The name of this window, which no other has. */
  sender?: string;
  /** Says something to the editor, who may not see the screen. */
  tell: (message: string) => void;
}

/** Edits with the same name that follow each other within this time are one operation, in milliseconds. */
export const joinWithin = 600;
/** After this time even what is typed without a pause is sent, in milliseconds. */
const openAtMost = 5_000;

const stampOfHere: Making['stamp'] = () => ({
  id: crypto.randomUUID(),
  author: 'editor',
  at: new Date().toISOString(),
});

const refusals: Readonly<Record<Refusal, string>> = {
  gone: 'what it is about is no longer there',
  'id-taken': 'another block has this id',
  'no-block': 'it is no block',
  misplaced: 'it may not stand there',
  'other-text': 'the text is another one now',
};

/** Opens a document. It saves by itself until it is stopped. */
export function createDocument(parts: DocumentParts): EditorDocument {
  const { server, client, outbox, unsent = [], tell } = parts;
  const { path, canSave } = server;
  const making: Making = {
    blockFields: parts.blockFields ?? allBlockFields,
    stamp: parts.stamp ?? stampOfHere,
    sender: parts.sender ?? crypto.randomUUID(),
  };
  const listeners = new Set<() => void>();
  let state = beginDocument(server, unsent, making);
  let articleState = server.state;
  let isKept = outbox !== undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;
  let seen: DocumentView | undefined;

  function change(next: DocumentState): void {
    const before = unsaved(state);
    state = next;
    keep(before);
    changed();
  }
  function changed(): void {
    seen = undefined;
    for (const listener of listeners) listener();
  }

  /** Keeps what is new among the operations that wait, and forgets what waits no more. */
  function keep(before: readonly WaitingOperation[]): void {
    if (!outbox || !canSave) return;
    const now = unsaved(state);
    const [known, waiting] = [operationsOf(before), operationsOf(now)];
    const news = now.filter(({ operation }) => !known.has(operation));
    const ids = new Set([...waiting].map(({ id }) => id));
    const gone = [...known].map(({ id }) => id).filter((id) => !ids.has(id));
    if (news.length > 0) outbox.keep(path, news).catch(giveUpKeeping);
    if (gone.length > 0) outbox.forget(path, gone).catch(giveUpKeeping);
  }
  function giveUpKeeping(error: unknown): void {
    isKept = false;
    changed();
    tell('This browser does not keep what is not saved yet.');
    if (!(error instanceof DOMException)) throw error;
  }

  function receive(reply: OperationsReply, sent: ReadonlySet<string>): void {
    const next = withReply(state, reply, sent, making);
    if (reply.sequence > state.sequence) articleState = afterChange[articleState];
    if (reply.parked.length > 0) tell('A change could not be merged with what somebody else did.');
    if (next) change(next);
    else void reopen(sent);
  }
  /** What is known here is not what the server has: begins anew with that, and with what waits. */
  async function reopen(sent: ReadonlySet<string>): Promise<void> {
    const answer = await client.open(path);
    if (answer.kind !== 'done') return;
    const still = unsaved(state).filter(({ operation }) => !sent.has(operation.id));
    articleState = answer.value.state;
    change(beginDocument(answer.value, still, making));
  }

  /** Asks for the rest of an answer that holds no more than its bounds allow. */
  async function whole(reply: OperationsReply): Promise<Answer<OperationsReply>> {
    const last = reply.operations.at(-1)?.sequence;
    if (last === undefined || last >= reply.sequence) return { kind: 'done', value: reply };
    const more = await client.since(path, last);
    if (more.kind !== 'done') return more;
    const rest = await whole(more.value);
    if (rest.kind !== 'done') return rest;
    const operations = [...reply.operations, ...rest.value.operations];
    return { kind: 'done', value: { ...rest.value, operations, parked: reply.parked } };
  }
  const sender = createSender({
    waiting: () => state.waiting,
    send: async (batch) => {
      const operations = batch.map(({ operation }) => operation);
      const answer = await client.send(path, {
        ...batch[0]?.made,
        since: batch[0]?.made.since ?? state.sequence,
        operations,
      });
      return answer.kind === 'done' ? await whole(answer.value) : answer;
    },
    receive: (reply, batch) => receive(reply, new Set(batch.map(({ operation }) => operation.id))),
    onChanged: changed,
  });
  function sendSoon(): void {
    if (canSave && state.waiting.length > 0) sender.start();
  }

  function closeOpen(): void {
    clearTimeout(openTimer);
    if (!state.open) return;
    change(withOpenClosed(state));
    sendSoon();
  }

  function step(direction: 'undo' | 'redo'): readonly Touched[] | undefined {
    const next = nextSteps(state)[direction];
    if (!next) {
      tell(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.');
      return undefined;
    }
    clearTimeout(openTimer);
    const made = withStep(state, next, direction, making);
    if (!made.ok) {
      tell(`“${next.label}” cannot be taken back: ${refusals[made.refusal]}.`);
      return undefined;
    }
    change(made.state);
    sendSoon();
    tell(`${direction === 'undo' ? 'Undone' : 'Done again'}: ${next.label}`);
    return next.touched;
  }

  async function save(): Promise<boolean> {
    closeOpen();
    if (!canSave) return false;
    await sender.all();
    return state.waiting.length === 0;
  }

  sendSoon();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => {
      seen ??= viewOfDocument();
      return seen;
    },
    edit: (changes, options) => {
      const made = withEdit(state, changes, options, making);
      if (!made.ok) return tell(`“${options.label}” could not be done: ${refusals[made.refusal]}.`);
      const isSame = state.open?.operation.id === made.state.open?.operation.id;
      if (!isSame) openedAt = Date.now();
      change(made.state);
      clearTimeout(openTimer);
      if (made.state.open) {
        const rest = Math.max(0, openedAt + openAtMost - Date.now());
        openTimer = setTimeout(closeOpen, Math.min(joinWithin, rest));
      }
      sendSoon();
    },
    closeOpen,
    undo: () => step('undo'),
    redo: () => step('redo'),
    settle: (id) => {
      change({ ...state, parked: state.parked.filter(({ operation }) => operation.id !== id) });
      void client.settle(path, id).then(({ kind }) => {
        if (kind !== 'done')
          tell('The server could not be told. What could not be merged will be shown again.');
      });
    },
    save,
    publish: async (note) => {
      if (!(await save())) {
        const { saving } = viewOfDocument();
        return saving.kind === 'signed-out'
          ? { kind: 'signed-out' }
          : { kind: 'unreachable', why: 'your last changes are not saved yet' };
      }
      const answer = await client.publish(path, { sequence: state.sequence, ...(note ? { note } : {}) });
      if (answer.kind === 'done') {
        articleState = 'published';
        changed();
      }
      return answer;
    },
    refresh: async () => {
      const answer = await client.since(path, state.sequence);
      const all = answer.kind === 'done' ? await whole(answer.value) : answer;
      if (all.kind === 'done') receive(all.value, new Set());
    },
    receive: (operations) => {
      const first = operations[0]?.sequence;
      const sequence = operations.at(-1)?.sequence;
      if (first === undefined || sequence === undefined || sequence <= state.sequence) return;
      receive({ sequence, operations, parked: [] }, new Set());
    },
    receivePublication: (isPublished) => {
      articleState = isPublished ? 'published' : 'draft';
      changed();
    },
    stop: () => {
      clearTimeout(openTimer);
      sender.stop();
    },
  };

  function viewOfDocument(): DocumentView {
    const { undo, redo } = nextSteps(state);
    const count = unsaved(state).length;
    return {
      path,
      article: viewOf(state),
      sequence: count === 0 ? state.sequence : undefined,
      articleState,
      canSave,
      saving: canSave ? savingOf(count) : { kind: 'not-kept' },
      isKept,
      undo: undo?.label,
      redo: redo?.label,
      parked: state.parked,
      stranded: state.waiting.filter(({ refusal }) => refusal !== undefined),
    };
  }
  function savingOf(count: number): Saving {
    const trouble = sender.trouble();
    if (count === 0) return { kind: 'saved' };
    if (!trouble) return { kind: 'saving' };
    if (trouble.kind === 'signed-out') return { kind: 'signed-out', count };
    if (trouble.kind === 'unreachable') return { kind: 'waiting', count };
    const why = trouble.kind === 'refused' ? trouble.why : 'one of them is larger than the server takes.';
    return { kind: 'refused', count, why };
  }
}

const afterChange: Readonly<Record<ArticleState, ArticleState>> = {
  new: 'draft',
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
};

function operationsOf(waiting: readonly WaitingOperation[]): ReadonlySet<Operation> {
  return new Set(waiting.map(({ operation }) => operation));
}
