import { jest } from '@jest/globals';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { firstRetryMs } from '#editor-preview/app/document/retryWait.ts';
import { savingInWords } from '#editor-preview/app/document/saving.ts';
import { joinWithinMs } from '#editor-preview/app/document/typingRest.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { owner } from '#editor-preview/model/person.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { articleOf } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer, memoryOutbox } from './fakeServer.ts';

const json = articleOf('/sleep/melatonin', 'Melatonin', [
  { id: 'intro', type: 'heading', data: { text: 'What it is' } },
  { id: 'dose', type: 'rich-text', data: { html: '<p>Half a milligram.</p>' } },
  { id: 'end', type: 'quote', data: { text: 'Sleep well' } },
]);

const cards = { id: 'cards', type: 'product-card-carousel', data: { cards: [] } };
const card = { id: 'card', type: 'product-card', data: { productTitle: 'Fjordly Calm' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(server = fakeServer(json), outbox = memoryOutbox()) {
  let number = 0;
  const told: string[] = [];
  const document = createDocument({
    server: server.state(),
    person: owner,
    client: server.client,
    outbox,
    stamp: () => ({ id: `mine-${++number}`, author: 'me', at: '2026-11-23T12:00:00Z' }),
    announce: (message) => told.push(message),
  });
  const type = (text: string) =>
    document.edit([setTo('intro', '/data/text', text)], { label: 'Change the heading', joins: 'intro/text' });
  const quote = (text: string) =>
    document.edit([setTo('end', '/data/text', text)], { label: 'Change the quote' });
  const textOf = (block: string) => blockJson(document.view().article, block).data;
  return {
    server,
    person: owner,
    outbox,
    document,
    told,
    type,
    quote,
    textOf,
    status: () => savingInWords(document.view().saving),
  };
}

const answered = () => jest.advanceTimersByTimeAsync(0);
const theirHeading = (text: string) => ({ changes: [setTo('intro', '/data/text', text)] });

describe('what is typed', () => {
  test('becomes one operation, which is sent when the typing rests', async () => {
    const { type, server, status, textOf } = open();
    for (const text of ['W', 'Wh', 'Why']) type(text);
    expect(textOf('intro')).toEqual({ text: 'Why' });
    expect(server.log).toEqual([]);
    expect(status()).toBe('Saving…');
    await jest.advanceTimersByTimeAsync(joinWithinMs);
    expect(server.log.map(({ operation }) => operation.changes)).toEqual([
      [setTo('intro', '/data/text', 'Why')],
    ]);
    expect(status()).toBe('Saved');
  });

  test('is sent in parts where nobody rests', async () => {
    const { type, server } = open();
    for (let key = 1; key <= 60; key++) {
      type('x'.repeat(key));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(server.log.length).toBe(1);
  });

  test('is whole when something else is done', async () => {
    const { type, quote, server } = open();
    type('Why');
    quote('Sleep on');
    await answered();
    expect(server.log.map(({ operation }) => operation.label)).toEqual([
      'Change the heading',
      'Change the quote',
    ]);
  });

  test('stays the very same article when the server confirms it', async () => {
    const { quote, document } = open();
    quote('Sleep on');
    const before = document.view();
    await answered();
    const after = document.view();
    expect(after.article).toBe(before.article);
    expect([before.sequence, after.sequence]).toEqual([undefined, 1]);
    expect(after.articleState).toBe('changed');
  });
});

describe('undo', () => {
  test('takes back what was typed as a whole, and redo brings it back', async () => {
    const { type, document, textOf, server } = open();
    type('Why');
    type('Why it is');
    expect(document.view().undo).toBe('Change the heading');
    document.undo();
    expect(textOf('intro')).toEqual({ text: 'What it is' });
    expect(document.view()).toMatchObject({ undo: undefined, redo: 'Change the heading' });
    document.redo();
    expect(textOf('intro')).toEqual({ text: 'Why it is' });
    await answered();
    expect(server.log.map(({ operation }) => operation.label)).toEqual([
      'Change the heading',
      'Undo: Change the heading',
      'Change the heading',
    ]);
    expect(server.article()).toMatchObject({ blocks: [{ data: { text: 'Why it is' } }, {}, {}] });
  });

  test('takes back each thing in turn, also after it was saved', async () => {
    const { type, quote, document, textOf } = open();
    type('Why');
    quote('Sleep on');
    await answered();
    document.undo();
    document.undo();
    expect([textOf('intro'), textOf('end')]).toEqual([{ text: 'What it is' }, { text: 'Sleep well' }]);
    expect(document.undo()).toBeUndefined();
  });

  test('leaves alone what somebody else has changed since, and takes back the one before', async () => {
    const { type, quote, document, server, textOf } = open();
    quote('Sleep on');
    type('Why');
    await document.save();
    server.theirs(theirHeading('Theirs'));
    await document.refresh();
    expect(document.view().undo).toBe('Change the quote');
    document.undo();
    expect([textOf('intro'), textOf('end')]).toEqual([{ text: 'Theirs' }, { text: 'Sleep well' }]);
  });

  test('brings a removed block back to its place', () => {
    const { document } = open();
    document.edit([{ kind: 'remove', block: 'dose' }], { label: 'Delete the text' });
    document.undo();
    expect(blockJson(document.view().article, '')).toEqual(json);
  });

  test.each<[string, Change[], string[]]>([
    ['was removed', [{ kind: 'remove', block: 'dose' }], ['intro', 'end']],
    [
      'was removed with the one before it',
      [
        { kind: 'remove', block: 'dose' },
        { kind: 'remove', block: 'intro' },
      ],
      ['end'],
    ],
    [
      'was moved into another list',
      [
        { kind: 'insert', block: { json: cards }, into: { parent: '', list: '/blocks' }, after: null },
        { kind: 'move', block: 'dose', into: { parent: 'cards', list: '/data/cards' }, after: null },
      ],
      ['cards', 'intro', 'end'],
    ],
  ])('brings one back behind what is left, where the one before it %s', async (_what, changes, order) => {
    const { document, server } = open();
    document.edit([{ kind: 'remove', block: 'end' }], { label: 'Delete the quote' });
    await document.save();
    server.theirs({ changes });
    await document.refresh();
    document.undo();
    expect(blocksOf(document.view().article)).toEqual(order);
    expect(blockJson(document.view().article, 'end')).toEqual(json.blocks[2]);
    await document.save();
    expect(server.article()).toEqual(blockJson(document.view().article, ''));
  });

  test('brings an item back behind what is left of its list', async () => {
    const items = ['a', 'b', 'c'];
    const { document, server, textOf } = open(
      fakeServer({ ...json, blocks: [{ id: 'intro', type: 'list', data: { items } }] }),
    );
    const remove = (key: string): Change => ({
      kind: 'removeItem',
      block: 'intro',
      list: '/data/items',
      key,
    });
    document.edit([remove('2')], { label: 'Delete the item' });
    await document.save();
    server.theirs({ changes: [remove('1')] });
    await document.refresh();
    document.undo();
    expect(textOf('intro')).toEqual({ items: ['a', 'c'] });
  });

  test('tells that a block has no place any more, and then goes on with the step before', async () => {
    const { document, server, told, type, textOf } = open(
      fakeServer({ ...json, blocks: [...json.blocks, { ...cards, data: { cards: [card] } }] }),
    );
    type('Why');
    document.edit([{ kind: 'remove', block: 'card' }], { label: 'Delete the card' });
    await document.save();
    server.theirs({ changes: [{ kind: 'remove', block: 'cards' }] });
    await document.refresh();
    document.undo();
    expect(told.at(-1)).toMatch(/^“Delete the card” cannot be undone/);
    expect(document.view().undo).toBe('Change the heading');
    document.undo();
    expect(textOf('intro')).toEqual({ text: 'What it is' });
  });
});

function blocksOf({ nodes }: EditedArticle): string[] {
  const list = nodes.get('')?.fields.blocks;
  return list instanceof KeyedList ? list.items.map(({ key }) => key) : [];
}

describe('what others do', () => {
  test('goes before what waits here', async () => {
    const { server, quote, document, textOf } = open();
    server.failWith({ kind: 'unreachable', why: 'no network' });
    quote('Sleep on');
    await answered();
    server.failWith(undefined);
    server.theirs(theirHeading('Theirs'));
    await document.refresh();
    expect([textOf('intro'), textOf('end')]).toEqual([{ text: 'Theirs' }, { text: 'Sleep on' }]);
    expect(document.view().sequence).toBeUndefined();
    await document.save();
    expect(server.article()).toEqual(blockJson(document.view().article, ''));
    expect(document.view().sequence).toBe(2);
  });

  test('may leave no place for what was done here: it is shown, sent and reported as a conflict', async () => {
    const { server, quote, document, told } = open();
    server.failWith({ kind: 'unreachable', why: 'no network' });
    quote('Sleep on');
    await answered();
    server.failWith(undefined);
    server.theirs({ changes: [{ kind: 'remove', block: 'end' }] });
    await document.refresh();
    expect(document.view().expectedConflicts.map(({ refusal }) => refusal)).toEqual(['gone']);
    await document.save();
    expect(document.view()).toMatchObject({
      expectedConflicts: [],
      undo: undefined,
      conflicts: [{ because: 'gone', operation: { label: 'Change the quote' } }],
    });
    expect(told).toContain('Conflict: your change and a change of someone else could not be merged.');
  });
});

test('what was missed and is kept no longer is not passed over: the article is read anew, and what waits stays', async () => {
  const { server, quote, document, textOf } = open();
  server.theirs(theirHeading('Theirs'));
  server.theirs({ changes: [{ kind: 'remove', block: 'dose' }] });
  server.failWith({ kind: 'unreachable', why: 'no network' });
  quote('Sleep on');
  await answered();
  server.failWith(undefined);
  // The first of the two is missing.
  document.receive(server.log.slice(1));
  await answered();
  expect([textOf('intro'), textOf('end')]).toEqual([{ text: 'Theirs' }, { text: 'Sleep on' }]);
  await document.save();
  expect(server.article()).toEqual(blockJson(document.view().article, ''));
  expect(document.view().sequence).toBe(3);
});

describe('a server that cannot be reached', () => {
  test('is tried again by itself, and gets everything once and in order', async () => {
    const { server, quote, type, status } = open();
    server.failWith({ kind: 'unreachable', why: 'no network' });
    quote('one');
    await answered();
    quote('two');
    type('Why');
    expect(status()).toBe('3 unsaved changes');
    await jest.advanceTimersByTimeAsync(joinWithinMs);
    server.failWith(undefined);
    await jest.advanceTimersByTimeAsync(2 * firstRetryMs);
    expect(status()).toBe('Saved');
    expect(server.log.map(({ operation }) => operation.id)).toEqual(['mine-1', 'mine-2', 'mine-3']);
  });

  test('for long has what was written a few seconds after it is back, and is not asked all the time', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const { server, quote, status } = open();
    server.failWith({ kind: 'unreachable', why: 'no network' });
    quote('one');
    await answered();
    await jest.advanceTimersByTimeAsync(100 * firstRetryMs);
    expect(server.requests.length).toBeLessThan(30);
    server.failWith(undefined);
    await jest.advanceTimersByTimeAsync(5 * firstRetryMs);
    expect(status()).toBe('Saved');
    random.mockRestore();
  });

  test('that has lost a session is asked again when the editor says so', async () => {
    const { server, quote, status, document } = open();
    server.failWith({ kind: 'signed-out' });
    quote('one');
    await answered();
    expect(status()).toBe('Sign in to save');
    await jest.advanceTimersByTimeAsync(100 * firstRetryMs);
    expect(server.requests.length).toBe(1);
    server.failWith(undefined);
    expect(await document.save()).toBe(true);
    expect(status()).toBe('Saved');
  });

  test('that takes less at once gets less at once', async () => {
    const { server, quote, document } = open();
    server.failWith({ kind: 'unreachable', why: 'no network' });
    for (let count = 0; count < 8; count++) quote(`quote ${count}`);
    await answered();
    server.failWith(undefined);
    const { send } = server.client;
    server.client.send = async (path, batch) =>
      batch.operations.length > 2 ? { kind: 'too-large' } : send(path, batch);
    expect(await document.save()).toBe(true);
    expect(server.log.length).toBe(8);
  });

  test('that refuses one change gets the others, and the way goes on once that one is left out', async () => {
    const { server, quote, document, status } = open();
    const { send } = server.client;
    server.client.send = async (path, batch) =>
      JSON.stringify(batch.operations).includes('quote 2')
        ? { kind: 'refused', why: 'It is refused.', problems: [] }
        : send(path, batch);
    expect(await document.discardRefused()).toBeUndefined();
    for (let count = 0; count < 5; count++) quote(`quote ${count}`);
    expect(await document.save()).toBe(false);
    expect(server.log.length).toBe(2);
    expect(status()).toBe('3 unsaved changes: It is refused.');

    expect(JSON.stringify(await document.discardRefused())).toContain('quote 2');
    expect(status()).toBe('Saved');
    expect(server.log.length).toBe(4);
    expect(server.article()).toEqual(blockJson(document.view().article, ''));
  });

  test('loses nothing of what a closed window has left', async () => {
    const first = open();
    first.server.failWith({ kind: 'unreachable', why: 'no network' });
    first.quote('kept');
    first.type('Half a w');
    await answered();
    first.document.stop();
    first.server.failWith(undefined);

    const unsent = await first.outbox.read('/sleep/melatonin');
    const document = createDocument({
      server: first.server.state(),
      person: owner,
      client: first.server.client,
      outbox: first.outbox,
      unsent,
      announce: () => {},
    });
    expect(blockJson(document.view().article, 'intro').data).toEqual({ text: 'Half a w' });
    await answered();
    expect(savingInWords(document.view().saving)).toBe('Saved');
    expect(first.outbox.kept()).toEqual([]);
    expect(first.server.article()).toEqual(blockJson(document.view().article, ''));
  });
});

test('an edit that cannot be made changes nothing and is told', () => {
  const { document, told } = open();
  const { article } = document.view();
  document.edit([{ kind: 'remove', block: 'none' }], { label: 'Delete' });
  expect(document.view().article).toBe(article);
  expect(told).toEqual(['“Delete” could not be done: the content no longer exists.']);
});

test('publishing saves first', async () => {
  const { document, server, type } = open();
  type('Why');
  const published = document.publish('Corrected the heading.', 1);
  await answered();
  expect(await published).toEqual({ kind: 'done', value: { sequence: 1 } });
  expect(server.published).toEqual([{ sequence: 1, note: 'Corrected the heading.' }]);
  expect(document.view().articleState).toBe('published');
});

test('what came after the state that was seen is not published with it', async () => {
  const { document, server } = open();
  document.receive([
    { sequence: 1, operation: { id: 'x', author: 'Bo', at: '2026-05-04T09:00:00Z', changes: [] } },
  ]);
  const published = document.publish('', 0);
  await answered();
  await published;
  expect(server.published).toEqual([{ sequence: 0, note: '' }]);
});
