import { parseArgs } from 'node:util';
import { StoreLockedError } from '#content/source/errors.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

/** The store, or the editor of the server that has locked it. */
export interface Ways<Target> {
  purpose: string;
  store: () => Promise<Target>;
  server: (address: string, token: string) => Target | Promise<Target>;
}

/** @throws as {@link storeOrServer}, and errors of the work */
export async function workOnData<Target extends { close?: () => Promise<void> }, Result>(
  server: string | undefined,
  output: Output,
  ways: Omit<Ways<Target>, 'purpose'>,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  const target = await storeOrServer(server, output, { purpose: 'this', ...ways });
  try {
    return await work(target);
  } finally {
    await target.close?.();
  }
}

/** Uses the server that has locked the store, if known. @throws UsageError without EDITOR_TOKEN */
export async function storeOrServer<Target>(
  server: string | undefined,
  output: Output,
  { purpose, ...ways }: Ways<Target>,
): Promise<Target> {
  const token = process.env.EDITOR_TOKEN;
  if (server !== undefined) {
    if (!token) throw new UsageError("--server requires the editor's token in EDITOR_TOKEN");
    return ways.server(server, token);
  }
  try {
    return await ways.store();
  } catch (error) {
    if (!(error instanceof StoreLockedError) || !error.serverUrl) throw error;
    if (!token)
      throw new Error(
        `${error.message} Or set EDITOR_TOKEN to its editor token, which npm run dev prints: then ${purpose} uses that server.`,
      );
    output.err(`pagewell: process ${error.pid} uses the store, so this command uses ${error.serverUrl}\n`);
    return ways.server(error.serverUrl, token);
  }
}

/** Of a command whose only option is --server. */
export function readDataArgs(args: readonly string[]) {
  const options = { server: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  return { server: values.server, positionals };
}
