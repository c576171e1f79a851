import type { Formulation } from '#features/drug-savings/list/drugStore.ts';
import { couponsToSend } from '#features/drug-savings/sending/couponsToSend.ts';

const codes = { id: 'c-1', bin: '000000', pcn: 'SAMPLE', grp: 'SAMPLE', uid: 'ZZ1' };
const dosage = {
  dosage: '20mg tablet',
  formulationId: '100001',
  ndc: '99999-0001-01',
  commonQuantities: [
    { display: '30 tablets', value: 30 },
    { display: '90 tablets', value: 90 },
  ],
};
const option = { form: 'tablet', dossages: [dosage] };
const manufacturer = {
  id: '1',
  name: 'Zzbrandol',
  drugType: 'brand' as const,
  drugSlug: 'zzbrandol',
  options: [option],
};
const formulation: Formulation = {
  drug: { slug: 'zzcanarium', name: 'Zzcanarium', manufacturers: [manufacturer] },
  manufacturer,
  option,
  dosage,
  quantity: { display: '30 tablets', value: 30 },
};
const price = {
  retailerId: 'corner',
  retailerName: 'Corner Pharmacy',
  amount: 12.5,
  retailPrice: undefined,
  seenAt: new Date('2026-11-26T16:05:00Z'),
};

function find(
  issued: { quantity?: number; price?: undefined; formulationId?: string } = {},
  schedule?: 'II',
) {
  return couponsToSend({
    issuedOf: async (id) =>
      id === codes.id ? { codes, formulationId: '100001', quantity: 90, price, ...issued } : undefined,
    formulationOf: async (id) =>
      id === '100001'
        ? { ...formulation, drug: { ...formulation.drug, ...(schedule && { schedule }) } }
        : undefined,
  });
}

describe('a coupon that can be sent', () => {
  test('has codes and price as they were issued, and its medicine in the words of our list', async () =>
    expect(await find()('c-1')).toEqual({
      codes,
      medicine: {
        name: 'Zzcanarium',
        manufacturer: 'Zzbrandol (brand)',
        dosage: '20mg tablet',
        quantity: '90 tablets',
        isControlled: false,
      },
      offer: { retailer: 'Corner Pharmacy', amount: 12.5 },
      seenAt: '2026-11-26T16:05:00.000Z',
    }));

  test('has neither pharmacy nor price where these were not sealed', async () =>
    expect(await find({ price: undefined })('c-1')).toMatchObject({ offer: undefined, seenAt: undefined }));

  test('names no medicine that our list has no more', async () =>
    expect(await find({ formulationId: '7' })('c-1')).toMatchObject({ codes, medicine: undefined }));

  test('says an unusual quantity as it is, and whether the medicine is controlled', async () =>
    expect(await find({ quantity: 45 }, 'II')('c-1')).toMatchObject({
      medicine: { quantity: '45', isControlled: true },
    }));

  test('says no unusual quantity that nobody has sealed: it is a browser’s', async () => {
    const unsealed = { quantity: 45, price: undefined };
    expect(await find(unsealed)('c-1')).toMatchObject({ medicine: { quantity: undefined } });
    expect(await find({ price: undefined })('c-1')).toMatchObject({ medicine: { quantity: '90 tablets' } });
  });

  test('is none that nobody has issued', async () => expect(await find()('another')).toBeUndefined());
});
