import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unitOf } from '#contracts/drugs/unitOf.ts';
import { validateDrugs } from '#schemas/generated/validators.js';

test.each([
  ['30 tablets', 'tablet'],
  ['1 tube (45 g)', 'gram'],
  ['1 bottle (150 ml)', 'milliliter'],
  ['1 box (4 patches)', 'patch'],
  ['12 suppositories', 'suppository'],
  ['1 carton (5 pens)', 'pen'],
  ['1 inhaler', 'inhaler'],
  ['2 auto-injectors', 'auto-injector'],
])('%s counts by the %s', (display, unit) => expect(unitOf({ display })).toBe(unit));

test.each(['', 'a few', '30', 'tablets'])('nobody knows what "%s" counts', (display) =>
  expect(unitOf({ display })).toBeUndefined(),
);

test('knows the unit of all quantities of the list that comes along', () => {
  const folder = path.join(import.meta.dirname, '../../../fixtures/drugs');
  const unknown = readdirSync(folder).flatMap((file) => {
    const list: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    if (!validateDrugs(list)) throw new Error(`${file} is no list of drugs.`);
    return list.drugs
      .flatMap(({ manufacturers }) => manufacturers)
      .flatMap(({ options }) => options)
      .flatMap(({ dossages }) => dossages)
      .flatMap(({ commonQuantities }) => commonQuantities)
      .filter((quantity) => unitOf(quantity) === undefined)
      .map(({ display }) => display);
  });
  expect(unknown).toEqual([]);
});
