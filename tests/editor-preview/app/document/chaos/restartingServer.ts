import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { EditingState, SequencedOperation } from '#editor-preview/model/exchange.ts';
import { editingApi } from '#editor-preview/server/editing/editingApi.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { startTestServer, type TestServer } from '../../../../server/support.ts';
import { openBuiltInStore } from '../../../../support/builtInStore.ts';
import { editorParts } from '../../../../support/editorParts.ts';
import { signedIn } from '../../../../support/people.ts';

/** The editor's server, which ends whenever it is told, in the middle of whatever it does, and comes back with its store. */
export interface RestartingServer {
  /** Where it listens; undefined while it is down. */
  address: () => string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends it at once: what was under way is done in the store or not, and nobody hears of it. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  end: () => Promise<void>;
  begin: (path: string, article: JsonObject) => Promise<Pick<EditingState, 'article'>>;
  open: (path: string) => Promise<Pick<EditingState, 'article' | 'sequence' | 'parked'>>;
  since: (path: string, sequence: number) => Promise<readonly SequencedOperation[]>;
}

export interface ServerWithStore extends RestartingServer {
  readonly store: EditorStore;
}

/** One in this process. Its connections are cut at once; its store goes on, and ends what it has begun. */
export async function restartingServer(): Promise<ServerWithStore> {
  const store = await openBuiltInStore();
  const { render } = await editorParts();
  let server: TestServer | undefined;
  const start = async (): Promise<void> => {
    server ??= await startTestServer({
      open: () => [
        signedIn(),
        ...editingApi({ store, render, published: { translationsOf: async () => [] } }),
      ],
    });
  };
  const kill = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    await ending?.[Symbol.asyncDispose]();
  };
  await start();
  return {
    store,
    start,
    kill,
    address: () => server?.url,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    begin: async (path, article) => {
      await store.publish(path, article, { author: 'test' });
      return store.editing.open(path, article);
    },
    open: (path) => store.editing.open(path, {}),
    since: async (path, sequence) => (await store.editing.since(path, sequence))?.operations ?? [],
    end: async () => {
      await kill();
      await store.close();
    },
  };
}
