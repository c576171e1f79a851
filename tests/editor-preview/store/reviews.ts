import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';
import { operation, setTitle } from './editing.ts';

const author = 'Pia Publisher';
const later = '2031-05-04T09:00:00.000Z';
const due = new Date('2031-05-04T09:00:00Z');

export function describeReviews(store: () => EditorStore): void {
  const beginning = (path: string) => ({ path, title: 'Untitled', blocks: [] });
  const write = async (path: string, since: number, title: string) => {
    const batch = { since, sender: 'w', operations: [operation(setTitle(title))] };
    const outcome = await store().editing.take(path, batch, beginning(path));
    return outcome.sequence;
  };
  const begun = async (path: string, title = 'First') => {
    await store().publish(path, articleAt(path, title), { author });
    await store().editing.open(path, beginning(path));
  };
  const plan = (path: string, sequence: number) =>
    store().schedules.plan(path, { kind: 'publish', dueAt: later, zone: 'Europe/Berlin', sequence }, author);
  const withdraw = (path: string) =>
    store().schedules.plan(path, { kind: 'withdraw', dueAt: later, zone: 'UTC' }, author);
  const dueAt = async (path: string) => (await store().schedules.due(due)).find((each) => each.path === path);
  const titleOf = async (path: string) => (await store().get(path))?.value;
  const first = async (path: string) => (await store().schedules.of(path))[0];

  it('reviews are kept in their order, each about one state', async () => {
    const path = '/reviews/kept';
    await begun(path);
    await write(path, 0, 'Second');
    const by = { person: 'p', author: 'Rhea' };
    const told: string[] = [];
    const stop = store().changes.on('reviews', (each) => told.push(each));
    expect(
      await store().reviews.add(path, {
        kind: 'asked',
        sequence: 0,
        person: 'w',
        author: 'Wim',
        askedOf: 'Rhea',
        words: 'Doses?',
      }),
    ).toBe(true);
    expect(await store().reviews.add(path, { kind: 'approved', sequence: 1, ...by, words: '' })).toBe(true);
    expect(await store().reviews.add(path, { kind: 'approved', sequence: 2, ...by, words: '' })).toBe(false);
    expect(
      await store().reviews.add('/reviews/none', { kind: 'approved', sequence: 0, ...by, words: '' }),
    ).toBe(false);
    stop();
    expect(told).toEqual([path, path]);
    expect(await store().reviews.of(path)).toMatchObject([
      { kind: 'asked', sequence: 0, author: 'Wim', askedOf: 'Rhea', words: 'Doses?' },
      { kind: 'approved', sequence: 1, author: 'Rhea', person: 'p' },
    ]);
  });

  describe('a schedule', () => {
    it('publishes the state that was planned, and what was written since goes on from there', async () => {
      const path = '/reviews/planned';
      await begun(path);
      await write(path, 0, 'Planned');
      expect(await plan(path, 1)).toEqual({ ok: true });
      await write(path, 1, 'Later');
      expect(await titleOf(path)).toMatchObject({ title: 'First' });
      const { id } = (await dueAt(path)) ?? { id: '' };
      expect(await store().schedules.carryOut(id)).toBe(true);

      expect(await titleOf(path)).toMatchObject({ title: 'Planned' });
      expect((await store().revisions(path))[0]).toMatchObject({ author, published: true });
      expect(await first(path)).toMatchObject({ outcome: 'done' });
      expect(await dueAt(path)).toBeUndefined();
      // No conflict: what is published is what the draft follows on.
      expect(await store().editing.publish(path, { sequence: 2, author })).toMatchObject({ ok: true });
      expect(await titleOf(path)).toMatchObject({ title: 'Later' });
      // It is the last of the versions, which is published again after a withdrawal.
      expect((await store().revisions(path))[0]).toMatchObject({ published: true });
    });

    it('leaves no draft where nothing was written since', async () => {
      const path = '/reviews/planned-whole';
      await begun(path);
      await write(path, 0, 'Planned');
      await plan(path, 1);
      await store().schedules.carryOut((await dueAt(path))?.id ?? '');
      expect(await store().getDraft(path)).toBeUndefined();
      expect(await store().editing.open(path, beginning(path))).toMatchObject({
        state: 'published',
        sequence: 1,
      });
    });

    it('is carried out once, whoever tries', async () => {
      const path = '/reviews/once';
      await begun(path);
      await write(path, 0, 'Planned');
      await plan(path, 1);
      const { id = '' } = (await dueAt(path)) ?? {};
      const done = await Promise.all([1, 2, 3, 4].map(() => store().schedules.carryOut(id)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await store().revisions(path)).toHaveLength(2);
    });

    it('is of a state that somebody has seen, and takes the place of what was planned before', async () => {
      const path = '/reviews/moved';
      await begun(path);
      await write(path, 0, 'Second');
      expect(await plan(path, 0)).toEqual({ ok: false, because: 'moved' });
      await plan(path, 1);
      await plan(path, 1);
      const all = await store().schedules.of(path);
      expect(all.map(({ outcome }) => outcome)).toEqual([undefined, 'cancelled']);
    });

    it('can be cancelled while it waits', async () => {
      const path = '/reviews/cancelled';
      await begun(path);
      await plan(path, 0);
      const { id = '' } = (await first(path)) ?? {};
      expect(await store().schedules.cancel('/reviews/elsewhere', id, 'Ada')).toBe(false);
      expect(await store().schedules.cancel(path, id, 'Ada')).toBe(true);
      expect(await store().schedules.cancel(path, id, 'Ada')).toBe(false);
      expect(await store().schedules.carryOut(id)).toBe(false);
      expect(await first(path)).toMatchObject({ outcome: 'cancelled', reason: 'Ada has cancelled it.' });
    });

    it('ends where somebody publishes or withdraws before it is due', async () => {
      const path = '/reviews/overtaken';
      await begun(path);
      await write(path, 0, 'Second');
      await plan(path, 1);
      await store().editing.publish(path, { sequence: 1, author });
      expect(await first(path)).toMatchObject({ kind: 'publish', outcome: 'overtaken' });
      await withdraw(path);
      await store().unpublish(path);
      expect(await first(path)).toMatchObject({ kind: 'withdraw', outcome: 'overtaken' });
    });

    it('publishes nothing again that a person has withdrawn, but what a plan has', async () => {
      const [byHand, planned] = ['/reviews/by-hand', '/reviews/by-plan'];
      for (const path of [byHand, planned]) {
        await begun(path);
        await plan(path, 0);
      }
      await store().unpublish(byHand);
      expect(await first(byHand)).toMatchObject({ kind: 'publish', outcome: 'overtaken' });

      await withdraw(planned);
      const plans = await store().schedules.of(planned);
      await store().schedules.carryOut(plans.find(({ kind }) => kind === 'withdraw')?.id ?? '');
      expect(await store().get(planned)).toBeUndefined();
      expect(await dueAt(planned)).toMatchObject({ kind: 'publish' });
    });

    it('withdraws what readers get by then', async () => {
      const path = '/reviews/withdrawn';
      expect(await withdraw(path)).toEqual({ ok: false, because: 'nothing-there' });
      await begun(path);
      expect(await withdraw(path)).toEqual({ ok: true });
      const told: string[] = [];
      const stop = store().onChange((each) => told.push(each));
      await store().schedules.carryOut((await dueAt(path))?.id ?? '');
      stop();
      expect(told).toEqual([path]);
      expect(await store().get(path)).toBeUndefined();
    });

    it('follows an article to another path, and publishes nothing of a deleted one', async () => {
      const path = '/reviews/before';
      await begun(path);
      await write(path, 0, 'Planned');
      await plan(path, 1);
      await store().places.rename(path, '/reviews/after', publisherNamed(author));
      await store().schedules.carryOut((await dueAt('/reviews/after'))?.id ?? '');
      expect(await titleOf('/reviews/after')).toMatchObject({ title: 'Planned', path: '/reviews/after' });

      const gone = '/reviews/gone';
      await begun(gone);
      await plan(gone, 0);
      await store().places.delete(gone, publisherNamed(author));
      expect(await dueAt(gone)).toBeUndefined();
      expect(await first(gone)).toMatchObject({ outcome: 'cancelled' });
    });
  });
}
