import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { storedSecret } from '#platform/storedSecret.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-secret-'));
  file = path.join(folder, 'secret');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secret of an installation', () => {
  test('is made once, for whoever runs it alone, and leaves nothing beside it', async () => {
    const secret = await storedSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await storedSecret(file)).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test.each([
    ['empty', ''],
    ['blank', `\n${' '.repeat(50)}\n`],
    ['cut off', 'x'.repeat(31)],
  ])('is made anew where the file is %s: that is no key', async (_what, left) => {
    await writeFile(file, left);
    const secret = await storedSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is what somebody has written there, of 32 characters or more', async () => {
    await writeFile(file, `${'y'.repeat(32)}\n`);
    expect(await storedSecret(file)).toBe('y'.repeat(32));
  });

  test('where it cannot be read stops the start', () =>
    expect(storedSecret(folder)).rejects.toThrow('EISDIR'));
});
