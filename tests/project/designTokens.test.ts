import { globSync, readFileSync } from 'node:fs';
import { palette } from '#shell/design/palette.ts';

/** Pages of the site, and the editor's tool, which has styles of its own besides. */
const site = '{widgets,shell,features,client,contracts,transformer}/**/*.{ts,tsx,css}';
const tool = 'editor-preview/**/*.{ts,tsx,css}';

interface CustomProperties {
  used: Map<string, string[]>;
  defined: Set<string>;
}

/** Custom properties in sources. A part that a program fills in, as in `--place-${index}`, stands for any. */
function customPropertiesIn(glob: string): CustomProperties {
  const used = new Map<string, string[]>();
  const defined = new Set(Object.keys(palette).map((name) => `--${name}`));
  for (const file of globSync(glob)) {
    const text = readFileSync(file, 'utf8').replace(/\$\{[^{}]*\}/g, '*');
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w*-]+)/g)) {
      used.set(name, [...(used.get(name) ?? []), file]);
    }
    for (const [, name = ''] of text.matchAll(
      /(--[a-z][\w*-]*)(?=\s*:|['"`]\s*[\]:,)])|@property (--[\w-]+)/g,
    )) {
      if (name) defined.add(name);
    }
  }
  return { used, defined };
}

function undefinedIn({ used }: CustomProperties, ...definitions: readonly CustomProperties[]): string[] {
  const known = definitions.flatMap(({ defined }) => [...defined]);
  const patterns = known
    .filter((name) => name.includes('*'))
    .map((name) => new RegExp(`^${name.replaceAll('*', '.+')}$`));
  const names = new Set(known);
  return [...used]
    .filter(([name]) => !name.includes('*') && !names.has(name) && !patterns.some((one) => one.test(name)))
    .map(([name, files]) => `${name} in ${[...new Set(files)].join(', ')}`);
}

test('every custom property that styles use is a token or is set by a component', () => {
  const [ofSite, ofTool] = [site, tool].map(customPropertiesIn);
  if (!ofSite || !ofTool) throw new Error('No styles were found.');
  expect(ofSite.used.size).toBeGreaterThan(60);
  expect(undefinedIn(ofSite, ofSite)).toEqual([]);
  expect(undefinedIn(ofTool, ofSite, ofTool)).toEqual([]);
});

test('a misspelt token is found with its file', () => {
  const used = new Map([['--spaec-4', ['widgets/quote/Quote.styles.ts']]]);
  expect(undefinedIn({ used, defined: new Set() }, customPropertiesIn(site))).toEqual([
    '--spaec-4 in widgets/quote/Quote.styles.ts',
  ]);
});
