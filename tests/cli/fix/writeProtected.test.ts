import { jest } from '@jest/globals';
import { folderForEach } from '../temporaryFolder.ts';

// A system refuses nothing to the user who may do everything, as whom tests may run.
jest.unstable_mockModule('#cli/files/replaceFile.ts', () => ({
  replaceFile() {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  },
}));
const { runCommand } = await import('../runCommand.ts');

const folder = folderForEach();

test('of a file that may not be written it is shown what would be changed', async () => {
  const items = '[{ "ctaUrl": "https://go.offers.example/r", "ctaLabel": "See" }]';
  const file = folder.write(
    'a.json',
    `{\n  "path": "/a", "title": "A",\n  "blocks": [{ "id": "b", "type": "paid-media", "data": { "items": ${items} } }]\n}\n`,
  );
  const { status, err } = await runCommand('validate', '--migrate', file, '--format', 'concise');
  expect(err).toContain(`${file}: not fixed: `);
  expect(err).toMatch(/^\+ {2}"schemaVersion": 2,$/m);
  expect(err).toMatch(/^\+.*"ctaText": "See"/m);
  expect(status).toBe(3);
});
