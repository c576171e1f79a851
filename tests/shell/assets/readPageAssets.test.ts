import { shellBuiltParts } from '../../../shell/assets/builtParts.ts';
import { type Manifest, parseManifest } from '../../../shell/assets/manifest.ts';
import { pageAssets } from '../../../shell/assets/readPageAssets.ts';

const manifest: Manifest = parseManifest(
  JSON.stringify({
    'client/main.ts': { file: 'assets/main.js' },
    'client/hydrate.tsx': { file: 'assets/hydrate.js' },
    'shell/page/everyPage.styles.ts': { file: 'assets/page.js', css: ['assets/page.css'] },
    'widgets.css': { file: 'assets/widgets.css' },
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
};
const assets = pageAssets(manifest, (file) => texts[file] ?? '', shellBuiltParts);

describe('the CSS of parts', () => {
  test('comes in the order asked for, what a part imports before it, each sheet once', () => {
    expect(assets.css(['shell-page', 'product-card', 'faq'])).toBe(
      ':root{}summary::after{content:"✓’"}.card{}.faq{}',
    );
  });

  test('is none for a part without', () => {
    expect(assets.css(['rich-text', 'no-such-part'])).toBe('');
  });

  test('is without that of what nobody sees at first, unless another part brings it', () => {
    expect(assets.css(['calculator'])).toBe('summary::after{content:"✓’"}.form{}');
    expect(assets.css(['calculator', 'note'])).toBe('summary::after{content:"✓’"}.form{}.note{}');
    expect(assets.hasLaterCss(['shell-page', 'faq', 'calculator'])).toBe(true);
    expect(assets.hasLaterCss(['shell-page', 'faq', 'no-such-part'])).toBe(false);
  });

  test('is all of it in one sheet for blocks below the first view', () => {
    expect(assets.blocksSheet).toBe('/assets/widgets.css');
  });
});

test('a build without the loader, or without the sheet of all block types, is refused', () => {
  expect(() => pageAssets(new Map(), () => '', shellBuiltParts)).toThrow('client/main.ts');
  const others = new Map([...manifest].filter(([source]) => source !== 'widgets.css'));
  expect(() => pageAssets(others, () => '', shellBuiltParts)).toThrow('widgets.css');
});
