import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { migrateToLatest, openPostgres } from '#content/database/opening/openDatabase.ts';
import { OldStoreError, StoreLockedError } from '#content/source/errors.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { beginsWithDemoContent, openContent } from '#server/openContent.ts';
import { openDataFolder } from '#server/process/dataFolder.ts';
import { requireMode, requireNode } from '#server/process/requireRuntime.ts';
import { listenFailure, startFailure } from '#server/process/startFailure.ts';
import { quietLog } from '../content/quietLog.ts';

const oneLine = /^[^\n]+$/;

describe('the version of Node.js', () => {
  it.each(['v22.0.0', 'v24.21.0', 'v100.1.0'])('%s will do', (version) =>
    expect(() => requireNode(version)).not.toThrow(),
  );

  it.each(['v21.7.3', 'v20.20.2', 'v9.0.0', ''])('%j is refused, with where the right one is', (version) => {
    expect(() => requireNode(version)).toThrow(ConfigurationError);
    expect(() => requireNode(version)).toThrow('node_modules/.bin/node');
  });
});

describe('the build of React', () => {
  it.each(['production', 'development', 'test'])('is chosen by NODE_ENV=%s', (mode) =>
    expect(() => requireMode(mode)).not.toThrow(),
  );

  it.each([undefined, ''])('is not guessed where NODE_ENV is %j: the start is refused', (mode) =>
    expect(() => requireMode(mode)).toThrow('NODE_ENV is not set. Start with NODE_ENV=production'),
  );
});

describe('a start that fails', () => {
  it.each([
    new ConfigurationError('PORT is "x", but must be a number.'),
    new StoreLockedError('/data/store', { pid: 7, host: 'here', startedAt: '2026-05-04T09:00:00Z' }),
    new OldStoreError('The store in /data/store', 'kysely_migration', ['0034-candidates']),
  ])('for a known reason says just that (%#)', (error) => expect(startFailure(error)).toBe(error.message));

  it('for a database that is out of reach says so in one line, without the password', async () => {
    // Port 1 is reserved, and nobody listens there.
    const address = 'postgres://me:hidden@127.0.0.1:1/articles';
    const opening = openPostgres(address, 'test', quietLog(), (db) =>
      migrateToLatest(db, [], quietLog(), 'The database'),
    );
    const reason = await opening.then(() => '', startFailure);
    expect(reason).toMatch(oneLine);
    expect(reason).toContain('ECONNREFUSED');
    expect(reason).not.toContain('hidden');
  });

  it.each([
    [
      'DATABASE_URL',
      'postgres://me:hidden@127.0.0.1:1/articles',
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
    ['SITE_CONFIG', '/no/such/file.json', /^SITE_CONFIG is "\/no\/such\/file.json", but/],
  ])('because of %s names it', async (variable, value, reason) => {
    const configuration = readConfiguration({ [variable]: value });
    const opening = openContent(configuration, '.', pino({ level: 'silent' }));
    expect(await opening.then(() => '', startFailure)).toMatch(reason);
  });

  it('for a name with several addresses names the reason of the first', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
    const cause = Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' });
    expect(startFailure(new Error('No database.', { cause }))).toBe(
      'No database. connect ECONNREFUSED ::1:5432',
    );
  });

  it('for a full disk says what to free, and to leave the files', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(startFailure(new Error('No lock.', { cause: full }))).toBe(
      'The disk is full. Free some space and start again; leave the files of DATA_DIR as they are. (No lock. ENOSPC: no space left on device, write)',
    );
  });

  it('for a fault of ours shows where it is', () => {
    const fault = Object.assign(new TypeError('a slip'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(startFailure(fault)).toMatch(/^TypeError: a slip\n {4}at /);
    expect(startFailure('nonsense')).toBe('nonsense');
  });
});

it.each([
  [{}, true],
  [{ SITE_ORIGIN: 'http://localhost:3000' }, true],
  [{ SITE_ORIGIN: 'https://health.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ SITE_ORIGIN: 'https://health.example', DEMO_CONTENT: 'on' }, true],
  [{ DEMO_CONTENT: 'off' }, false],
])(
  'the demonstration articles with %j are in an empty database: %s',
  (environment: Record<string, string>, areThere) =>
    expect(beginsWithDemoContent(readConfiguration(environment))).toBe(areThere),
);

describe('a server that cannot listen', () => {
  it('says in one line that somebody else does', async () => {
    const first = createServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const address = first.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const error = await new Promise<NodeJS.ErrnoException>((resolve) => {
      createServer().once('error', resolve).listen(port, '127.0.0.1');
    });
    await new Promise((resolve) => first.close(resolve));
    expect(listenFailure(error, '127.0.0.1', port)).toBe(
      `The server cannot listen on 127.0.0.1, port ${port}: another process uses it. Stop that process, or choose another PORT.`,
    );
  });

  it.each([
    ['EADDRNOTAVAIL', 'HOST'],
    ['ENOTFOUND', 'HOST'],
    ['EACCES', 'PORT'],
    ['EMFILE', 'too many'],
  ])('for %s names what to change: %s', (code, named) => {
    const error = Object.assign(new Error('too many'), { code });
    expect(listenFailure(error, 'nowhere', 80)).toContain(named);
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pagewell-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made where there is none, and taken as it is where there is one', async () => {
    const wanted = path.join(folder, 'a', 'b');
    await openDataFolder(wanted);
    await expect(openDataFolder(wanted)).resolves.toBeUndefined();
  });

  it.each(['file', 'file/below'])(
    'is refused by the name of its variable where %s is in the way',
    async (name) => {
      writeFileSync(path.join(folder, 'file'), '');
      const opening = openDataFolder(path.join(folder, name));
      await expect(opening).rejects.toThrow(ConfigurationError);
      await expect(opening).rejects.toThrow(
        /^DATA_DIR is ".+", but must be a folder that can be written to: /,
      );
    },
  );

  it('is refused at once where nothing can be made, also where the system says that it is not there', async () => {
    const opening = openDataFolder('/proc/self/fd/none/below');
    await expect(opening).rejects.toThrow(
      /^DATA_DIR is "\/proc\/self\/fd\/none\/below", but must be a folder/,
    );
  });

  it('is made by two at the same time', async () => {
    const wanted = path.join(folder, 'a', 'b', 'c');
    await Promise.all([openDataFolder(wanted), openDataFolder(wanted), openDataFolder(wanted)]);
    await expect(openDataFolder(wanted)).resolves.toBeUndefined();
  });
});
