import fc from 'fast-check';
import {
  appendRow,
  insertColumn,
  moveColumn,
  removeColumn,
} from '#editor-preview/app/forms/table/tableChanges.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { SequencedOperation } from '#editor-preview/model/exchange.ts';
import type { Change, Operation, Written } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson, nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleOf } from '../../support/someBlocks.ts';
import { setTo } from '../changes.ts';
import { isKeptAs } from '../model/isKeptAs.ts';
import { type Draw, drawFrom, randomChange } from '../model/randomChange.ts';

let store: EditorStore;
let articles = 0;
beforeAll(async () => {
  store = await openBuiltInStore();
});
afterAll(() => store.close());

const beginning = (path: string): JsonObject =>
  articleOf(path, 'Magnesium', [
    { id: 'intro', type: 'text', data: { title: 'What it is', items: ['a', 'b', 'c'] } },
    { id: 'more', type: 'list', data: { items: ['one', 'two'], deep: { er: 'text' } } },
  ]);

class Window {
  readonly #path: string;
  readonly #name: string;
  #confirmed: EditedArticle;
  #sequence: number;
  #waiting: Operation[] = [];
  readonly made: Operation[] = [];

  constructor(path: string, name: string, article: Written, sequence: number) {
    this.#path = path;
    this.#name = name;
    this.#confirmed = readArticle(article, blockFields);
    this.#sequence = sequence;
  }

  get article(): EditedArticle {
    return this.#confirmed;
  }

  do(draw: Draw, number: number): void {
    const seen = this.#waiting.reduce((article, each) => {
      const outcome = applyOperation(article, each, blockFields);
      return outcome.ok ? outcome.article : article;
    }, this.#confirmed);
    const operation = {
      id: `${this.#name}-${number}`,
      author: this.#name,
      at: '2026-05-04T09:00:00Z',
      changes: [randomChange(seen, draw, number)],
    };
    if (!applyOperation(seen, operation, blockFields).ok) return;
    this.#waiting.push(operation);
    this.made.push(operation);
  }

  /** @param isAnswered whether the answer arrives; without it the same is sent again */
  async send(isAnswered: boolean): Promise<void> {
    const batch = { since: this.#sequence, sender: this.#name, operations: this.#waiting };
    const outcome = await store.editing.take(this.#path, batch, beginning(this.#path));
    if (!outcome.ok) throw new Error('The store has forgotten something.');
    if (!isAnswered) return;
    this.#waiting = [];
    this.#hear(outcome.operations);
  }

  #hear(operations: readonly SequencedOperation[]): void {
    for (const { sequence, operation } of operations) {
      const outcome = applyOperation(this.#confirmed, operation, blockFields);
      if (!outcome.ok || sequence !== this.#sequence + 1)
        throw new Error(`Operation ${sequence} does not follow.`);
      this.#confirmed = outcome.article;
      this.#sequence = sequence;
    }
  }
}

function whole(article: EditedArticle): Written {
  return writeNode(nodeAt(article, articleItself), article);
}

test('two editors end with the article of the store, and every operation is in it or parked, whatever they do', async () => {
  let merged = 0;
  let notMerged = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 200 }),
      async (numbers) => {
        articles += 1;
        const path = `/editing-of-two/${articles}`;
        const opened = await store.editing.open(path, beginning(path));
        const windows = ['ada', 'bo'].map((name) => new Window(path, name, opened.article, opened.sequence));
        const draw = drawFrom(numbers);
        for (let step = 0; step < 60; step += 1) {
          const window = draw.pick(windows);
          if (draw.below(4) > 0) window?.do(draw, step);
          else await window?.send(draw.below(3) > 0);
        }
        // Twice, so that the first one hears of what the second had waiting.
        for (const window of [...windows, ...windows]) await window.send(true);

        const { article, sequence, parked } = await store.editing.open(path, beginning(path));
        for (const window of windows) expect(whole(window.article)).toEqual(article);
        const log = await store.editing.since(path, 0);
        const done = (log?.operations ?? []).map(({ operation }) => operation);
        expect(log?.operations.map((each) => each.sequence)).toEqual(done.map((_each, index) => index + 1));
        expect(sequence).toBe(done.length);
        merged += done.length;
        notMerged += parked.length;
        const made = windows.flatMap((window) => window.made);
        const kept = [...done, ...parked.map(({ operation }) => operation)];
        const byId = (one: Operation, other: Operation) => one.id.localeCompare(other.id);
        const ended = kept.toSorted(byId);
        expect(ended.map(({ id }) => id)).toEqual(made.toSorted(byId).map(({ id }) => id));
        const others = made
          .toSorted(byId)
          .filter(({ changes }, at) => !isKeptAs(changes, ended[at]?.changes ?? []));
        expect(others).toEqual([]);
        const draft = await store.getDraft(path);
        if (done.length > 0) expect(draft?.value).toEqual(articleJson(readArticle(article, blockFields)));
      },
    ),
    { numRuns: 40 },
  );
  // Else the test would have tried nothing.
  expect(merged).toBeGreaterThan(100);
  expect(notMerged).toBeGreaterThan(100);
});

describe('columns and rows of a table that two editors change at once', () => {
  const rows = { pointer: '/data/rows', isRequired: true, owner: undefined };
  const headings = { pointer: '/data/columns', isRequired: false, owner: undefined };
  const places = { rows, headings };
  const key = () => crypto.randomUUID();
  const doses = [['5 mg', '10 mg']];
  const columns = ['Child', 'Adult'];
  const addRow = (node: EditedNode) => appendRow(node, places, 2, key);
  const move = (node: EditedNode) => moveColumn(node, places, 0, 'end');

  test.each<[string, (node: EditedNode) => readonly Change[], typeof addRow, JsonObject]>([
    ['moved', move, addRow, { columns, rows: doses }],
    ['added', (node) => insertColumn(node, places, 1, key), addRow, { columns, rows: doses }],
    ['removed', (node) => removeColumn(node, places, 0), addRow, { columns, rows: doses }],
    ['moved without a row', move, addRow, { columns, rows: [] }],
    ['moved without headings', move, ({ id }) => [setTo(id, headings.pointer, columns)], { rows: doses }],
    [
      'moved among moved rows',
      move,
      ({ id }) => [{ kind: 'moveItem', block: id, list: rows.pointer, key: '1', after: null }],
      { columns, rows: [...doses, ['50 mg', '100 mg']] },
    ],
  ])('are a conflict of the later one, where a column is %s', async (_what, column, row, data) => {
    for (const order of [
      [column, row],
      [row, column],
    ]) {
      articles += 1;
      const path = `/editing-of-two/${articles}`;
      const json = { path, blocks: [{ id: 'doses', type: 'table', data }] };
      const opened = await store.editing.open(path, json);
      const node = nodeAt(readArticle(opened.article, blockFields), 'doses');
      const batches = order.map((change, index) => ({
        since: opened.sequence,
        sender: `window ${index}`,
        operations: [
          { id: `${path} ${index}`, author: 'ada', at: '2026-05-04T09:00:00Z', changes: change(node) },
        ],
      }));
      for (const batch of batches) await store.editing.take(path, batch, json);
      const { sequence, parked } = await store.editing.open(path, json);
      expect([sequence, parked.map(({ operation, because }) => [operation.id, because])]).toEqual([
        1,
        [[`${path} 1`, 'met']],
      ]);
    }
  });
});
