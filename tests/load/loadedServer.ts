import { afterEach } from '@jest/globals';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import type { FakeCms } from './fakeCms.ts';

const servers: BuiltServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

export async function start(cms: FakeCms, environment: Record<string, string> = {}): Promise<BuiltServer> {
  const server = await startBuiltServer({
    CONTENT_API_URL: cms.url,
    SHUTDOWN_DELAY_MS: '200',
    ...environment,
  });
  servers.push(server);
  return server;
}

export function errorLines(server: BuiltServer): string[] {
  return server
    .log()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
}
