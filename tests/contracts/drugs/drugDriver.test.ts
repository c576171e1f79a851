import { type DrugDriver, driversFor, shownCopay } from '#contracts/drugs/drugDriver.ts';

const place = { drugSlug: 'atorvastatin', path: '/heart/atorvastatin-cost' };
const own: DrugDriver = { sectionTitle: 'own' };
const forPath: DrugDriver = { sectionTitle: 'path', paths: [place.path] };
const forDrug: DrugDriver = { sectionTitle: 'drug', drugs: [place.drugSlug] };
const forCopay: DrugDriver = { sectionTitle: 'copay', copay: '25', only: 'copay', drugs: [place.drugSlug] };

describe('the driver of a block', () => {
  test.each([
    ['its own first', own, [forDrug, forPath], own],
    ['then that for the path, wherever it stands in the list', undefined, [forDrug, forPath], forPath],
    ['then that for the drug', undefined, [{ drugs: ['lisinopril'] }, forDrug], forDrug],
    ['else none', undefined, [{ drugs: ['lisinopril'] }, {}], undefined],
  ])('is %s', (_, itsOwn, drivers, offer) =>
    expect(driversFor(itsOwn, drivers, place)).toEqual({ offer, copay: offer }),
  );

  test('that is good for the copay alone is no offer, and stands behind each that is', () => {
    expect(driversFor(undefined, [forCopay], place)).toEqual({ offer: undefined, copay: forCopay });
    expect(driversFor(undefined, [forCopay, forDrug], place)).toEqual({ offer: forDrug, copay: forDrug });
    expect(driversFor({ only: 'copay' }, [forDrug], place)).toEqual({ offer: forDrug, copay: forDrug });
  });

  test('prints its copay, or a hyphen', () => {
    expect(shownCopay(forCopay)).toBe('25');
    expect(shownCopay({})).toBe('-');
    expect(shownCopay(undefined)).toBe('-');
  });
});
