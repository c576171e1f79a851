import { readFileSync } from 'node:fs';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { behaviourFinder } from '#shell/assets/readPageAssets.ts';
import { document as pageDocument } from '#shell/document/document.ts';
import { testShell } from './support.ts';

const { behaviours } = builtPartsOf(features);

describe('the list of behaviours', () => {
  test.each(behaviours)(
    '$script exports what starts it, and says when and why',
    ({ script, why, moment }) => {
      expect(readFileSync(script, 'utf8')).toMatch(/^export (?:async )?function start\(/m);
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(['load', 'idle', 'visible', 'hover', 'interaction']).toContain(moment);
    },
  );

  test('has one for each marker but that of the whole page, and each script once for a marker', () => {
    const ofParts = behaviours.filter(({ marker }) => marker !== `[${readerPageAttribute}]`);
    expect(new Set(ofParts.map(({ marker }) => marker)).size).toBe(ofParts.length);
    const pairs = behaviours.map(({ script, marker }) => `${script} ${marker}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('the behaviours in HTML', () => {
  const attribute = { marker: '[data-fold-me]' } as const;
  const longer = { marker: '[data-fold-me-not]' } as const;
  const element = { marker: 'pagewell-late' } as const;

  test.each([
    ['<p data-fold-me>', [attribute]],
    ['<p class="x" data-fold-me="154">', [attribute]],
    ['<p data-fold-me-not data-fold-me-never>', [longer]],
    ['<pagewell-late><p data-fold-me-not><p data-fold-me>', [attribute, longer, element]],
    ['<pagewell-late>', [element]],
    ['<pagewell-later>', []],
    ['<p title="data-fold-me">', []],
    ['<p>text</p>', []],
  ])('%s', (html, found) => expect(behaviourFinder([attribute, longer, element])(html)).toEqual(found));
});

describe('a page', () => {
  const page = (parts: object) =>
    pageDocument({ head: '', body: '<main></main>', assets: testShell.assets, ...parts }).html;
  const listed = (html: string): unknown[] => {
    const json = /<script type="application\/json" data-behaviours>(.*?)<\/script>/.exec(html)?.[1];
    return json ? JSON.parse(json) : [];
  };
  const link = ['/client/behaviours/paidLink.ts', '[data-affiliate]', 'load'];

  test('lists the behaviours of what is on it, above the first view’s end and below, and no other', () => {
    expect(listed(page({ body: '<a data-affiliate="">x</a>' }))).toEqual([link]);
    expect(listed(page({ below: '<a data-affiliate="">x</a>' }))).toEqual([link]);
    expect(page({})).not.toContain('data-behaviours');
  });

  test('is tracked where readers read it, and nowhere else', () =>
    expect(listed(page({ isForReaders: true }))).toEqual([
      ['/client/tracking/startTracking.ts', '[data-reader-page]', 'load'],
      ['/features/tracking/browser/liveSession.ts', '[data-reader-page]', 'idle'],
      ['/features/tracking/browser/liveVitals.ts', '[data-reader-page]', 'idle'],
    ]));
});
