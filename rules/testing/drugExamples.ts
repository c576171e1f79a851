export function savings(parts: object): object {
  return {
    type: 'drug-savings',
    data: { drugName: 'Atorvastatin', drugSlug: 'atorvastatin', manufacturers: [maker()], ...parts },
  };
}

export function maker(...dosages: readonly string[]): object {
  return {
    id: '1',
    name: 'Atorvastatin',
    drugType: 'generic',
    drugSlug: 'atorvastatin',
    options: [form(...(dosages.length > 0 ? dosages : ['10mg tablet', '20mg tablet']))],
  };
}

export function form(...dosages: readonly string[]): object {
  return {
    form: 'tablet',
    dossages: dosages.map((dosage, index) => ({
      dosage,
      formulationId: String(index + 1),
      commonQuantities: [
        { display: '30 tablets', value: 30 },
        { display: '90 tablets', value: 90 },
      ],
    })),
  };
}

export const chosen = {
  name: 'Atorvastatin',
  form: 'tablet',
  dosage: '20mg tablet',
  formulationId: '2',
  quantity: { display: '30 tablets', value: 30 },
};

export const price = { retailer: { id: 'r-1', name: 'Fernwick Pharmacy' }, price: { amount: 12.5 } };
