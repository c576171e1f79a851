import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { EventStore, EventsFullError, eventRetentionDays } from '#content/database/events/events.ts';
import { maxBatchEvents, maxEventBytes } from '#contracts/tracking.ts';
import { collect } from '../articles.ts';

const day = 24 * 60 * 60 * 1000;

export function describeEvents(store: () => DatabaseStore): void {
  const exported = async (kind: string) => collect(store().events.export({ kind }));

  describe('events', () => {
    it('are given out in the order they came in, as they were recorded, with the minute', async () => {
      const events = [1, 2, 3].map((n) => ({
        kind: 'product-clicked',
        path: '/a',
        data: { kind: 'product-clicked', n },
      }));
      await store().events.record(events);
      const stored = await exported('product-clicked');
      expect(stored.map(({ receivedAt, ...event }) => event)).toEqual(events);
      expect(stored[0]?.receivedAt).toMatch(/:00\.000Z$/);
      expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['data', 'kind', 'path', 'receivedAt']);
    });

    it('can be asked for since a time', async () => {
      await store().events.record([{ kind: 'since', path: '/a', data: {} }]);
      const since = (date: Date) => collect(store().events.export({ kind: 'since', since: date }));
      expect(await since(new Date(Date.now() - day))).toHaveLength(1);
      expect(await since(new Date(Date.now() + day))).toHaveLength(0);
    });

    it('are read on beyond one batch', async () => {
      const batch = Array.from({ length: maxBatchEvents }, (_, n) => ({
        kind: 'many',
        path: '/a',
        data: { n },
      }));
      for (let batches = 0; batches < 12; batches += 1) await store().events.record(batch);
      expect(await exported('many')).toHaveLength(12 * maxBatchEvents);
    });

    it('are refused whole when there are too many or one is too large', async () => {
      const event = { kind: 'refused', path: '/a', data: {} };
      const large = { ...event, data: { text: 'x'.repeat(maxEventBytes) } };
      await expect(
        store().events.record(Array.from({ length: maxBatchEvents + 1 }, () => event)),
      ).rejects.toThrow(RangeError);
      await expect(store().events.record([event, large])).rejects.toThrow(RangeError);
      await store().events.record([]);
      expect(await exported('refused')).toEqual([]);
    });

    it('take any text, U+0000 too', async () => {
      await store().events.record([{ kind: 'odd', path: '/\0', data: { text: 'a\0b\ud83d' } }]);
      expect(await exported('odd')).toMatchObject([{ path: '/', data: { text: 'a\0b\ud83d' } }]);
    });

    it('are refused while they take all their room, until old ones are deleted', async () => {
      const events = [{ kind: 'many', path: '/a', data: { text: 'x'.repeat(1_000) } }];
      const now = new Date();
      const afterAll = new Date(now.getTime() + (eventRetentionDays + 2) * day);
      const bounded = new EventStore(store().database, 1_500);
      await bounded.purge(afterAll);
      await bounded.record(events);
      // Its size is believed for a minute: another process knows it already.
      await bounded.record(events);
      const other = new EventStore(store().database, 1_500);
      await expect(other.record(events)).rejects.toThrow(EventsFullError);
      expect(await exported('many')).toHaveLength(2);

      await other.purge(afterAll);
      await other.record(events);
      expect(await exported('many')).toHaveLength(1);
    });

    it('are deleted when the stated time is over, and not before', async () => {
      await store().events.record([{ kind: 'old', path: '/a', data: {} }]);
      const recorded = new Date((await exported('old'))[0]?.receivedAt ?? '');
      await store().events.purge(new Date(recorded.getTime() + eventRetentionDays * day));
      expect(await exported('old')).toHaveLength(1);
      const gone = await store().events.purge(new Date(recorded.getTime() + eventRetentionDays * day + 1));
      expect(gone).toBeGreaterThan(0);
      expect(await exported('old')).toEqual([]);
    });
  });
}
