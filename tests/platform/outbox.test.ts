import { entryLifetimeMs, mostEntries, Outbox, type OutboxEntry } from '#platform/outbox.ts';

const entry: OutboxEntry = { kind: 'text', to: '+18125550100', title: 'Your coupon', text: 'BIN 000000' };

describe('what goes nowhere', () => {
  test('is kept for an hour', () => {
    let now = 0;
    const outbox = new Outbox(() => now);
    outbox.add(entry);
    now = entryLifetimeMs - 1;
    expect(outbox.entries()).toMatchObject([{ ...entry, at: 0 }]);
    now = entryLifetimeMs;
    expect(outbox.entries()).toHaveLength(0);
  });

  test('is the last fifty, the newest first, whatever they are', () => {
    const outbox = new Outbox();
    const kinds = ['mail', 'text', 'pass'] as const;
    for (let count = 0; count <= mostEntries; count++)
      outbox.add({ ...entry, kind: kinds[count % 3] ?? 'mail', title: String(count) });
    expect(mostEntries).toBe(50);
    expect(outbox.entries()).toHaveLength(mostEntries);
    expect([outbox.entries().at(0)?.title, outbox.entries().at(-1)?.title]).toEqual(['50', '1']);
  });
});
