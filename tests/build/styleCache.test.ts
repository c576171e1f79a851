import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StyleCache } from '#build/styleCache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewell-styles-'));
  write('Card.styles.ts', "import { wide } from './layout.ts';\nimport type { Shape } from './shape.ts';");
  write('layout.ts', "export { wide } from './sizes.ts';");
  write('sizes.ts', "export const wide = '60rem';");
  write('shape.ts', 'export type Shape = string;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
/** As the next build sees the file: each reads what is there when it begins. */
const keyNow = (code = 'the style', settings = {}): string | undefined =>
  new StyleCache(settings, folder).keyOf(join(folder, 'Card.styles.ts'), code);

describe('styles that were compiled are taken again', () => {
  const file = '/project/Card.styles.ts';
  const styles = { script: { code: 'export const card = "c1";', map: null }, css: '.c1{}' };

  it('by another build, under what they were compiled from', () => {
    new StyleCache({}, folder).keep(file, 'key', styles);
    expect(new StyleCache({}, folder).find(file, 'key')).toEqual(styles);
  });

  it('but not once that is something else', () => {
    const kept = new StyleCache({}, folder);
    kept.keep(file, 'key', styles);
    expect(kept.find(file, 'another')).toBeUndefined();
    expect(kept.find('/project/Other.styles.ts', 'key')).toBeUndefined();
  });

  it.each([0, 20])('but not where %i bytes of them are left', (bytes) => {
    new StyleCache({}, folder).keep(file, 'key', styles);
    const [kept = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    truncateSync(join(folder, kept), bytes);
    expect(new StyleCache({}, folder).find(file, 'key')).toBeUndefined();
  });

  it('also of a file that the compiler leaves as it is', () => {
    const kept = new StyleCache({}, folder);
    kept.keep(file, 'key', {});
    expect(kept.find(file, 'key')).toEqual({});
  });
});

describe('what styles are compiled from', () => {
  it('is the same as long as nothing of it changes', () => expect(keyNow()).toBe(keyNow()));

  it('is the code of the file', () => expect(keyNow('another style')).not.toBe(keyNow()));

  it('is what the compiler is told to do', () =>
    expect(keyNow('the style', { prefixer: true })).not.toBe(keyNow('the style', { prefixer: false })));

  it('is what plain scripts import, too', () => {
    write('layout.ts', "export { wide } from './sizes.js';");
    write('sizes.js', "export { wide } from './sizes.ts';");
    const before = keyNow();
    write('sizes.ts', "export const wide = '70rem';");
    expect(keyNow()).not.toBe(before);
  });

  it('is all that the file imports, and what that imports', () => {
    const before = keyNow();
    write('sizes.ts', "export const wide = '70rem';");
    expect(keyNow()).not.toBe(before);
  });

  it('is nothing that is imported for its types', () => {
    const before = keyNow();
    write('shape.ts', 'export type Shape = number;');
    expect(keyNow()).toBe(before);
  });

  it.each([
    "import '#elsewhere';",
    "import sheet from './sheet.css?raw';",
    "export const load = () => import('./sizes.ts');",
  ])('is not known with %s: such a file is compiled each time', (line) => {
    write('layout.ts', line);
    expect(keyNow()).toBeUndefined();
  });
});
