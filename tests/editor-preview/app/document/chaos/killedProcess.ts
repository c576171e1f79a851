import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEditingState, isOperationsReply } from '#editor-preview/app/document/readExchange.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { editingAddresses, sinceField } from '#editor-preview/model/exchange.ts';
import { type BuiltServer, startBuiltServer } from '../../../../support/builtServer.ts';
import type { RestartingServer } from './restartingServer.ts';

const token = 'a-token-for-chaos';

/**
 * The built server in a process of its own, with its store in a folder. It is killed as by a computer that takes it away:
 * without a word, in the middle of what it writes.
 */
export async function killedProcess(): Promise<RestartingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-chaos-'));
  const headers = { Authorization: `Bearer ${token}` };
  let server: BuiltServer | undefined;
  let starting: Promise<BuiltServer> | undefined;
  const start = async (): Promise<void> => {
    starting ??= startBuiltServer({ DATA_DIR: folder, EDITOR_TOKEN: token });
    server = await starting;
  };
  const kill = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    starting = undefined;
    if (!ending) return;
    const ended = new Promise((resolve) => ending.process.once('exit', resolve));
    ending.process.kill('SIGKILL');
    await ended;
  };
  const ask = async (address: string, query: Record<string, string>, init: RequestInit = {}) => {
    const answer = await fetch(`${server?.origin}${address}?${new URLSearchParams(query)}`, {
      ...init,
      headers,
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    const body: unknown = await answer.json();
    return body;
  };
  const open = async (path: string) => {
    const state = await ask(editingAddresses.state, { path });
    if (!isEditingState(state)) throw new Error('That is no state of an article.');
    return state;
  };
  await start();
  return {
    start,
    kill,
    address: () => server?.origin,
    headers,
    begin: async (path, article: JsonObject) => {
      await ask('/editor/api/article', { path }, { method: 'PUT', body: JSON.stringify(article) });
      return open(path);
    },
    open,
    since: async (path, sequence) => {
      const reply = await ask(editingAddresses.operations, { path, [sinceField]: String(sequence) });
      if (!isOperationsReply(reply)) throw new Error('That is no reply with operations.');
      return reply.operations;
    },
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
