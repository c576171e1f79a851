import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('npm run palette draws the pictures of the types that it is asked for', () => {
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'palette-'));
  const { status } = spawnSync('npm', ['run', 'palette', 'heading', '--', `--to=${folder}`], { env });
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['heading.dark.webp', 'heading.light.webp']);
}, 300_000);
