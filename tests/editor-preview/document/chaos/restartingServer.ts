import { DatabaseStore } from '../../../../content/database/databaseStore.ts';
import { editingApi } from '../../../../features/editor/editing/editingApi.ts';
import { quietLog } from '../../../content/quietLog.ts';
import { startTestServer, type TestServer } from '../../../server/support.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { signedIn } from '../../../support/people.ts';

/** The editor's server, which ends whenever it is told, in the middle of whatever it does. Its store goes on. */
export interface RestartingServer {
  readonly store: DatabaseStore;
  /** Where it listens; undefined while it is down. */
  address: () => string | undefined;
  /** Cuts all connections at once: what was under way is done in the store or not, and nobody hears of it. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it for good. */
  end: () => Promise<void>;
}

export async function restartingServer(): Promise<RestartingServer> {
  const store = await DatabaseStore.open({ inMemory: true }, quietLog());
  const { render } = await editorParts();
  let server: TestServer | undefined;
  const start = async (): Promise<void> => {
    server ??= await startTestServer({ open: () => [signedIn(), ...editingApi({ store, render })] });
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
    end: async () => {
      await kill();
      await store.close();
    },
  };
}
