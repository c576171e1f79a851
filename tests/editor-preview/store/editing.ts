import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { Change, Operation } from '#editor-preview/model/operation.ts';
import { maxEditedBlocks } from '#editor-preview/model/operation.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt } from '../../content/articles.ts';
import { setTo } from '../changes.ts';

const author = 'Ada Editor';
let made = 0;

export function operation(...changes: Change[]): Operation {
  made += 1;
  return { id: `operation-${made}`, author, at: '2026-05-04T09:00:00.000Z', changes };
}

export const setTitle = (title: string): Change => setTo('', '/title', title);
const setHtml = (html: string): Change => setTo('text', '/data/html', html);
const remove = (block: string): Change => ({ kind: 'remove', block });
const insert = (id: string): Change => ({
  kind: 'insert',
  block: { json: { id, type: 'heading', data: { text: 'More' } } },
  into: { parent: '', list: '/blocks' },
  after: null,
});

export function describeEditing(store: () => EditorStore): void {
  const beginning = (path: string): JsonObject => ({ path, title: 'Untitled', blocks: [] });
  const open = (path: string) => store().editing.open(path, beginning(path));
  const take = async (path: string, since: number, operations: readonly Operation[], sender = '') => {
    const outcome = await store().editing.take(path, { since, sender, operations }, beginning(path));
    if (!outcome.ok) throw new Error(`The store knows no more than ${outcome.sequence}.`);
    return outcome;
  };
  const published = async (path: string, title = 'As published') => {
    const outcome = await store().publish(path, articleAt(path, title), { author });
    return outcome.ok ? outcome.revision : '';
  };
  const draftOf = async (path: string) => (await store().getDraft(path))?.value;

  describe('editing', () => {
    it('begins with what is there, in which every block has an id, and leaves no draft', async () => {
      const path = '/editing/opened';
      expect(await open(path)).toMatchObject({
        article: { json: beginning(path) },
        sequence: 0,
        state: 'new',
      });

      const shown = '/editing/opened-published';
      const blocks = [
        { type: 'heading', data: { text: 'One' } },
        { type: 'heading', data: { text: 'Two' } },
      ];
      await store().publish(shown, { path: shown, title: 'Shown', blocks }, { author });
      expect(await open(shown)).toMatchObject({
        article: { json: { title: 'Shown', blocks: [{ id: 'heading-1' }, { id: 'heading-2' }] } },
        sequence: 0,
        state: 'published',
      });
      expect(await store().getDraft(shown)).toBeUndefined();
    });

    it('takes operations in order, and keeps the draft as they leave it', async () => {
      const path = '/editing/taken';
      const revision = await published(path);
      const reply = await take(path, 0, [
        operation(setTitle('One')),
        operation(setTitle('Two'), insert('more')),
      ]);
      expect(reply).toMatchObject({ sequence: 2, parked: [] });
      expect(reply.operations.map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(await store().getDraft(path)).toMatchObject({
        value: { title: 'Two', blocks: [{ id: 'more' }, { id: 'text' }] },
        basedOn: revision,
        author,
      });
      expect(await open(path)).toMatchObject({ sequence: 2, state: 'changed' });
    });

    it('does an operation once, however often it is sent, and by whom', async () => {
      const path = '/editing/twice';
      const [first, second] = [operation(insert('one')), operation(insert('two'))];
      await take(path, 0, [first, first], 'a');
      const again = await take(path, 0, [first, second], 'b');
      expect(again).toMatchObject({ sequence: 2, parked: [] });
      expect(again.operations.map((each) => each.operation.id)).toEqual([first.id, second.id]);
      const all = await Promise.all([first, second].map((each) => take(path, 0, [each])));
      expect(all.map(({ sequence }) => sequence)).toEqual([2, 2]);
    });

    it('merges what two have done to different fields, and moves beside them', async () => {
      const path = '/editing/merged';
      await published(path);
      await open(path);
      await take(path, 0, [operation(setTitle('Theirs'))], 'a');
      const mine = await take(path, 0, [operation(setHtml('<p>Mine.</p>'), insert('more'))], 'b');
      expect(mine).toMatchObject({ sequence: 2, parked: [] });
      expect(await draftOf(path)).toMatchObject({
        title: 'Theirs',
        blocks: [{ id: 'more' }, { data: { html: '<p>Mine.</p>' } }],
      });
    });

    it('parks what meets something that its sender had not seen, with both, and from which window it came', async () => {
      const path = '/editing/met';
      const theirs = operation(setTitle('Theirs'));
      const mine = operation(setTitle('Mine'), insert('more'));
      await take(path, 0, [theirs], 'a');
      const reply = await take(path, 0, [mine, operation(insert('other'))], 'b');
      expect(reply.parked).toEqual([{ operation: mine, because: 'met', met: [theirs.id], sender: 'b' }]);
      expect(reply.sequence).toBe(2);
      expect(await draftOf(path)).toMatchObject({ title: 'Theirs', blocks: [{ id: 'other' }] });
      expect((await open(path)).parked).toEqual(reply.parked);

      const again = await take(path, 2, [mine], 'b');
      expect(again).toMatchObject({ sequence: 2, operations: [], parked: reply.parked });
    });

    it('puts together what two have written in two paragraphs of one text, and asks where they wrote the same words', async () => {
      const path = '/editing/one-text';
      const blocks = [{ id: 'text', type: 'rich-text', data: { html: '<p>One.</p><p>Two.</p>' } }];
      await store().publish(path, { path, title: 'Text', blocks }, { author });
      const write = (at: number, remove: string, words: string) =>
        operation({ kind: 'text', block: 'text', pointer: '/data/html', at, remove, insert: words });
      const theirs = write(3, 'One', 'The first');
      await take(path, 0, [theirs], 'a');
      expect(
        await take(path, 0, [write(14, 'Two', 'The second'), write(24, '', ', too')], 'b'),
      ).toMatchObject({ sequence: 3, parked: [] });
      const both = '<p>The first.</p><p>The second, too.</p>';
      expect(await draftOf(path)).toMatchObject({ blocks: [{ data: { html: both } }] });
      const late = write(3, 'One', 'Number one');
      expect((await take(path, 0, [late], 'c')).parked).toMatchObject([
        {
          operation: {
            id: late.id,
            changes: [{ kind: 'set', value: { json: '<p>Number one.</p><p>Two.</p>' } }],
          },
          because: 'met',
          met: expect.arrayContaining([theirs.id]),
        },
      ]);
    });

    it('does not take what a window has sent itself for that of others', async () => {
      const path = '/editing/own';
      await take(path, 0, [operation(setTitle('One'))], 'a');
      expect(await take(path, 0, [operation(setTitle('Two'))], 'a')).toMatchObject({
        sequence: 2,
        parked: [],
      });
      expect((await take(path, 0, [operation(setTitle('Three'))])).parked).toHaveLength(1);
    });

    it('parks what cannot be done any more, and says who has made it so', async () => {
      const path = '/editing/gone';
      await published(path);
      const theirs = operation(remove('text'));
      const mine = operation(setHtml('<p>Too late.</p>'), setTitle('Neither'));
      await take(path, 0, [theirs], 'a');
      expect((await take(path, 0, [mine], 'b')).parked).toEqual([
        { operation: mine, because: 'gone', met: [theirs.id], sender: 'b' },
      ]);
      expect(await draftOf(path)).toMatchObject({ title: 'As published', blocks: [] });
    });

    it('parks what comes before that on which it rests', async () => {
      const path = '/editing/out-of-order';
      const [first, second] = [operation(insert('one')), operation({ ...remove('one') })];
      expect((await take(path, 0, [second, first], 'a')).parked).toMatchObject([
        { because: 'gone', met: [] },
      ]);
      expect(await draftOf(path)).toMatchObject({ blocks: [{ id: 'one' }] });
    });

    it('shows what is parked until somebody has decided about it, and keeps it then too', async () => {
      const path = '/editing/settled';
      const gone = operation(remove('none'));
      await take(path, 0, [gone]);
      expect(await store().editing.settle(path, gone.id)).toBe(true);
      expect((await open(path)).parked).toEqual([]);
      expect((await take(path, 0, [gone])).parked).toMatchObject([{ operation: gone }]);
      expect(await store().editing.settle(path, 'unheard-of')).toBe(false);
    });

    it.each<[string, Change]>([
      ['another path', setTo('', '/path', '/elsewhere')],
      ['a character that no page can show', setTitle('a\0b')],
      ['a key that could reach a prototype', setTo('', '/x', JSON.parse('{"__proto__":1}'))],
      ['such a key as a place', setTo('', '/constructor/x', 1)],
    ])('parks what would give the article %s', async (what, change) => {
      const path = `/editing/not-kept/${what.replaceAll(' ', '-')}`;
      const wrong = operation(change);
      const reply = await take(path, 0, [wrong, operation(insert('more'))]);
      expect(reply.parked).toEqual([{ operation: wrong, because: 'not-kept', met: [] }]);
      expect(await draftOf(path)).toMatchObject({ path, title: 'Untitled', blocks: [{ id: 'more' }] });
    });

    it('parks what makes the article larger than is kept, with what the same batch did behind it', async () => {
      const path = '/editing/too-large';
      const text = 'x'.repeat(600_000);
      const field = (name: string) => operation(setTo('', `/${name}`, text));
      const operations = ['a', 'b', 'c', 'd', 'e'].map(field);
      const reply = await take(path, 0, operations);
      expect(reply.sequence).toBe(3);
      expect(reply.parked.map(({ operation: { id }, because }) => [id, because])).toEqual(
        operations.slice(3).map(({ id }) => [id, 'not-kept']),
      );
      const smaller = operation({ kind: 'set', block: '', pointer: '/a' });
      expect(await take(path, 3, [smaller])).toMatchObject({ sequence: 4, parked: [] });
    });

    it('takes no more blocks than may be, and their removal at any time', async () => {
      const path = '/editing/blocks';
      const blocks = Array.from({ length: maxEditedBlocks }, (_, index) => ({
        id: `b${index}`,
        type: 'x',
        data: {},
      }));
      await store().publish(path, { path, title: 'Many', blocks }, { author });
      const [more, fewer, again] = [
        operation(insert('more')),
        operation(remove('b0')),
        operation(insert('more')),
      ];
      const { parked, sequence } = await take(path, 0, [more, fewer, again]);
      expect(parked).toEqual([{ operation: more, because: 'not-kept', met: [] }]);
      expect(sequence).toBe(2);
    });

    it('keeps the keys of items, so that a later operation still finds its item', async () => {
      const path = '/editing/keys';
      const data = { items: ['a', 'b', 'c'] };
      await store().publish(
        path,
        { path, title: 'Keys', blocks: [{ id: 'l', type: 'list', data }] },
        { author },
      );
      const item = { block: 'l', list: '/data/items' };
      await take(path, 0, [operation({ kind: 'removeItem', ...item, key: '0' })]);
      expect((await open(path)).article.keys).toEqual({ '/blocks/0/data/items': ['1', '2'] });
      const changed = setTo('l', '/data/items/2', 'C');
      expect(await take(path, 1, [operation(changed)])).toMatchObject({ parked: [] });
      expect(await draftOf(path)).toMatchObject({ blocks: [{ data: { items: ['b', 'C'] } }] });
    });

    it('brings what was written for an earlier version to the present form, as an operation', async () => {
      const path = '/editing/old-form';
      const old = { id: 'ad', type: 'paid-media', data: { items: [{ ctaLabel: 'Shop now' }] } };
      const into = { parent: '', list: '/blocks' };
      await take(path, 0, [operation({ kind: 'insert', block: { json: old }, into, after: null })]);
      expect(await open(path)).toMatchObject({
        article: { json: { blocks: [{ id: 'ad', data: { items: [{ ctaText: 'Shop now' }] } }] } },
        sequence: 2,
      });
      expect(await open(path)).toMatchObject({ sequence: 2 });
      expect((await store().editing.since(path, 1))?.operations).toMatchObject([
        { sequence: 2, operation: { author: 'pagewell' } },
      ]);
    });

    it('tells of operations, and not of what changed nothing', async () => {
      const path = '/editing/told';
      const told: string[] = [];
      const stop = store().changes.on('operations', (each) => told.push(each));
      await take(path, 0, [operation(setTitle('New'))]);
      await take(path, 1, [operation(remove('none'))]);
      expect(told).toEqual([path]);
      stop();
    });
  });

  describe('a draft that is saved as text', () => {
    it('is an operation for whoever has the article open', async () => {
      const path = '/editing/as-text';
      const basedOn = await published(path);
      await open(path);
      await store().saveDraft(path, articleAt(path, 'From a text'), { author, basedOn });
      expect(await open(path)).toMatchObject({
        article: { json: { title: 'From a text' } },
        sequence: 1,
        state: 'changed',
      });
      const late = operation(setHtml('<p>Late.</p>'));
      expect((await take(path, 0, [late])).parked).toMatchObject([{ operation: late, because: 'met' }]);
      expect(await draftOf(path)).toEqual(articleAt(path, 'From a text'));
    });

    it('is not saved over operations that came in between', async () => {
      const path = '/editing/text-late';
      const basedOn = await published(path);
      await take(path, 0, [operation(setTitle('Typed'))]);
      expect(await store().saveDraft(path, articleAt(path, 'Late'), { author, basedOn })).toMatchObject({
        ok: false,
        conflict: 'draft-moved',
        current: { value: { title: 'Typed' } },
      });
    });
  });

  describe('publishing what was edited', () => {
    const publish = (path: string, sequence: number) =>
      store().editing.publish(path, { sequence, author, note: 'Says why.' });

    it('gives it to readers; operations and keys go on behind it', async () => {
      const path = '/editing/out';
      await published(path);
      await take(path, 0, [operation(setTitle('Out'))]);
      const outcome = await publish(path, 1);
      expect(outcome).toMatchObject({ ok: true, changed: true });
      expect(await store().get(path)).toMatchObject({
        value: { title: 'Out' },
        changes: [{ note: 'Says why.' }],
      });
      expect(await store().getDraft(path)).toBeUndefined();
      expect(await open(path)).toMatchObject({ sequence: 1, state: 'published' });
      expect(await take(path, 1, [operation(setTitle('Next'))])).toMatchObject({ sequence: 2, parked: [] });
      expect(await open(path)).toMatchObject({ state: 'changed' });
      expect(await publish(path, 2)).toMatchObject({ ok: true });
    });

    it('does nothing where all is published already', async () => {
      const path = '/editing/out-already';
      const revision = await published(path);
      await open(path);
      expect(await publish(path, 0)).toEqual({ ok: true, revision, changed: false });
      expect(await publish('/editing/never-opened', 0)).toMatchObject({ conflict: 'draft-moved' });
    });
  });

  it('an article that was published from elsewhere is what editors see, as an operation, where they have no draft', async () => {
    const path = '/editing/imported';
    const before = await published(path);
    await open(path);
    await published(path, 'Imported');
    expect(await open(path)).toMatchObject({ article: { json: { title: 'Imported' } }, sequence: 1 });
    await store().publishRevision(path, before);
    expect(await open(path)).toMatchObject({ article: { json: { title: 'As published' } }, sequence: 2 });
    const late = operation(setTitle('Late'));
    expect((await take(path, 1, [late])).parked).toMatchObject([{ operation: late, because: 'met' }]);
  });
}
