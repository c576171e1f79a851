import { pino } from 'pino';
import { believedForMs, KnownNames } from '../../../../features/drug-savings/list/knownNames.ts';

let now = 0;
let slugs: string[] | undefined;
let readings = 0;
let warnings: string[] = [];
let known: KnownNames;
beforeEach(() => {
  now = 1_000_000;
  readings = 0;
  slugs = ['atorvastatin', 'lipitor'];
  warnings = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const allNames = async () => {
    readings += 1;
    if (!slugs) throw new Error('out of reach');
    return slugs.flatMap((slug) => [
      { slug, name: `${slug} (own)`, kind: 'drug' as const },
      { slug, name: `Pill of ${slug}`, kind: 'other' as const },
      { slug, name: 'Shared-Pill', kind: 'other' as const },
    ]);
  };
  known = new KnownNames({ drugs: { allNames }, log, now: () => now });
});

test('drugs and brands of the list have a page, and others have none', async () => {
  await known.read();
  expect(['atorvastatin', 'lipitor', 'aspirin'].map((slug) => known.has(slug))).toEqual([true, true, false]);
});

test('all are taken for known while nobody could ever read the list', async () => {
  slugs = undefined;
  await known.read();
  expect(known.has('aspirin')).toBe(true);
  expect(warnings).toHaveLength(1);
});

test('what is known is believed for a minute, then read anew beside whoever asks', async () => {
  await known.read();
  slugs = ['aspirin'];
  now += believedForMs;
  expect([known.has('aspirin'), readings]).toEqual([false, 1]);
  now += 1;
  expect(known.has('aspirin')).toBe(false);
  // Whoever asks in the same moment waits for the same reading.
  await known.read();
  expect([known.has('aspirin'), known.has('lipitor'), readings]).toEqual([true, false, 2]);
});

test('what was known stays, where the list cannot be read', async () => {
  await known.read();
  slugs = undefined;
  await known.read();
  expect([known.has('lipitor'), known.has('aspirin')]).toEqual([true, false]);
});

test.each([
  ['its own name', 'Lipitor own', ['lipitor']],
  ['another name, in capitals and with other signs', ' PILL  of-lipitor', ['lipitor']],
  ['a name of several', 'shared pill', ['atorvastatin', 'lipitor']],
  ['a part of a name', 'pill', []],
  ['a typing error', 'lipitr own', []],
  ['nothing', ' ', []],
])('a drug or brand is named by %s: %j', async (_, text, expected) => {
  await known.read();
  expect(known.named(text)).toEqual(
    expected.map((slug) => expect.objectContaining({ slug, name: `${slug} (own)` })),
  );
});
