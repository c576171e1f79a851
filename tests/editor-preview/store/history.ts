import { snapshotEvery } from '#content/database/operations/editedRow.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { HistoryEntry, Moment } from '#editor-preview/model/history.ts';
import { maxHistoryEntries } from '#editor-preview/model/history.ts';
import type { Change, Operation } from '#editor-preview/model/operation.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { foldedPerTransaction } from '#editor-preview/store/history/foldOperations.ts';
import { collect } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';
import { articleOf } from '../../support/someBlocks.ts';
import { setTo } from '../changes.ts';
import { operation, setTitle } from './editing.ts';

const author = 'Ada Editor';

export function describeHistory(store: () => EditorStore): void {
  const beginning = (path: string): JsonObject =>
    articleOf(path, 'Untitled', [{ id: 'text', type: 'heading', data: { text: 'Begin' } }]);
  const take = async (path: string, operations: readonly Operation[]) => {
    const { sequence } = await store().editing.open(path, beginning(path));
    const outcome = await store().editing.take(
      path,
      { since: sequence, sender: 'w', operations },
      beginning(path),
    );
    if (!outcome.ok || outcome.parked.length > 0) throw new Error('The operations were not all done.');
    return outcome.sequence;
  };
  const publish = async (path: string, note: string) => {
    const { sequence } = await store().editing.open(path, beginning(path));
    const outcome = await store().editing.publish(path, { sequence, author, note });
    return outcome.ok ? outcome.revision : '';
  };
  const at = async (path: string, moment: Moment) => {
    const found = await store().history.at(path, moment);
    return found && { at: found.at, json: found.article.json as { title: string }, hasKeys: found.hasKeys };
  };
  const remove: Change = { kind: 'remove', block: 'text' };
  const inShort = (entries: readonly HistoryEntry[]) =>
    entries.map((entry) => {
      if (entry.kind === 'revision') return `published: ${entry.note}`;
      if (entry.kind === 'folded') return `folded: ${entry.first} to ${entry.sequence}`;
      return entry.kind === 'standing' ? `${entry.step} by ${entry.author}` : entry.sequence;
    });

  describe('history', () => {
    it('has every operation and every published version, the newest first', async () => {
      const path = '/history/timeline';
      await take(path, [operation(setTitle('One'))]);
      const first = await publish(path, 'The first version.');
      await take(path, [operation(setTitle('Two')), operation(setTitle('Three'))]);
      await publish(path, 'The second one.');
      await take(path, [operation(setTitle('Four'))]);

      const { entries, next } = await store().history.page(path);
      expect(inShort(entries)).toEqual([
        4,
        'published: The second one.',
        3,
        2,
        'published: The first version.',
        1,
      ]);
      expect(next).toBeUndefined();
      expect(entries.at(-2)).toEqual({
        kind: 'revision',
        revision: first,
        sequence: 1,
        author,
        at: expect.any(String),
        note: 'The first version.',
        isPublished: false,
      });
    });

    it('is told page by page, each entry once', async () => {
      const path = '/history/pages';
      await take(path, [operation(setTitle('First'))]);
      await publish(path, 'Early.');
      const many = Array.from({ length: maxHistoryEntries }, (_one, index) =>
        operation(setTitle(`${index}`)),
      );
      await take(path, many);
      const newest = await store().history.page(path);
      expect(newest.entries).toHaveLength(maxHistoryEntries);
      const rest = await store().history.page(path, newest.next);
      expect(inShort(rest.entries)).toEqual(['published: Early.', 1]);
      expect(rest.next).toBeUndefined();
    });

    it('shows versions of an article that nobody has opened in the editor', async () => {
      const path = '/history/imported';
      await store().publish(path, beginning(path), { author, note: 'Imported.' });
      await store().publish(path, { ...beginning(path), title: 'Anew' }, { author, note: 'Again.' });
      expect(inShort((await store().history.page(path)).entries)).toEqual([
        'published: Again.',
        'published: Imported.',
      ]);
    });

    it('knows the article as every operation has left it, and as it was published', async () => {
      const path = '/history/moments';
      await take(path, [operation(setTitle('One')), operation(remove)]);
      const revision = await publish(path, '');
      await take(path, [operation(setTitle('Two'))]);

      const titles = [];
      for (const sequence of [0, 1, 2, 3])
        titles.push((await at(path, { kind: 'operation', sequence }))?.json.title);
      expect(titles).toEqual(['Untitled', 'One', 'One', 'Two']);
      expect(await at(path, { kind: 'operation', sequence: 1 })).toMatchObject({
        json: beginningWith(path, 'One'),
      });
      expect(await at(path, { kind: 'operation', sequence: 4 })).toBeUndefined();
      expect(await at(path, { kind: 'now' })).toMatchObject({ at: 'o3', json: { title: 'Two' } });
      expect(await at(path, { kind: 'revision', revision })).toEqual({
        at: `r${revision}`,
        json: { path, title: 'One', blocks: [] },
        hasKeys: true,
      });
      expect(await at(path, { kind: 'revision', revision: '999999999' })).toBeUndefined();
      expect(await at('/history/moments-of-nobody', { kind: 'now' })).toBeUndefined();
    });
    const beginningWith = (path: string, title: string) => ({ ...beginning(path), title });

    it('knows a version that came from elsewhere, in which blocks then have ids', async () => {
      const path = '/history/from-elsewhere';
      const blocks = [{ type: 'heading', data: { text: 'One' } }];
      const outcome = await store().publish(path, { path, title: 'Sent', blocks }, { author });
      const revision = outcome.ok ? outcome.revision : '';
      await take(path, [operation(setTitle('Changed'))]);
      expect(await at(path, { kind: 'revision', revision })).toMatchObject({
        json: { title: 'Sent', blocks: [{ id: 'heading-1' }] },
      });
    });

    describe('of long ago', () => {
      const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);
      const foldAll = async (now: Date) => {
        let behind = '';
        do behind = await store().history.fold(now, behind);
        while (behind !== '');
      };
      const told = async (path: string) => inShort((await store().history.page(path)).entries);

      it('is folded 90 days after it was done, not before, into its version and who did it', async () => {
        const path = '/history/folded';
        await take(
          path,
          ['One', 'Two', 'Three'].map((title) => operation(setTitle(title))),
        );
        const revision = await publish(path, 'Out.');
        await foldAll(days(89.9));
        expect(await told(path)).toEqual(['published: Out.', 3, 2, 1]);
        await foldAll(days(90.1));
        expect(await told(path)).toEqual(['published: Out.', 3, 'folded: 1 to 2']);
        expect(await collect(store().history.operations(path))).toMatchObject([{ sequence: 3 }]);
        expect(await collect(store().history.folded(path))).toMatchObject([
          { first: 1, last: 2, revision, authors: [{ author, operations: 2 }] },
        ]);
        expect(await at(path, { kind: 'operation', sequence: 1 })).toBeUndefined();
        expect(await at(path, { kind: 'operation', sequence: 2 })).toMatchObject({ json: { title: 'Two' } });
        expect(await at(path, { kind: 'revision', revision })).toMatchObject({ json: { title: 'Three' } });
      });

      it('is folded part by part where it is much, and its versions stay in their order', async () => {
        const path = '/history/much';
        const titles = (from: number, to: number) =>
          Array.from({ length: to - from }, (_one, index) => operation(setTitle(`Title ${from + index}`)));
        await take(path, titles(1, foldedPerTransaction - 9));
        await publish(path, 'First.');
        await take(path, titles(foldedPerTransaction - 9, foldedPerTransaction + 21));
        await publish(path, 'Second.');
        const first = `folded: 1 to ${foldedPerTransaction - 10}`;
        const begun = `folded: ${foldedPerTransaction - 9} to ${foldedPerTransaction}`;
        await foldAll(days(400));
        expect((await told(path)).slice(-3)).toEqual([begun, 'published: First.', first]);
        expect((await told(path)).slice(0, 2)).toEqual(['published: Second.', foldedPerTransaction + 20]);
        const all = [
          'published: Second.',
          foldedPerTransaction + 20,
          `folded: ${foldedPerTransaction + 1} to ${foldedPerTransaction + 19}`,
          begun,
          'published: First.',
          first,
        ];
        await foldAll(days(400));
        expect(await told(path)).toEqual(all);
        await foldAll(days(400));
        expect(await told(path)).toEqual(all);
        expect(await at(path, { kind: 'operation', sequence: foldedPerTransaction + 19 })).toMatchObject({
          json: { title: `Title ${foldedPerTransaction + 19}` },
        });
      });

      it('leaves the states that reviews were of', async () => {
        const path = '/history/reviewed-long-ago';
        await take(path, [operation(setTitle('One')), operation(setTitle('Two'))]);
        const review = { kind: 'approved', person: 'p', author: 'Rea', words: '' } as const;
        expect(await store().reviews.add(path, { ...review, sequence: 2 })).toBe(true);
        await take(path, [operation(setTitle('Three')), operation(setTitle('Four'))]);
        await publish(path, 'Out.');
        await foldAll(days(400));
        expect(await told(path)).toEqual(['published: Out.', 4, 'folded: 1 to 3']);
        expect(await at(path, { kind: 'operation', sequence: 2 })).toMatchObject({ json: { title: 'Two' } });
        expect(await at(path, { kind: 'operation', sequence: 1 })).toBeUndefined();
      });

      it('stays whole while something waits for a decision', async () => {
        const path = '/history/undecided';
        await take(path, [operation(setTitle('One')), operation(setTitle('Two'))]);
        const other = operation(setTitle('Another'));
        const batch = { since: 0, sender: 'other', operations: [other] };
        const outcome = await store().editing.take(path, batch, beginning(path));
        expect(outcome).toMatchObject({ parked: [{ operation: { id: other.id } }] });
        await publish(path, 'Out.');
        await foldAll(days(400));
        expect(await told(path)).toEqual(['published: Out.', 2, 1]);
        await store().editing.settle(path, other.id);
        await foldAll(days(400));
        expect(await told(path)).toEqual(['published: Out.', 2, 'folded: 1 to 1']);
      });

      it('goes along where the article gets another path', async () => {
        const [path, next] = ['/history/before-long-ago', '/history/after-long-ago'];
        await take(path, [operation(setTitle('One')), operation(setTitle('Two'))]);
        await publish(path, 'Out.');
        await foldAll(days(400));
        expect(await store().places.rename(path, next, publisherNamed(author))).toMatchObject({ ok: true });
        expect((await told(next)).slice(-2)).toEqual([2, 'folded: 1 to 1']);
      });

      it('stays whole where it was not published, or readers get the article no longer', async () => {
        const [draft, withdrawn] = ['/history/unpublished', '/history/withdrawn-long-ago'];
        await take(draft, [operation(setTitle('One')), operation(setTitle('Two'))]);
        await take(withdrawn, [operation(setTitle('One')), operation(setTitle('Two'))]);
        await publish(withdrawn, 'Out.');
        await store().unpublish(withdrawn);
        await foldAll(days(400));
        expect(await told(draft)).toEqual([2, 1]);
        expect((await told(withdrawn)).at(-1)).toBe(1);
      });

      it('leaves what an open draft has behind what it was begun on', async () => {
        const path = '/history/open-draft';
        await take(path, [operation(setTitle('One'))]);
        await publish(path, 'Out.');
        await take(path, [operation(setTitle('Two')), operation(setTitle('Three'))]);
        await foldAll(days(400));
        expect(await told(path)).toEqual([3, 2, 'published: Out.', 'folded: 1 to 1']);
        expect(await at(path, { kind: 'operation', sequence: 2 })).toMatchObject({ json: { title: 'Two' } });
      });

      it('does nothing twice that a window sends once more, and lets somebody decide', async () => {
        const path = '/history/slept';
        const [one, two] = [operation(setTitle('One')), operation(setTitle('Two'))];
        await take(path, [one, two]);
        await publish(path, 'Out.');
        await foldAll(days(400));
        const outcome = await store().editing.take(
          path,
          { since: 0, sender: 'w', operations: [one] },
          beginning(path),
        );
        expect(outcome).toMatchObject({
          ok: true,
          sequence: 2,
          // By which the window sees that it has missed something.
          operations: [{ sequence: 2, operation: { id: two.id } }],
          parked: [{ operation: { id: one.id } }],
        });
      });
    });

    it('reads no more than a part of a long log to know an early state', async () => {
      const path = '/history/long';
      const count = snapshotEvery + 20;
      const many = Array.from({ length: count }, (_one, index) => operation(setTitle(`Title ${index + 1}`)));
      await take(path, many);
      await take(path, [operation(remove)]);
      for (const sequence of [1, snapshotEvery - 1, snapshotEvery, snapshotEvery + 1, count])
        expect(await at(path, { kind: 'operation', sequence })).toMatchObject({
          json: { title: `Title ${sequence}`, blocks: [{ id: 'text' }] },
        });
    });

    it('says what takes an operation back, and what stands on it', async () => {
      const path = '/history/standing';
      const setText = (text: string): Change => setTo('text', '/data/text', text);
      await take(path, [
        { ...operation(setTitle('One')), label: 'Change the title' },
        operation(setText('New')),
        { ...operation(setTitle('Two')), label: 'Change it again' },
      ]);
      expect(await store().history.operation(path, 1)).toMatchObject({
        operation: { label: 'Change the title' },
        under: [{ sequence: 3, label: 'Change it again', author }],
        underCount: 1,
      });
      expect(await store().history.operation(path, 2)).toEqual({
        operation: expect.objectContaining({ author }),
        inverse: [setText('Begin')],
        under: [],
        underCount: 0,
      });
      expect(await store().history.operation(path, 9)).toBeUndefined();
    });

    it('lets what was taken back again stand on nothing, however often, and whatever came in between elsewhere', async () => {
      const path = '/history/taken-back';
      const setText = (text: string): Change => setTo('text', '/data/text', text);
      const under = async (sequence: number) =>
        (await store().history.operation(path, sequence))?.under.map((each) => each.sequence);
      await take(path, [operation(setTitle('One')), operation(setTitle('Two'))]);
      expect(await under(1)).toEqual([2]);
      await take(path, [operation(setText('Elsewhere')), operation(setTitle('One'))]);
      expect(await under(1)).toEqual([]);
      // Its own undo stands on it, and is no more there when that was taken back.
      await take(path, [operation(setTitle('Untitled'))]);
      expect(await under(1)).toEqual([5]);
      await take(path, [operation(setTitle('One'))]);
      expect(await under(1)).toEqual([]);
      expect(await under(3)).toEqual([]);
    });

    it('knows that what was written in between was not taken back', async () => {
      const path = '/history/in-between';
      await take(
        path,
        ['One', 'Two', 'Three', 'One'].map((title) => operation(setTitle(title))),
      );
      // The last one says the same as what would take back the second, and has taken back both.
      expect((await store().history.operation(path, 1))?.underCount).toBe(3);
    });

    it('has who has withdrawn, put back, deleted and brought back, at its place', async () => {
      const path = '/history/standing-of-article';
      await take(path, [operation(setTitle('One'))]);
      const revision = await publish(path, 'First.');
      await store().unpublish(path, 'Bo');
      await store().publishRevision(path, revision, { author: 'Cy' });
      await take(path, [operation(setTitle('Two'))]);
      await store().places.delete(path, publisherNamed('Di'));
      await store().places.restore(path, { published: true, author: 'Eve' });
      await store().unpublish(path, 'Flo');
      await store().unpublish(path, 'Nobody: it is withdrawn already');
      const { entries } = await store().history.page(path);
      expect(inShort(entries)).toEqual([
        'withdrawn by Flo',
        'brought-back by Eve',
        'deleted by Di',
        2,
        'put-back by Cy',
        'withdrawn by Bo',
        'published: First.',
        1,
      ]);
      expect(entries[1]).toEqual({
        kind: 'standing',
        number: expect.any(String),
        step: 'brought-back',
        sequence: 2,
        author: 'Eve',
        at: expect.any(String),
        revision,
        isPlanned: false,
      });
      const onRecord = await collect(store().history.standings(path));
      expect(onRecord.map(({ step }) => step)).toEqual([
        'withdrawn',
        'put-back',
        'deleted',
        'brought-back',
        'withdrawn',
      ]);
      await store().places.rename(path, `${path}-renamed`, publisherNamed(author));
      expect(await collect(store().history.standings(`${path}-renamed`))).toHaveLength(5);
    });

    it('is told page by page, also where much was done with the article as a whole at one place', async () => {
      const path = '/history/standing-pages';
      await take(path, [operation(setTitle('One'))]);
      const revision = await publish(path, 'First.');
      const times = maxHistoryEntries / 2 + 5;
      for (let count = 0; count < times; count++) {
        await store().unpublish(path, 'Bo');
        await store().publishRevision(path, revision, { author: 'Cy' });
      }
      const newest = await store().history.page(path);
      const rest = await store().history.page(path, newest.next);
      expect(newest.entries).toHaveLength(maxHistoryEntries);
      expect(inShort(rest.entries).slice(-3)).toEqual(['withdrawn by Bo', 'published: First.', 1]);
      expect(rest.entries).toHaveLength(2 * times + 2 - maxHistoryEntries);
      expect(rest.next).toBeUndefined();
    });

    it('keeps all that is on record, in its order', async () => {
      const path = '/history/record';
      await take(path, [operation(setTitle('One'))]);
      await publish(path, 'The first version.');
      await take(path, [operation(setTitle('Two'))]);
      const met = operation(setTitle('Three'));
      await store().editing.take(path, { since: 0, sender: 'other', operations: [met] }, beginning(path));

      const { history } = store();
      expect(await collect(history.revisions(path))).toMatchObject([
        { author, note: 'The first version.', sequence: 1, article: { title: 'One' } },
      ]);
      expect(await collect(history.operations(path))).toMatchObject([
        { sequence: 1, operation: { author }, inverse: [setTitle('Untitled')] },
        { sequence: 2, inverse: [setTitle('One')] },
      ]);
      expect(await collect(history.conflicts(path))).toMatchObject([
        { because: 'met', settledAt: null, operation: { id: met.id } },
      ]);
      expect(await collect(history.reviews(path))).toEqual([]);
      expect(await collect(history.schedules(path))).toEqual([]);
      expect(await collect(history.standings(path))).toEqual([]);
    });
  });
}
