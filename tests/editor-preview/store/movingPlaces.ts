import { randomUUID } from 'node:crypto';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { articleAt } from '../../content/articles.ts';
import { publisherNamed } from '../../support/people.ts';

const author = 'Ada Editor';

export function movingPlaces(store: () => EditorStore) {
  const publish = (path: string, title: string) => store().publish(path, articleAt(path, title), { author });
  const retitled = (title: string): Operation => ({
    id: randomUUID(),
    author,
    at: '2026-11-23T10:00:00Z',
    changes: [{ kind: 'set', block: '', pointer: '/title', value: { json: title } }],
  });
  const edit = async (path: string, title: string, since = 0) => {
    await store().editing.open(path, { path, title, blocks: [] });
    return store().editing.take(path, { since, sender: 'w', operations: [retitled(title)] }, {});
  };

  const rename = (from: string, to: string) => store().places.rename(from, to, publisherNamed(author));
  const remove = (path: string) => store().places.delete(path, publisherNamed(author));
  return { publish, retitled, edit, rename, remove };
}
