import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { startTestServer, type TestParts, type TestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleOf } from '../../support/someBlocks.ts';

export let store: EditorStore;
export let server: TestServer;

/** A store for the file, and a server with these routes, which are opened once the store is there. */
export function serve(open: NonNullable<TestParts['open']>): void {
  beforeAll(async () => {
    store = await openBuiltInStore();
    server = await startTestServer({ open });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await store.close();
  });
}

let paths = 0;
export const freshPath = (): string => `/tests/article-${++paths}`;

export const beginning = (text: string) => ({ id: 'start', type: 'heading', data: { text } });
export const articleAt = (path: string, title = 'An article', blocks: unknown[] = [beginning('Begin')]) =>
  articleOf(path, title, blocks);

export async function publish(path: string, title?: string): Promise<string> {
  const outcome = await store.publish(path, articleAt(path, title), { author: 'test' });
  if (!outcome.ok) throw new Error('The test could not publish.');
  return outcome.revision;
}
