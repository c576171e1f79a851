import { jest } from '@jest/globals';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { joinWithinMs } from '#editor-preview/app/document/typingRest.ts';
import { owner } from '#editor-preview/model/person.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { articleOf, heading } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer, memoryOutbox } from './fakeServer.ts';

const json = articleOf('/sleep/melatonin', 'Melatonin', [
  heading('intro', ''),
  { id: 'end', type: 'quote', data: { text: '', author: '' } },
]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  let number = 0;
  const server = fakeServer(json);
  const document = createDocument({
    server: server.state(),
    person: owner,
    client: server.client,
    outbox: memoryOutbox(),
    stamp: () => ({ id: `mine-${++number}`, author: 'me', at: '2026-11-23T12:00:00Z' }),
    announce: () => undefined,
  });
  const type = (block: string, field: string, word: string): void => {
    for (let length = 1; length <= word.length; length++) {
      const value = { json: word.slice(0, length) };
      document.edit([{ kind: 'set', block, pointer: `/data/${field}`, value }], {
        label: `Change the ${field}`,
        joins: `${block} /data/${field}`,
      });
    }
  };
  const textsOf = (block: string) => blockJson(document.view().article, block).data;
  return { server, document, type, textsOf };
}

const pause = () => jest.advanceTimersByTimeAsync(joinWithinMs);

describe('one undo takes back what was typed', () => {
  test('into one field, without a pause', () => {
    const { document, type, textsOf } = open();
    type('intro', 'text', 'Dose');
    document.undo();
    expect(textsOf('intro')).toEqual({ text: '' });
  });

  test('up to another field of the block', () => {
    const { document, type, textsOf } = open();
    type('end', 'text', 'Rest');
    type('end', 'author', 'Ada');
    document.undo();
    expect(textsOf('end')).toEqual({ text: 'Rest', author: '' });
  });

  test('up to another block', () => {
    const { document, type, textsOf } = open();
    type('intro', 'text', 'Dose');
    type('end', 'text', 'Rest');
    document.undo();
    expect([textsOf('intro'), textsOf('end')]).toEqual([{ text: 'Dose' }, { text: '', author: '' }]);
  });

  test('since the last pause', async () => {
    const { document, type, textsOf } = open();
    type('intro', 'text', 'Do');
    await pause();
    type('intro', 'text', 'Dose');
    document.undo();
    expect(textsOf('intro')).toEqual({ text: 'Do' });
  });

  test('since the field was left, however soon one comes back', () => {
    const { document, type, textsOf } = open();
    type('intro', 'text', 'Do');
    document.closeOpen();
    type('intro', 'text', 'Dose');
    document.undo();
    expect(textsOf('intro')).toEqual({ text: 'Do' });
  });

  test('with a character that is composed of several keys as a whole, however long one thinks about it', async () => {
    const { server, document, type, textsOf } = open();
    document.composing(true);
    type('intro', 'text', 'す');
    await pause();
    expect(server.log).toEqual([]);
    type('intro', 'text', '睡眠');
    document.composing(false);
    await pause();
    expect(server.log).toHaveLength(1);
    document.undo();
    expect(textsOf('intro')).toEqual({ text: '' });
  });
});

describe('a text in which a character is composed', () => {
  const theirs = (block: string, insert: string) => ({
    changes: [
      {
        kind: 'text' as const,
        block,
        pointer: block === 'intro' ? '/data/text' : '/data/author',
        at: 0,
        remove: '',
        insert,
      },
    ],
  });

  test('gets what others wrote into it when that is there, and so does what came behind it', async () => {
    const { server, document, textsOf } = open();
    server.theirs({ changes: [setTo('intro', '/data/text', 'A. ')] });
    await document.refresh();
    const compose = (before: string, after: string) =>
      document.edit(
        [{ kind: 'text', block: 'intro', pointer: '/data/text', at: 3, remove: before, insert: after }],
        { label: 'Change the text', joins: 'intro /data/text' },
      );
    document.composing(true);
    compose('', 'す');
    server.theirs(theirs('end', 'Ada'));
    await document.refresh();
    expect(textsOf('end')).toEqual({ text: '', author: 'Ada' });
    server.theirs(theirs('intro', 'Not '));
    const heard = document.refresh();
    server.theirs(theirs('end', 'Dr. '));
    const heardMore = document.refresh();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([textsOf('intro'), textsOf('end')]).toEqual([{ text: 'A. す' }, { text: '', author: 'Ada' }]);
    compose('す', '睡眠');
    document.composing(false);
    await pause();
    await Promise.all([heard, heardMore]);
    expect([textsOf('intro'), textsOf('end')]).toEqual([
      { text: 'Not A. 睡眠' },
      { text: '', author: 'Dr. Ada' },
    ]);
  });
});

describe('what undo keeps', () => {
  const steps = (document: ReturnType<typeof open>['document']): number => {
    let taken = 0;
    while (document.view().undo !== undefined) {
      document.undo();
      taken++;
    }
    return taken;
  };
  const write = ({ document }: ReturnType<typeof open>, text: string) =>
    document.edit([setTo('intro', '/data/text', text)], { label: 'Write' });

  test('are the last thousand things that were done', () => {
    const opened = open();
    for (let number = 0; number < 1_100; number++) write(opened, `Text ${number}`);
    expect(steps(opened.document)).toBe(1_000);
  });

  test('are fewer where each of them is long: ten million characters in all', () => {
    const opened = open();
    const long = 'melatonin '.repeat(10_000);
    for (let number = 0; number < 150; number++) write(opened, `${number} ${long}`);
    const taken = steps(opened.document);
    expect(taken).toBeGreaterThan(90);
    expect(taken).toBeLessThan(102);
  });
});

describe('what the undo of a field took back', () => {
  const set = (document: ReturnType<typeof open>['document'], text: string, isUndo = false): void => {
    document.setUndoing(isUndo);
    document.edit([setTo('intro', '/data/text', text)], {
      label: 'Change the text',
      joins: 'intro /data/text',
    });
  };

  test('is not brought back by Undo, but what was before it', async () => {
    const { document, type, textsOf } = open();
    document.edit([setTo('end', '/data/author', 'Ada')], { label: 'Change the author' });
    type('intro', 'text', 'Dose');
    await pause();
    set(document, '', true);
    await pause();
    expect(document.view().undo).toBe('Change the author');
    document.undo();
    expect(textsOf('end')).toEqual({ text: '', author: '' });
    expect(textsOf('intro')).toEqual({ text: '' });
  });

  test('is one step with what it left', async () => {
    const { document, type, textsOf } = open();
    type('intro', 'text', 'Dose of it');
    await pause();
    set(document, 'Dose', true);
    await pause();
    document.undo();
    expect(textsOf('intro')).toEqual({ text: '' });
    document.redo();
    expect(textsOf('intro')).toEqual({ text: 'Dose' });
    // What is typed after it is a step of its own.
    set(document, 'Dose and time');
    await pause();
    document.undo();
    expect(textsOf('intro')).toEqual({ text: 'Dose' });
  });
});
