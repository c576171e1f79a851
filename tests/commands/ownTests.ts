import { readdirSync, readFileSync } from 'node:fs';

const ofAllTypes = [
  'tests/schemas/(schemaFiles|fixtures)',
  'tests/fixtures/(articles|paidLinks|trackedEvents|productData)',
  'tests/widgets/(blankHtml|requiredText|ownWords)',
  'tests/rules/fixtures',
  'tests/hostile/fields',
  'tests/editor-preview/app/(palette/palettePictures|words/words)',
  'tests/content/cms/payload/fields',
];

const ofAllFeatures = ['tests/features/[a-zA-Z]+\\.test', 'tests/server/feature-routes', 'tests/project/'];

/** Tests that hold for every content rule, beside its own in `tests/rules/rules.test.ts`. */
const ofAllRules = ['tests/rules/(rules|fixtures|suppressions|versions)\\.test', 'tests/rules/mutations/'];

export interface OwnTests {
  unit: string;
  browser: string;
}

export function testsOfBlock(type: string): OwnTests {
  // In the browser the file of a type, where it has one, is called as its component.
  const component = type.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const own = readdirSync('tests/browser').filter((name) => name === `${component}.test.ts`);
  return {
    unit: `(tests/widgets/${type}[./]|${ofAllTypes.join('|')})`,
    browser: `tests/browser/(${['gallery.test.ts', 'widgets.test.ts', ...own].join('|')})`,
  };
}

/** In the browser a feature is tried by the files whose names have its name or begin with its first word, or that import from it. */
export function testsOfFeature(name: string): OwnTests {
  const [firstWord = name] = name.split('-');
  const own = readdirSync('tests/browser').filter(
    (file) =>
      file.endsWith('.test.ts') &&
      (file.startsWith(firstWord) ||
        file.toLowerCase().includes(name.toLowerCase()) ||
        readFileSync(`tests/browser/${file}`, 'utf8').includes(`features/${name}/`)),
  );
  return {
    unit: `(tests/features/${name}/|${ofAllFeatures.join('|')})`,
    browser: own.length === 0 ? '' : `tests/browser/(${own.join('|')})`,
  };
}

export function testsOfRule(): OwnTests {
  return { unit: `(${ofAllRules.join('|')})`, browser: '' };
}
