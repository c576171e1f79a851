import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HttpSource, type HttpSourceOptions } from '../../content/http/httpSource.ts';
import '../support/nock.ts';
import { quietLog } from './quietLog.ts';

/** Where the CMS of these tests is; nock answers for it. */
export const origin = 'https://cms.example';

/** What a test of the http source works with; made anew for each test. */
export interface CmsClient {
  source: HttpSource;
  log: ReturnType<typeof quietLog>;
  dataDir: string;
  /** Another source on the same folder, as after a restart. */
  open: (options?: Partial<HttpSourceOptions>) => Promise<HttpSource>;
}

/** Opens a source before each test, on a folder of its own, and lets no request leave the machine. */
export function withCmsClient(): CmsClient {
  const open: CmsClient['open'] = (options = {}) =>
    HttpSource.open(
      { contentApiUrl: origin, dataDir: client.dataDir, random: () => 0, ...options },
      client.log,
    );
  // Everything but `open` is there when a test runs, because it is made before each one.
  const client = { open } as CmsClient;

  beforeEach(async () => {
    client.dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-http-'));
    client.log = quietLog();
    client.source = await open();
  });
  afterEach(async () => {
    await client.source.close();
    await rm(client.dataDir, { recursive: true, force: true });
  });
  return client;
}
