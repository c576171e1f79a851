import { type Manifest, parseManifest } from '../../../shell/assets/manifest.ts';
import { pageAssets } from '../../../shell/assets/readPageAssets.ts';

const manifest: Manifest = parseManifest(
  JSON.stringify({
    'client/main.ts': { file: 'assets/main.js' },
    'client/hydrate.tsx': { file: 'assets/hydrate.js' },
    'shell/design/everyPage.styles.ts': { file: 'assets/page.js', css: ['assets/page.css'] },
    '_Accordion.js': { file: 'assets/Accordion.js', css: ['assets/Accordion.css'] },
    'widgets/faq/Faq.tsx': { file: 'assets/Faq.js', css: ['assets/Faq.css'], imports: ['_Accordion.js'] },
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
};
const assets = pageAssets(manifest, (file) => texts[file] ?? '');

describe('the style sheets of parts', () => {
  test('come in the order asked for, what a part imports before it, each once', () => {
    expect(assets.styleSheets(['shell-page', 'product-card', 'faq'])).toEqual([
      '/assets/page.css',
      '/assets/Accordion.css',
      '/assets/ProductCard.css',
      '/assets/Faq.css',
    ]);
  });

  test('have the same text inline, in ASCII', () => {
    const css = assets.css(['shell-page', 'faq']);
    expect(css).toBe(':root{}summary::after{content:"\\2713 \\2019 "}.faq{}');
  });

  test('are none for a part without', () => {
    expect(assets.styleSheets(['rich-text', 'no-such-part'])).toEqual([]);
    expect(assets.css(['rich-text'])).toBe('');
  });
});

test('a build without the loader is refused', () => {
  expect(() => pageAssets(new Map(), () => '')).toThrow('client/main.ts');
});
