import { availableChoice, choiceOf, selectedDosage } from '#contracts/drugs/choice.ts';
import { dosageLabel, type Manufacturer, manufacturerLabel } from '#contracts/drugs/drug.ts';

const quantities = [
  { display: '30 tablets', value: 30 },
  { display: '90 tablets', value: 90 },
];
const tablet = (strength: string, formulationId: string, msrp?: number) => ({
  dosage: `${strength} tablet`,
  formulationId,
  commonQuantities: quantities,
  ...(msrp === undefined ? {} : { msrp }),
});
const generic: Manufacturer = {
  id: '1',
  name: 'Atorvastatin',
  drugType: 'generic',
  drugSlug: 'atorvastatin',
  options: [{ form: 'tablet', dossages: [tablet('10mg', '11'), tablet('20mg', '12')] }],
};
const brand: Manufacturer = {
  id: '2',
  name: 'Lipitor',
  drugType: 'brand',
  drugSlug: 'lipitor',
  options: [
    {
      form: 'oral suspension',
      dossages: [
        {
          dosage: '20mg/5ml oral suspension',
          formulationId: '21',
          commonQuantities: [{ display: '1 bottle (150 ml)', value: 150 }],
        },
      ],
    },
    { form: 'tablet', dossages: [tablet('20mg', '22', 14.2)] },
  ],
};
const both = [generic, brand];

test('keeps what is sold as it is wanted', () => {
  const wanted = { manufacturer: 'Lipitor', form: 'tablet', dosage: '20mg', quantityDisplay: '90 tablets' };
  const choice = availableChoice(both, wanted);
  expect(choice && selectedDosage(choice)).toEqual({
    quantityDisplay: '90 tablets',
    quantityValue: 90,
    formulationId: '22',
    form: 'tablet',
    dosage: '20mg tablet',
    drugSlug: 'lipitor',
    drugMSRP: 14.2,
  });
  expect(availableChoice(both, { ...wanted, manufacturer: 'lipitor', dosage: '20mg tablet' })).toEqual(
    choice,
  );
});

test('takes the first form of a manufacturer who does not sell the one that is wanted', () =>
  expect(availableChoice(both, { manufacturer: 'Lipitor', form: 'cream' })?.option.form).toBe(
    'oral suspension',
  ));

test('takes the first dosage of a form that does not have the one that is wanted', () =>
  expect(availableChoice(both, { dosage: '80mg' })?.dosage.formulationId).toBe('11'));

test('takes the first quantity of a dosage that is not dispensed in the one that is wanted', () => {
  const wanted = { manufacturer: 'Lipitor', form: 'oral suspension', quantityDisplay: '30 tablets' };
  expect(availableChoice(both, wanted)?.quantity.value).toBe(150);
});

test('takes the first of all where nothing is said, and nothing where nobody makes it', () => {
  expect(availableChoice(both, {})?.dosage.formulationId).toBe('11');
  expect(availableChoice([], {})).toBeUndefined();
  expect(availableChoice([{ ...generic, options: [] }], {})).toBeUndefined();
});

test('finds a choice by its formulation, in the quantity of so many units', () => {
  expect(choiceOf(both, '22', 90)?.quantity.display).toBe('90 tablets');
  expect(choiceOf(both, '22', 7)?.quantity.display).toBe('30 tablets');
  expect(choiceOf(both, '12')?.manufacturer.name).toBe('Atorvastatin');
  expect(choiceOf(both, '99')).toBeUndefined();
});

test('a dosage is labelled with its first word', () => {
  expect(dosageLabel('20mg tablet')).toBe('20mg');
  expect(dosageLabel('  250mg/5ml oral suspension')).toBe('250mg/5ml');
  expect(dosageLabel('')).toBe('');
});

test('a manufacturer is labelled with name and kind', () =>
  expect(manufacturerLabel(brand)).toBe('Lipitor (brand)'));
