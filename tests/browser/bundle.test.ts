import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { newPropsDomEvent } from '#editor-preview/app/frame/newProps.ts';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { type Manifest, parseManifest } from '#shell/assets/manifest.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { builtSource } from '#shell/assets/togetherSource.ts';
import { componentName } from '#widgets/componentFile.ts';
import { registry } from '#widgets/registry.ts';

/** Budgets, in bytes, compressed by gzip. */
const loaderBudget = 2_000;
const ownScriptBudget = 8_000;
/** Of all that comes to every page once it has loaded, and of one script of it. */
const lateScriptsBudget = 14_000;
const lateScriptBudget = 5_000;
/** Of a script that comes once a reader is near what it is for, or wants it. That of recipes does four things. */
const lightScriptBudget = 2_000;
const largerScripts: Readonly<Record<string, number>> = {
  'client/behaviours/recipe.ts': 4_000,
  // Marks typed letters, and writes a price beside a name.
  'features/drug-savings/browser/liveDrugSearch.ts': 2_200,
};
/** Of an island's style sheet, in bytes before compression. The comparison of diets tells six columns apart. */
const ownCssBudget = 5_200;
/** Of an island's own script: what is its block's alone. */
const ownIslandBudget = 6_000;
/** That of prices asks, searches, sorts and turns a list, sends a page's coupon, and holds what its window needs of that. */
const largerIslands: Readonly<Record<string, number>> = {
  'widgets/drug-savings/DrugSavings.tsx': 13_500,
  // Four calculators, and the dates of a pregnancy.
  'widgets/calculator/Calculator.tsx': 6_200,
};
/** What an island loads when its reader wants it, with what it may be. */
const windows: Readonly<Record<string, number>> = { 'widgets/drug-savings/coupon/CouponWindow.tsx': 10_000 };
/** What two islands share besides React; the first loads it. The event of a link's click is in it once, not in eight blocks. */
const sharedBudget = 4_100;

const { entries, behaviours } = builtPartsOf(features);
function entry(name: string): string {
  const source = entries[name];
  if (source === undefined) throw new Error(`The build has no entry ${name}`);
  return source;
}

const build = new URL('../../dist/client/', import.meta.url);
const readBuilt = (file: string): string => readFileSync(new URL(file, build), 'utf8');
const manifest: Manifest = parseManifest(readBuilt('.vite/manifest.json'));

function filesOf(source: string, found: string[] = []): string[] {
  const entry = manifest.get(source);
  if (!entry) throw new Error(`The build has no ${source}`);
  if (!found.includes(entry.file)) {
    found.push(entry.file);
    for (const imported of entry.imports) filesOf(imported, found);
  }
  return found;
}

const namesOf = (files: readonly string[]): string[] =>
  files.map((file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));
const gzipped = (files: readonly string[]): number =>
  files.reduce((bytes, file) => bytes + gzipSync(readBuilt(file)).length, 0);

const loader = filesOf('client/main.ts');
const runtime = filesOf('client/hydrate.tsx');
const islands = Object.entries(registry)
  .filter(([, { hydrate }]) => hydrate !== 'never')
  .map(([type]) => `widgets/${type}/${componentName(type)}.tsx`);
const behaviourScripts = [...new Set(behaviours.map(builtSource))];

describe('the script of a page without an island in view', () => {
  test('begins with a loader in one file, of at most 2 kB', () => {
    expect(loader).toHaveLength(1);
    expect(gzipped(loader)).toBeLessThanOrEqual(loaderBudget);
  });

  test.each(behaviourScripts)('asks for %s as one file', (behaviour) =>
    expect(filesOf(behaviour)).toHaveLength(1),
  );

  test('knows no behaviour by name', () => {
    const text = loader.map(readBuilt).join();
    for (const behaviour of behaviours) {
      const { marker } = behaviour;
      expect(text).not.toContain(namesOf(filesOf(builtSource(behaviour)))[0]);
      expect(text).not.toContain(marker.replace(/[[\]]/g, ''));
    }
  });

  test('holds no React, even with every behaviour', () => {
    // What waits until it is seen comes once a reader scrolls, some waits for a touch, and some until the page has loaded.
    const unasked = new Set(behaviours.filter(({ moment }) => moment === 'load').map(builtSource));
    const first = [...loader, ...[...unasked].flatMap((script) => filesOf(script))];
    const all = [...first, ...behaviourScripts.flatMap((script) => filesOf(script))];
    expect(all.filter((file) => runtime.includes(file))).toEqual([]);
    expect(all.filter((file) => /react\.(transitional|element)/.test(readBuilt(file)))).toEqual([]);
    expect(gzipped([...new Set(first)])).toBeLessThanOrEqual(ownScriptBudget);
  });
});

describe('the CSS that a first view needs', () => {
  const { css } = readPageAssets('dist/client', builtPartsOf(features));
  const page = ['shell-page', 'search-forms', 'privacy-prompt', 'shell-article'];

  // The line below the pharmacies is on a computer's first screen: late styles would move it.
  test.each([
    ['recipe', 15_000],
    ['recipe-v2', 15_000],
    ['drug-savings', 15_300],
  ])('with a %s among the first blocks is no more than %i bytes', (type, most) => {
    const text = css([...page, 'rich-text', 'heading', 'basic', type]);
    expect(text).toContain('--paper');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  });
});

describe('a script that waits until the page has loaded', () => {
  const idle = behaviours.filter(({ moment }) => moment === 'idle');
  const alone = idle.filter(({ together }) => !together).map(builtSource);

  test('is one for what every page has', () =>
    expect(new Set(idle.filter(({ together }) => together).map(builtSource)).size).toBe(1));

  test.each(alone)('%s has at most 5 kB', (script) =>
    expect(gzipped(filesOf(script))).toBeLessThanOrEqual(lateScriptBudget),
  );

  test('all of them have at most 14 kB', () =>
    expect(
      gzipped([...new Set(idle.flatMap((behaviour) => filesOf(builtSource(behaviour))))]),
    ).toBeLessThanOrEqual(lateScriptsBudget));
});

describe('a script that waits for its reader', () => {
  const later = behaviours.filter(({ moment }) => !['load', 'idle'].includes(moment));

  test.each(later)('$script has at most 2 kB, or what it is granted', ({ script }) =>
    expect(gzipped(filesOf(script))).toBeLessThanOrEqual(largerScripts[script] ?? lightScriptBudget),
  );
});

describe('the scripts of the build', () => {
  const scripts = readdirSync(new URL('assets/', build)).filter((name) => name.endsWith('.js'));
  /** Those of the preview's frame and of the editor are built apart. */
  const isOfFrame = (name: string): boolean => name.startsWith('preview-');
  const previewIslands = filesOf(entry('preview-islands'));
  const readersScripts = scripts.filter(
    (name) => !isOfFrame(name) && !name.startsWith('editor-') && `assets/${name}` !== previewIslands[0],
  );

  test('are those that a page asks for, and no other', () => {
    const sources = [
      'client/main.ts',
      'client/hydrate.tsx',
      ...behaviourScripts,
      ...islands,
      ...Object.keys(windows),
    ];
    const asked = new Set(sources.flatMap((source) => filesOf(source)));
    expect(readersScripts.map((name) => `assets/${name}`).sort()).toEqual([...asked].sort());
  });

  test('name none of the preview frame, and hold nothing that only it needs', () => {
    expect(scripts.filter(isOfFrame)).not.toEqual([]);
    for (const name of readersScripts) {
      const script = readBuilt(`assets/${name}`);
      expect(script).not.toContain('assets/preview-');
      expect(script).not.toContain('data-frame-facts');
      expect(script).not.toContain(newPropsDomEvent);
    }
  });

  test('have the islands of a preview run on the very React that readers get', () => {
    const [own, ...shared] = previewIslands;
    expect(readBuilt(own ?? '')).toContain(newPropsDomEvent);
    expect(runtime).toEqual(expect.arrayContaining(shared));
  });

  /** A word of each library that is in its code, and stays there however small it is made. */
  test.each([
    ['sanitize-html', 'index.js', 'allowedSchemesAppliedToAttributes'],
    ['htmlparser2', 'dist/Parser.js', 'lowerCaseAttributeNames'],
    ['html-react-parser', 'lib/index.js', 'First argument must be a string'],
    ['express', 'lib/application.js', 'x-powered-by'],
    ['ajv', 'dist/core.js', 'strictSchema'],
  ])('hold nothing of %s', (library, file, word) => {
    expect(readFileSync(`node_modules/${library}/${file}`, 'utf8')).toContain(word);
    expect(readersScripts.filter((name) => readBuilt(`assets/${name}`).includes(word))).toEqual([]);
  });
});

test('the error page is loaded on demand: its style sheet is a chunk of its own, which no other page brings', () => {
  const cssOf = (part: string): string[] =>
    filesOf(entry(part)).flatMap((file) =>
      [...manifest.values()].filter((entry) => entry.file === file).flatMap(({ css }) => css),
    );
  const own = cssOf('shell-error');
  expect(own).toHaveLength(1);
  for (const part of ['shell-page', 'shell-article', 'shell-home', 'search-page', 'shell-text']) {
    expect(cssOf(part)).not.toContain(own[0]);
  }
});

describe('the script of an island', () => {
  test('of a quiz is the runtime with React, the component, and what components share', () => {
    expect(runtime).toHaveLength(1);
    const files = new Set([...runtime, ...filesOf('widgets/quiz/Quiz.tsx')]);
    expect(namesOf([...files]).sort()).toEqual([
      'OwnWords',
      'PlainText',
      'Quiz',
      'QuizForm',
      'dist',
      'hydrate',
      'marker.styles',
      'shared',
      'useForgetOnReturn',
    ]);
    expect(gzipped([...files].filter((file) => /\/shared-/.test(file)))).toBeLessThanOrEqual(sharedBudget);
  });

  test.each(islands)('%s names all that it needs, so that a browser asks for it at once', (island) => {
    const [own = '', ...others] = filesOf(island);
    const text = readBuilt(own);
    expect(others.filter((file) => !text.includes(`"./${file.replace('assets/', '')}"`))).toEqual([]);
  });

  test.each(islands)('%s has at most 6 kB of its own, or what it is granted', (island) =>
    expect(gzipped(filesOf(island).slice(0, 1))).toBeLessThanOrEqual(
      largerIslands[island] ?? ownIslandBudget,
    ),
  );

  test.each(Object.entries(windows))(
    '%s comes when it is wanted, with what it is granted',
    (source, most) => {
      const [own, ...others] = filesOf(source);
      const atFirst = new Set([...runtime, ...islands.flatMap((island) => filesOf(island))]);
      expect(atFirst).not.toContain(own);
      // What comes with it and with no island counts as its own.
      expect(gzipped([own ?? '', ...others.filter((file) => !atFirst.has(file))])).toBeLessThanOrEqual(most);
    },
  );

  test('never runs the loader a second time', () => {
    for (const island of [...islands, 'client/hydrate.tsx']) expect(filesOf(island)).not.toContain(loader[0]);
  });

  test.each(islands)('%s brings at most 5.2 kB of CSS of its own', (island) => {
    const files = filesOf(island);
    const sheets = [...manifest.values()].flatMap(({ file, css }) => (files.includes(file) ? css : []));
    const css = [...new Set(sheets)].map((file) => readBuilt(file).trim().length);
    expect(css.length).toBeGreaterThan(0);
    expect(Math.max(...css)).toBeLessThanOrEqual(ownCssBudget);
  });
});
