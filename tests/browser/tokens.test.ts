import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '..', '..');
const assets = path.join(project, 'dist', 'client', 'assets');

/** Custom properties that style sheets ask for, with no value to fall back on, and nobody declares. */
function undeclared(sheets: readonly string[], sources: readonly string[]): string[] {
  const declared = new Set<string | undefined>();
  for (const sheet of sheets)
    for (const [, name] of sheet.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)) declared.add(name);
  // What a widget hands to its parts stands in a style attribute.
  for (const source of sources)
    for (const [, name] of source.matchAll(/['"`](--[\w-]+)/g)) declared.add(name);
  const used = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name),
  );
  return [...new Set(used)].filter((name) => !declared.has(name));
}

describe('a design token', () => {
  it('that is misspelt is found', () => {
    const sheets = [':root{--ink:#111}', '.a{color:var(--ink);margin:var(--spce-3) var(--side,0)}'];
    expect(undeclared(sheets, ["style={{ '--columns': 3 }}"])).toEqual(['--spce-3']);
  });

  it('that a style sheet of the build names is declared', () => {
    const sheets = readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(assets, name), 'utf8'));
    expect(sheets.length).toBeGreaterThan(50);
    const folders = 'client,contracts,editor-preview,features,shell,transformer,widgets';
    const sources = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: project }).map((file) =>
      readFileSync(path.join(project, file), 'utf8'),
    );
    expect(undeclared(sheets, sources)).toEqual([]);
  });
});
