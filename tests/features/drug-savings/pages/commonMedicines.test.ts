import { readdirSync, readFileSync } from 'node:fs';
import { commonMedicines } from '#features/drug-savings/pages/commonMedicines.ts';

test('all of them are in the list that comes with the site', () => {
  const listed = new Set(
    readdirSync('fixtures/drugs').flatMap((file): string[] =>
      JSON.parse(readFileSync(`fixtures/drugs/${file}`, 'utf8')).drugs.map(
        ({ slug }: { slug: string }) => slug,
      ),
    ),
  );
  const { common, byCondition } = commonMedicines((slug) => slug);
  expect(common).toHaveLength(12);
  const slugs = [...common, ...byCondition.flatMap(({ drugs }) => drugs)].map(({ slug }) => slug);
  expect(slugs.filter((slug) => !listed.has(slug))).toEqual([]);
});

test('those that a publisher’s list does not have are left out, and a condition without any', () => {
  const { common, byCondition } = commonMedicines((slug) => (slug === 'warfarin' ? 'Warfarin' : undefined));
  expect(common).toEqual([]);
  expect(byCondition).toEqual([
    { condition: 'Blood clots', drugs: [{ slug: 'warfarin', name: 'Warfarin' }] },
  ]);
});
