import type { QueuedOperation } from '#editor-preview/app/document/documentState.ts';
import { unsentOf } from '#editor-preview/app/document/unsentOf.ts';

const by = (author: string, id: string): QueuedOperation => ({
  operation: { id, author, at: '2026-05-04T09:00:00Z', changes: [] },
  made: { sender: 'w', since: 0 },
});

test('what waits is sent by whoever has done it, and never as somebody else’s', () => {
  const kept = [by('Wim Writer', 'a'), by('Vera Writer', 'b'), by('Wim Writer', 'c'), by('Vera Writer', 'd')];
  const { own, others } = unsentOf({ name: 'Wim Writer' }, kept, 'a');
  expect(own.map(({ operation }) => operation.id)).toEqual(['a', 'c']);
  expect(others).toEqual(['Vera Writer']);
  expect(unsentOf({ name: 'Otto' }, kept, 'a').own).toEqual([]);
});

test('what the owner did before there were people is still the owner’s', () =>
  expect(unsentOf({ name: 'Editor' }, [by('editor', 'a')], 'a').own).toHaveLength(1));

test('what was written to another article at the same path is not sent', () => {
  const of = (article: string) => ({
    ...by('Wim Writer', article),
    made: { sender: 'w', since: 0, article },
  });
  const { own, others } = unsentOf({ name: 'Wim Writer' }, [of('first'), of('second')], 'second');
  expect([own, others]).toEqual([[of('second')], []]);
});
