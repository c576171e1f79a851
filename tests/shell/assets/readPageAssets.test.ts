import { shellBuiltParts } from '#shell/assets/builtParts.ts';
import { type Manifest, parseManifest } from '#shell/assets/manifest.ts';
import { pageAssets } from '#shell/assets/readPageAssets.ts';

const manifest: Manifest = parseManifest(
  JSON.stringify({
    'client/main.ts': { file: 'assets/main.js' },
    'client/hydrate.tsx': { file: 'assets/hydrate.js' },
    'shell/page/everyPage.styles.ts': { file: 'assets/page.js', css: ['assets/page.css'] },
    '_Accordion.js': { file: 'assets/Accordion.js', css: ['assets/Accordion.css'] },
    'widgets/faq/Faq.tsx': { file: 'assets/Faq.js', css: ['assets/Faq.css'], imports: ['_Accordion.js'] },
    'widgets/calculator/ResultView.tsx': {
      file: 'assets/Result.js',
      css: ['assets/Result.css'],
      imports: ['_Note.js'],
    },
    '_Note.js': { file: 'assets/Note.js', css: ['assets/Note.css'] },
    'widgets/note/Note.tsx': { file: 'assets/N.js', imports: ['_Note.js'] },
    'widgets/calculator/Calculator.tsx': {
      file: 'assets/Calculator.js',
      css: ['assets/Calculator.css'],
      imports: ['widgets/calculator/ResultView.tsx', '_Accordion.js'],
    },
    // What two need of a recipe is a chunk of its own, to which the module's own name leads.
    'widgets/recipe/Recipe.tsx': { file: 'assets/Recipe.js', imports: ['_RecipeCard.js'] },
    '_RecipeCard.js': {
      file: 'assets/RecipeCard.js',
      css: ['assets/RecipeCard.css'],
      imports: ['_Steps.js', '_Accordion.js'],
    },
    'widgets/cooking/Steps.tsx': { file: 'assets/S.js', imports: ['_Steps.js'] },
    '_Steps.js': { file: 'assets/Steps.js', css: ['assets/Steps.css'] },
    'widgets/product-card/ProductCard.tsx': {
      file: 'assets/ProductCard.js',
      css: ['assets/ProductCard.css'],
      imports: ['_Accordion.js'],
    },
  }),
);
const texts: Record<string, string> = {
  'assets/page.css': ':root{}\n',
  'assets/Accordion.css': 'summary::after{content:"✓’"}',
  'assets/Faq.css': '.faq{}',
  'assets/ProductCard.css': '.card{}',
  'assets/Calculator.css': '.form{}',
  'assets/Result.css': '.result{}',
  'assets/Note.css': '.note{}',
  'assets/RecipeCard.css': '.recipe{}',
  'assets/Steps.css': '.steps{}',
};
const assets = pageAssets(manifest, (file) => texts[file] ?? '', shellBuiltParts);

describe('the CSS of parts', () => {
  test('comes in the order asked for, what a part imports before it, each sheet once', () =>
    expect(assets.css(['shell-page', 'product-card', 'faq'])).toBe(
      ':root{}summary::after{content:"✓’"}.card{}.faq{}',
    ));

  test('is none for a part without', () => expect(assets.css(['rich-text', 'no-such-part'])).toBe(''));

  test('is without that of what nobody sees at first, unless another part brings it', () => {
    expect(assets.css(['calculator'])).toBe('summary::after{content:"✓’"}.form{}');
    expect(assets.css(['recipe'])).toBe('summary::after{content:"✓’"}.recipe{}');
    expect(assets.css(['calculator', 'note'])).toBe('summary::after{content:"✓’"}.form{}.note{}');
  });

  test('has that too where a page names it, because its window shows it at once', () => {
    const parts = ['recipe', 'widgets/cooking/Steps.tsx'];
    expect(assets.css(parts)).toBe('summary::after{content:"✓’"}.recipe{}.steps{}');
    expect(assets.laterSheet([], parts)).toBeUndefined();
  });
});

describe('the sheet of what a document lacks', () => {
  const first = ['shell-page', 'faq'];
  const sheetOf = (parts: readonly string[], inDocument: readonly string[] = first): string | undefined => {
    const address = assets.laterSheet(parts, inDocument);
    return address && assets.combinedSheet(address.replace('/assets/', ''));
  };

  test('has what its blocks need, and neither what the document has nor what other blocks need', () => {
    expect(sheetOf(['product-card', 'faq'])).toBe('.card{}');
    expect(sheetOf(['calculator', 'product-card'])?.split('\n').sort()).toEqual(
      ['.card{}', '.form{}', '.note{}', '.result{}'].sort(),
    );
  });

  test('has what nobody sees at first of what the document has', () => {
    expect(sheetOf([], ['recipe'])).toBe('.steps{}');
    expect(sheetOf([], ['calculator'])?.split('\n').sort()).toEqual(['.note{}', '.result{}']);
  });

  test('is none where the document lacks nothing', () =>
    expect(assets.laterSheet(['faq', 'no-such-part'], first)).toBeUndefined());

  test('has the same address wherever the same is lacking, which another instance knows too', () => {
    const address = assets.laterSheet(['calculator', 'product-card'], first) ?? '';
    expect(assets.laterSheet(['product-card', 'calculator', 'faq'], first)).toBe(address);
    const other = pageAssets(manifest, (file) => texts[file] ?? '', shellBuiltParts);
    expect(other.combinedSheet(address.replace('/assets/', ''))).toContain('.card{}');
  });

  test('has another address once its content changes, and the old one is none', () => {
    const address = assets.laterSheet(['product-card'], first) ?? '';
    const changed = pageAssets(
      manifest,
      (file) => (file === 'assets/ProductCard.css' ? '.card{color:red}' : (texts[file] ?? '')),
      shellBuiltParts,
    );
    expect(changed.laterSheet(['product-card'], first)).not.toBe(address);
    expect(changed.combinedSheet(address.replace('/assets/', ''))).toBeUndefined();
  });

  test.each(['', 'page-.css', 'page-AAAA-AAAAAAAA.css', '../page.css', `page-${'A'.repeat(9_999)}.css`])(
    'is none at an address that no page names: %s',
    (name) => expect(assets.combinedSheet(name)).toBeUndefined(),
  );
});

test('behaviours that come together are one script, in one line with the markers that the page has', () => {
  const behaviour = { moment: 'idle', together: true, why: '' } as const;
  const behaviours = [
    { ...behaviour, script: 'a.ts', marker: '[data-a]' },
    { ...behaviour, script: 'b.ts', marker: '[data-b]' },
    { ...behaviour, script: 'c.ts', marker: '[data-c]' },
    { ...behaviour, script: 'alone.ts', marker: '[data-d]', together: false },
  ] as const;
  const built = new Map([
    ...manifest,
    ['together/idleBehaviours.ts', { file: 'assets/idle.js', css: [], imports: [] }],
    ['alone.ts', { file: 'assets/alone.js', css: [], imports: [] }],
  ]);
  const { behavioursIn } = pageAssets(built, () => '', { ...shellBuiltParts, behaviours });
  expect(behavioursIn('<i data-a></i><i data-c></i><i data-d></i>')).toEqual([
    ['/assets/idle.js', '[data-a],[data-c]', 'idle'],
    ['/assets/alone.js', '[data-d]', 'idle'],
  ]);
});

test('a build without the loader is refused', () =>
  expect(() => pageAssets(new Map(), () => '', shellBuiltParts)).toThrow('client/main.ts'));
