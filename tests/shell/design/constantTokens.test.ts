import { globSync, readFileSync } from 'node:fs';
import { constantTokens } from '#shell/design/constantTokens.ts';

const names = [...constantTokens.keys()];

function filesWith(glob: string, texts: readonly string[]): string[] {
  return globSync(glob).filter((file) => {
    const source = readFileSync(file, 'utf8');
    return texts.some((text) => source.includes(text));
  });
}

describe('a token that is the same everywhere', () => {
  test('is declared nowhere: the build puts its value in its place', () => {
    const declarations = names.flatMap((name) => [`${name}:`, `'${name}':`]);
    expect(filesWith('{shell,widgets,features,editor-preview}/**/*.{ts,tsx,css}', declarations)).toEqual([]);
  });

  test('is named in no attribute and in no script, which no build reads; sizes of text are declared as well', () => {
    const uses = names.filter((name) => !name.startsWith('--text-')).map((name) => `var(${name})`);
    expect(filesWith('{shell,widgets,features,editor-preview}/**/*.tsx', uses)).toEqual([]);
    const scripts = filesWith('{client,features/*/browser}/**/*.ts', uses);
    expect(scripts.filter((file) => !file.endsWith('.styles.ts'))).toEqual([]);
  });
});
