import { StoreLockedError } from '#content/source/errors.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

/** The two ways to what is kept: the store itself, or the editor of the server that holds it. */
export interface Ways<Target> {
  /** What goes through it, such as "the import". */
  what: string;
  store: () => Promise<Target>;
  server: (address: string, token: string) => Target | Promise<Target>;
}

/**
 * Works on what is kept, in the store or through the server that holds it, and closes it again.
 *
 * @throws as {@link storeOrServer} does, and what the work throws
 */
export async function workOnKept<Target extends { close: () => Promise<void> }, Result>(
  server: string | undefined,
  output: Output,
  ways: Omit<Ways<Target>, 'what'>,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  const target = await storeOrServer(server, output, { what: 'this', ...ways });
  try {
    return await work(target);
  } finally {
    await target.close();
  }
}

/**
 * The store; where a server of this machine holds it, that server, as far as it can be asked.
 *
 * @param server the server's address, where the command names one
 * @throws UsageError where a server is named and EDITOR_TOKEN is not
 */
export async function storeOrServer<Target>(
  server: string | undefined,
  output: Output,
  { what, ...ways }: Ways<Target>,
): Promise<Target> {
  const token = process.env.EDITOR_TOKEN;
  if (server !== undefined) {
    if (!token) throw new UsageError("--server wants the editor's token in EDITOR_TOKEN");
    return ways.server(server, token);
  }
  try {
    return await ways.store();
  } catch (error) {
    if (!(error instanceof StoreLockedError) || !error.serverUrl) throw error;
    if (!token) {
      throw new Error(
        `${error.message} Or name its editor's token in EDITOR_TOKEN, which npm run dev prints: then ${what} goes through it.`,
      );
    }
    output.err(`pagewell: process ${error.pid} holds the store, so this goes through ${error.serverUrl}\n`);
    return ways.server(error.serverUrl, token);
  }
}
