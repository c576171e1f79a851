import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFile } from '#cli/files/replaceFile.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pagewell-replace-'));
  file = path.join(folder, 'article.json');
  writeFileSync(file, 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

const isSystemsOwner = process.getuid?.() === 0;

describe('a file whose content is replaced', () => {
  test.each([0o664, 0o666, 0o600, 0o755])('keeps its rights: %o', (mode) => {
    chmodSync(file, mode);
    replaceFile(file, 'after');
    expect(readFileSync(file, 'utf8')).toBe('after');
    expect(statSync(file).mode & 0o777).toBe(mode);
    expect(readdirSync(folder)).toEqual(['article.json']);
  });

  if (isSystemsOwner) {
    test('keeps its owner and group', () => {
      chownSync(file, 65_534, 65_533);
      replaceFile(file, 'after');
      expect([statSync(file).uid, statSync(file).gid]).toEqual([65_534, 65_533]);
    });

    test('keeps its owner where somebody else of its group replaces it, who may not give files away', () => {
      chownSync(file, 65_531, 65_534);
      chmodSync(file, 0o664);
      chmodSync(folder, 0o777);
      const module = path.resolve('cli/files/replaceFile.ts');
      const replace = `const { replaceFile } = await import(${JSON.stringify(module)});
        process.setgroups([]); process.setgid(65534); process.setuid(65530); replaceFile(${JSON.stringify(file)}, 'after');`;
      execFileSync(process.execPath, ['--input-type=module', '-e', replace]);
      const { uid, gid, mode } = statSync(file);
      expect([readFileSync(file, 'utf8'), uid, gid, mode & 0o777]).toEqual(['after', 65_531, 65_534, 0o664]);
      expect(readdirSync(folder)).toEqual(['article.json']);
    });
  }
});
