import {
  beginDocument,
  type DocumentState,
  type Making,
  nextSteps,
  unsaved,
  viewOf,
  withEdit,
  withOpenClosed,
  withStep,
} from '#editor-preview/app/document/documentState.ts';
import { withReply } from '#editor-preview/app/document/takeReply.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ConflictingOperation, OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { Touched } from '#editor-preview/model/touched.ts';
import { nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import { mergeOperations, UnseenOperations } from '#editor-preview/store/editing/mergeOperations.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { RandomEdit } from './randomEdit.ts';

interface LoggedHere {
  readonly sender: string;
  readonly operation: Operation;
  readonly touched: readonly Touched[];
}

/** What a server does with operations, without a database: they are merged by the store's own functions. */
export class MergingServer {
  readonly #log: LoggedHere[] = [];
  #article: EditedArticle;

  constructor(article: EditedArticle) {
    this.#article = article;
  }

  get article(): EditedArticle {
    return this.#article;
  }

  state() {
    const article = writeNode(nodeAt(this.#article, articleItself), this.#article);
    return { article, sequence: this.#log.length, parked: [] };
  }

  take(sender: string, since: number, operations: readonly Operation[]): OperationsReply {
    const foreign = this.#log.slice(since).filter((logged) => logged.sender !== sender);
    const unseen = new UnseenOperations(foreign.map(({ operation: { id }, touched }) => ({ id, touched })));
    const merged = mergeOperations(this.#article, operations, unseen);
    this.#article = merged.article;
    for (const { operation, touched } of merged.done) this.#log.push({ sender, operation, touched });
    return { ...this.since(since), parked: merged.conflicts };
  }

  since(since: number): OperationsReply {
    const operations = this.#log
      .slice(since)
      .map(({ operation }, index) => ({ sequence: since + 1 + index, operation }));
    return { sequence: this.#log.length, operations, parked: [] };
  }
}

/** Somebody's window with the article, whose every step is taken at once and by hand. */
export class EditorAtHand {
  readonly #server: MergingServer;
  readonly #making: Making;
  #state: DocumentState;
  parked: readonly ConflictingOperation[] = [];

  constructor(name: string, server: MergingServer) {
    let operations = 0;
    this.#server = server;
    this.#making = {
      blockFields,
      sender: name,
      stamp: () => ({ id: `${name}-${++operations}`, author: name, at: '2026-11-23T12:00:00Z' }),
    };
    this.#state = beginDocument(server.state(), [], this.#making);
  }

  get article(): EditedArticle {
    return viewOf(this.#state);
  }

  edit({ changes, options }: RandomEdit): boolean {
    const made = withEdit(this.#state, changes, options, this.#making);
    if (made.ok) this.#state = made.state;
    return made.ok;
  }

  step(direction: 'undo' | 'redo'): boolean {
    const next = nextSteps(this.#state)[direction];
    const made = next && withStep(this.#state, next, direction, this.#making);
    if (made?.ok) this.#state = made.state;
    return made?.ok === true;
  }

  /** Sends all that waits, one batch for all that was made in the same knowledge, and takes in what the other one did. */
  send(): void {
    this.#state = withOpenClosed(this.#state);
    for (;;) {
      const [first] = this.#state.pending;
      if (!first) break;
      const { since, sender } = first.made;
      const batch = this.#state.pending.filter(({ made }) => made.since === since);
      this.#hear(
        this.#server.take(
          sender,
          since,
          batch.map(({ operation }) => operation),
        ),
        new Set(batch.map(({ operation }) => operation.id)),
      );
    }
    this.hear();
  }

  hear(): void {
    this.#hear(this.#server.since(this.#state.sequence), new Set());
  }

  #hear(reply: OperationsReply, sent: ReadonlySet<string>): void {
    this.parked = [...this.parked, ...reply.parked];
    const next = withReply(this.#state, reply, sent, this.#making);
    if (next) {
      this.#state = next;
      return;
    }
    // As a window that does not understand the answer: it opens the article anew, with what waits.
    const still = unsaved(this.#state).filter(({ operation }) => !sent.has(operation.id));
    this.#state = beginDocument(this.#server.state(), still, this.#making);
  }
}
