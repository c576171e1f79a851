import { join } from 'node:path';
import type { OtherTables } from '#content/database/opening/openDatabase.ts';
import { editorAccess } from '#editor-preview/server/access/editorAccess.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { quietLog } from '../content/quietLog.ts';
import { startTestServer, type TestParts, type TestServer } from '../server/support.ts';
import { editorParts } from '../support/editorParts.ts';
import { openEditorStore } from '../support/editorStore.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

export const ownerToken = 'the-token-of-the-owner';

export function installationForTests(others: readonly OtherTables[] = []) {
  const environment = { ...process.env };
  let folder: TemporaryFolder;
  const at = (name: string): string => join(folder.path, name);
  beforeAll(() => {
    folder = temporaryFolder();
    putEmptyDatabase(at('data/store'));
  });
  beforeEach(() => {
    process.env.DATA_DIR = at('data');
    for (const name of ['DATABASE_URL', 'EDITOR_TOKEN', 'MEMBERS_SECRET']) delete process.env[name];
  });
  afterAll(() => {
    process.env = environment;
    folder[Symbol.dispose]();
  });
  return {
    at,
    write: (name: string, content: string | Uint8Array): string => folder.write(name, content),
    writeJson: (name: string, value: unknown): string => folder.write(name, JSON.stringify(value, null, 2)),
    openStore: () => openEditorStore({ folder: at('data/store') }, quietLog(), { others }),
  };
}

export async function startEditorServer(
  store: EditorStore,
  open: NonNullable<TestParts['open']>,
): Promise<TestServer> {
  const { renderer } = await editorParts();
  const { people } = store;
  return startTestServer({
    open: async (parts) => [
      ...editorAccess({ token: ownerToken, people, limits: parts.limits, shell: renderer, https: false }),
      ...(await open(parts)),
    ],
  });
}
