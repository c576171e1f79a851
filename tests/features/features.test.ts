import { existsSync } from 'node:fs';
import { feature } from '#feature-kit/feature.ts';
import { builtPartsOf, policyOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { allSettings } from '#server/configuration/configuration.ts';
import { contentSecurityPolicy } from '#server/security/contentSecurityPolicy.ts';

const isOnce = (names: readonly string[]) => new Set(names).size === names.length;

describe('the list of features', () => {
  test.each(features)('$name is the folder of that name', ({ name }) => {
    const folder = name === 'editor' ? 'editor-preview/server' : `features/${name}`;
    expect(existsSync(`${folder}/feature.ts`)).toBe(true);
  });

  test('has each name, each variable and each entry once', () => {
    expect(isOnce(features.map(({ name }) => name))).toBe(true);
    expect(isOnce(allSettings.map(({ variable }) => variable))).toBe(true);
    expect(isOnce(features.flatMap(({ entries = {} }) => Object.keys(entries)))).toBe(true);
  });

  test('puts the style sheet of a piece into every page, and only one that is built', () => {
    const { entries, everyPage, belowFirstView } = builtPartsOf(features);
    expect(everyPage).toContain('search-forms');
    // What a script opens is not waited for.
    expect(belowFirstView).toContain('search-box-open');
    expect(everyPage).not.toContain('search-box-open');
    expect([...everyPage, ...belowFirstView].filter((name) => !(name in entries))).toEqual([]);
  });
});

test('pieces stand at their places in the order of the list', async () => {
  const saying = (text: string) =>
    feature(text, { pieces: { header: { load: async () => ({ default: () => text }) } } });
  const { pieces } = await shellPartsOf([saying('a'), saying('b')]);
  const shell = { assets: {} as never, site: {} as never };
  expect(pieces.header?.map((piece) => piece(shell))).toEqual(['a', 'b']);
  expect(pieces.error).toBeUndefined();
});

test('features add sources to the policy of pages, and take none away', () => {
  const partner = feature('partner', { policy: () => ({ 'connect-src': ['https://api.partner.example'] }) });
  const policy = contentSecurityPolicy({ css: '', sources: policyOf(new Map([[partner, {}]]), {}) });
  expect(policy).toContain("connect-src 'self' https://api.partner.example;");
  expect(policy).toContain("font-src 'self';");
});
