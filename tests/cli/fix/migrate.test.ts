import { readFileSync } from 'node:fs';
import { ends, runCommand } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

const folder = folderForEach();

/** As somebody wrote it for the first version, in a hand of their own; with a space too many, which `--fix` would mend. */
const old = `{
    "path": "/a", "title": "A",
    "suppress": [{ "rule": "html/stripped", "reason": "It was once." }],
    "blocks": [ { "id": "offers", "type": "paid-media", "data": { "items": [
        { "ctaUrl": "https://go.offers.example/r", "ctaLabel" : "See \\u0026 buy" } ] } } ]
}
`;
const present = old.replace('"path"', '"schemaVersion": 2,\n    "path"').replace('ctaLabel', 'ctaText');

describe('pagewell validate --migrate', () => {
  test('writes what is of an older version as it is written today, and leaves all else as it stands', async () => {
    const file = folder.write('a.json', old);
    const { err, out } = await runCommand('validate', '--migrate', file, '--format', 'concise');
    expect(readFileSync(file, 'utf8')).toBe(present);
    expect(err).toContain(`${file}: 1 problem fixed`);
    expect(out).not.toContain('schema/older-version');
    expect(out).toContain('meta/unused-suppression');
    await runCommand('validate', '--migrate', file);
    expect(readFileSync(file, 'utf8')).toBe(present);
  });

  test('is done by --fix as well', async () => {
    const file = folder.write('a.json', old);
    await runCommand('validate', '--fix', file);
    const fixed = readFileSync(file, 'utf8');
    expect(fixed).toContain('"ctaText" : "See \\u0026 buy"');
    expect(fixed).not.toContain('html/stripped');
  });

  test('shows with --dry-run what it would do, and does nothing', async () => {
    const file = folder.write('a.json', old);
    const { status, out, err } = await runCommand('validate', '--migrate', '--dry-run', file);
    expect(readFileSync(file, 'utf8')).toBe(old);
    expect(out).toMatch(/^\+ {8}.*"ctaText" : "See/m);
    expect(out).toMatch(/^\+ {4}"schemaVersion": 2,$/m);
    expect([status, err]).toEqual([1, 'pagewell: 1 problem would be fixed\n']);
  });

  test.each([
    [['--store'], '--migrate works only with files'],
    [['--watch', '.'], '--migrate cannot be used with --watch'],
    [['--rule', 'html/*', '.'], '--migrate cannot be used with --rule'],
  ])('refuses %j', async (args, message) => {
    expect(await ends('validate', '--migrate', ...args)).toEqual([2, expect.stringContaining(message)]);
  });
});
