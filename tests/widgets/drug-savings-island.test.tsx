/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { trackingDomEvent } from '#contracts/tracking.ts';
import driver from '#fixtures/blocks/drug-savings.driver.json' with { type: 'json' };
import noPrices from '#fixtures/blocks/drug-savings.no-prices.json' with { type: 'json' };
import typical from '#fixtures/blocks/drug-savings.typical.json' with { type: 'json' };
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { hydrateIsland, showIsland } from '../support/island.ts';

const before = globalThis.fetch;
/** What each address answers, by the beginning of its path; a status alone is an answer without JSON, `silent` none. */
let answers: Record<string, unknown>;
let asked: URL[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  answers = {
    '/api/tip/lookup': chicago,
    '/api/samplerx/prices': { data: [priced('Fernwick', 12)], seenAt },
  };
  globalThis.fetch = (address, init) => {
    const url = new URL(String(address), 'https://pagewell.example');
    asked.push(url);
    const answer = answers[url.pathname];
    if (answer === 'silent')
      return new Promise((_, refuse) => {
        init?.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
      });
    const [status, text] = typeof answer === 'number' ? [answer, 'no'] : [200, JSON.stringify(answer)];
    return Promise.resolve({ status, ok: status < 400, text: async () => text } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
  jest.useRealTimers();
});

const seenAt = '2026-11-26T16:05:00Z';
const chicago = { demographics: { Latitude: 41.88, Longitude: -87.62, City: 'Chicago', State: 'IL' } };
const priced = (name: string, amount: number, latitude = 41.9) => ({
  retailer: {
    id: `r-${name.length}`,
    name,
    location: { id: `l-${name.length}`, coordinates: { latitude, longitude: -87.62 } },
  },
  price: { amount, currency: 'USD' },
});

async function open(data: object = typical.data, context: Partial<BlockContext> = {}): Promise<void> {
  await act(async () =>
    hydrateIsland(showIsland('drug-savings', data, { country: 'US', ...context }), 'drug-savings'),
  );
}
/** Lets all that is under way come to its end, and so much time pass. */
const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const words = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const cards = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const details = () => {
  const found = document.querySelector('details');
  if (!found) throw new Error('There is no panel');
  return found;
};
const edit = () => {
  details().open = true;
  fireEvent(details(), new Event('toggle'));
};
const cancel = () => {
  details().open = false;
  fireEvent(details(), new Event('toggle'));
};
const change = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const update = () => press(/UPDATE INFORMATION/);
/** Opens the panel, fills it in, and sends it. */
const send = (fields: Record<string, string> = {}) => {
  edit();
  for (const [name, value] of Object.entries(fields)) change(name, value);
  update();
};
const said = () => screen.getByRole('status').textContent;

test('at first nothing is asked for, the panel is closed, and nothing is said', async () => {
  await open();
  await passes(20_000);
  expect(asked).toEqual([]);
  expect(details().open).toBe(false);
  expect(said()).toBe('');
});

describe('another place', () => {
  test('is looked up, then asked for its prices, which are withheld until 500 ms after they came', async () => {
    await open();
    send({ zip: '60601' });
    expect(cards()).toEqual([]);
    expect(said()).toBe('Loading prices.');
    expect(document.querySelector('[data-spinner]')).toBeTruthy();
    await passes(499);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/tip/lookup?zip=60601',
      '/api/samplerx/prices?formulationId=100187&quantity=30&lat=41.88&long=-87.62&zip=60601',
    ]);
    expect(cards()).toEqual([]);
    await passes(1);
    expect(cards()).toEqual(['Fernwick']);
    expect(screen.getByRole('heading', { name: 'Prices near 60601' })).toBeTruthy();
    expect(words()).toContain('60601, Chicago, IL');
    expect(said()).toBe('1 pharmacy near 60601, by price.');
    expect(words()).toContain('Prices seen November 26, 2026');
  });

  test('closes the panel, with the focus on what opens it', async () => {
    await open();
    send({ zip: '60601' });
    expect(details().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await passes(1000);
  });

  test.each([
    ['is unknown', 404],
    ['answers with errors', { errors: ['x'], ...chicago }],
    ['has no coordinates', { demographics: {} }],
    ['is no JSON', 500],
  ])(
    'that %s asks for no prices, shows none of the old ones, and can be tried again at once',
    async (_, answer) => {
      answers['/api/tip/lookup'] = answer;
      await open();
      send({ zip: '60601' });
      await passes(0);
      expect(asked).toHaveLength(1);
      expect(cards()).toEqual(['Error']);
      expect(words()).toContain('No results found. Try editing the information provided or retry.');
      answers['/api/tip/lookup'] = chicago;
      press(/Retry/);
      expect(document.activeElement?.textContent).toContain('Prices near');
      await passes(500);
      expect(cards()).toEqual(['Fernwick']);
    },
  );

  test('that nobody answers for is given up after 10 seconds', async () => {
    answers['/api/tip/lookup'] = 'silent';
    await open();
    send({ zip: '60601' });
    await passes(9_999);
    expect(said()).toBe('Loading prices.');
    await passes(1);
    expect(cards()).toEqual(['Error']);
  });
});

describe('another quantity', () => {
  test('is asked for without looking the place up again', async () => {
    await open();
    send({ quantityDisplay: '90 tablets' });
    await passes(500);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/samplerx/prices']);
    expect(asked[0]?.searchParams.get('quantity')).toBe('90');
    expect(asked[0]?.searchParams.get('lat')).toBe('39.126564');
    expect(words()).toContain('Atorvastatin (generic), 20mg tablet, 90 tablets');
  });

  test.each([
    ['fails', 503],
    ['has no prices', { data: [] }],
    ['has none that can be read', { data: [{ price: { amount: -1 } }, 7] }],
    ['has no data', {}],
  ])('whose answer %s shows the message with Retry, and what comes then', async (_, answer) => {
    answers['/api/samplerx/prices'] = answer;
    await open();
    send({ quantityDisplay: '60 tablets' });
    await passes(499);
    expect(said()).toBe('Loading prices.');
    await passes(1);
    expect(said()).toContain('No results found. Try editing');
    answers['/api/samplerx/prices'] = { data: [priced('Fernwick', 12), priced('fernwick', 11)], seenAt };
    press(/Retry/);
    await passes(500);
    expect(asked).toHaveLength(2);
    expect(cards()).toEqual(['fernwick']);
  });

  test('that stays as it is asks for nothing', async () => {
    await open();
    send();
    await passes(1000);
    expect(asked).toEqual([]);
    expect(details().open).toBe(false);
    expect(cards()).toHaveLength(4);
  });

  test('of a list without list prices has its own asked for, by its NDC', async () => {
    const [generic] = typical.data.manufacturers;
    const [option] = generic?.options ?? [];
    const dossages = (option?.dossages ?? []).map(({ msrp: _, ...dosage }) => dosage);
    const manufacturers = [{ ...generic, options: [{ ...option, dossages }] }];
    answers['/api/samplerx/prices'] = { data: [{ ...priced('Fernwick', 12), retailPrice: 24.4 }], seenAt };
    answers['/api/drugPricing'] = { drugMSRP: 0.1 };
    await open({ ...typical.data, manufacturers });
    send({ quantityDisplay: '60 tablets' });
    await passes(500);
    expect(asked.find(({ pathname }) => pathname === '/api/drugPricing')?.search).toBe(
      '?ndc=99999-0187-01&priceTypeCode=SWD',
    );
    // The list price of 6 is below the price of 12: it is not struck through, and neither is another amount.
    expect(document.querySelector('s')).toBeNull();
    expect(words()).toContain('Savings 50% retail $24.40');
    answers['/api/drugPricing'] = 404;
    send({ quantityDisplay: '90 tablets' });
    await passes(500);
    expect(document.querySelector('s')?.textContent).toBe('$24');
    // It is said once.
    expect(words()).not.toContain('was $');
  });
});

describe('the form', () => {
  test('keeps the digits of a ZIP, five at most, and flags less than five', async () => {
    await open();
    edit();
    change('zip', '6-06a017');
    expect(control('zip').value).toBe('60601');
    expect(control('zip').getAttribute('aria-invalid')).toBeNull();
    change('zip', '6060');
    expect(control('zip').getAttribute('aria-invalid')).toBe('true');
    expect(control('zip').getAttribute('data-error')).toBe('zip');
    change('zip', '');
    expect(control('zip').getAttribute('data-error')).toBe('zip');
  });

  test('is refused with a flagged ZIP: the field says so and has the focus, and nothing is asked for', async () => {
    await open();
    send({ zip: '6060' });
    await passes(1000);
    expect(asked).toEqual([]);
    expect(details().open).toBe(true);
    expect(words()).toContain('Please complete this field.');
    expect(document.activeElement).toBe(control('zip'));
    const described = (control('zip').getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please complete this field.',
    );
    change('zip', '60601');
    expect(words()).not.toContain('Please complete this field.');
  });

  test('takes nothing of what was changed where it is cancelled', async () => {
    await open();
    edit();
    change('zip', '60601');
    change('quantityDisplay', '90 tablets');
    cancel();
    await passes(1000);
    expect(asked).toEqual([]);
    expect(control('zip').value).toBe('47201');
    expect(control('quantityDisplay').value).toBe('30 tablets');
  });

  test('mends what the next choice does not have', async () => {
    const manufacturers = [
      ...typical.data.manufacturers,
      {
        id: '9',
        name: 'Drops',
        drugType: 'brand',
        drugSlug: 'drops',
        options: [
          {
            form: 'liquid',
            dossages: [
              {
                dosage: '5mg/ml liquid',
                formulationId: '9',
                commonQuantities: [{ display: '1 bottle (50 ml)', value: 50 }],
              },
            ],
          },
        ],
      },
    ];
    await open({ ...typical.data, manufacturers });
    edit();
    change('manufacturer', 'Drops');
    expect(['form', 'dosage', 'quantityDisplay'].map((name) => control(name).value)).toEqual([
      'liquid',
      '5mg/ml liquid',
      '1 bottle (50 ml)',
    ]);
  });

  test('asks for nothing where the insurance alone changes, which is sent nowhere', async () => {
    await open(driver.data);
    edit();
    fireEvent.click(screen.getByRole('radio', { name: 'Uninsured', hidden: true }));
    const form = control('zip').closest('form');
    expect([...new FormData(form ?? undefined).keys()].sort()).toEqual([
      'dosage',
      'form',
      'manufacturer',
      'quantityDisplay',
      'zip',
    ]);
    update();
    await passes(1000);
    expect(asked).toEqual([]);
    expect(words()).toContain('Insurance Uninsured');
  });

  test('in a template can be sent once a list was changed', async () => {
    await open(driver.data, { articleTemplate: 'drug' });
    edit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /UPDATE/, hidden: true });
    expect(button.disabled).toBe(true);
    change('dosage', '40mg tablet');
    expect(button.disabled).toBe(false);
    update();
    await passes(500);
    expect(asked[0]?.searchParams.get('formulationId')).toBe('100188');
    expect(asked[0]?.searchParams.get('zip')).toBe('47201');
  });
});

test('a page that came without prices asks for them where the form is sent as it is', async () => {
  const { pricingDataV2: _, ...defaultManufacturerDosage } = typical.data.defaultManufacturerDosage;
  await open({ ...typical.data, defaultManufacturerDosage });
  expect(cards()).toEqual(['Error']);
  send();
  await passes(500);
  expect(cards()).toEqual(['Fernwick']);
});

describe('the list', () => {
  test('turns by four, and from its end to its beginning, with the focus at its head', async () => {
    await open();
    press(/SEE MORE RESULTS/);
    expect(cards()).toEqual(['Fernwick Pharmacy', 'Alder Rye Apothecary']);
    expect(said()).toBe('5 to 6 of 6 pharmacies near 47201, by price.');
    expect(document.activeElement?.textContent).toBe('Prices near 47201');
    press(/SEE MORE RESULTS/);
    expect(cards()[0]).toBe('Harrow & Pine');
    expect(said()).toBe('1 to 4 of 6 pharmacies near 47201, by price.');
    expect(screen.getAllByText('best price')).toHaveLength(1);
  });

  test('is searched by a name of two letters, in whatever case, and always whole', async () => {
    await open();
    change('pharmacy', 'QU');
    expect(cards()).toHaveLength(4);
    expect(said()).toBe('');
    press(/SEARCH/);
    expect(cards()).toEqual(['Quillmoor Drugs']);
    change('pharmacy', 'fern');
    press(/SEARCH/);
    expect(cards()).toEqual(['Fernwick Pharmacy']);
    change('pharmacy', 'f');
    press(/SEARCH/);
    expect(cards()).toHaveLength(4);
    expect(asked).toEqual([]);
  });

  test('that ends with one alone names that one', async () => {
    answers['/api/samplerx/prices'] = {
      data: ['A', 'Bb', 'Ccc', 'Dddd', 'Eeeee'].map((name, at) => priced(name, at + 1)),
      seenAt,
    };
    await open();
    send({ quantityDisplay: '90 tablets' });
    await passes(500);
    press(/SEE MORE RESULTS/);
    expect(said()).toBe('5 of 5 pharmacies near 47201, by price.');
  });

  test('without results can be reset to the whole, and the search is empty again', async () => {
    await open();
    change('pharmacy', 'nobody');
    press(/SEARCH/);
    expect(cards()).toEqual(['Error']);
    expect(said()).toBe('No results found for your search.');
    press(/Reset/);
    expect(cards()).toHaveLength(4);
    expect(said()).toBe('1 to 4 of 6 pharmacies near 47201, by price.');
    expect(control('pharmacy').value).toBe('');
  });

  test('is sorted by distance, and by price again', async () => {
    await open();
    press(/^distance$/);
    expect(cards()[0]).toBe('Greenlane Market');
    expect(screen.getByRole('button', { name: 'distance' }).getAttribute('aria-pressed')).toBe('true');
    expect(said()).toBe('1 to 4 of 6 pharmacies near 47201, by distance.');
    press(/^price$/);
    expect(cards()[0]).toBe('Harrow & Pine');
    expect(said()).toBe('1 to 4 of 6 pharmacies near 47201, by price.');
  });

  test('that was empty at first can be filled by another choice', async () => {
    await open(noPrices.data);
    expect(words()).toContain('No pricing information found.');
    send({ dosage: '40mg tablet' });
    await passes(500);
    expect(cards()).toEqual(['Fernwick']);
  });
});

test('a coupon leads to the place that prices are shown for', async () => {
  await open(typical.data, { dcsNativeCoupon: 'variant' });
  send({ zip: '60601' });
  await passes(500);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: /Get RX Coupon/ }).form;
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    formulationId: '100187',
    quantity: '30',
    zip: '60601',
    locationId: 'l-8',
  });
});

test('nothing that it reports says which medicine, place or pharmacy it was', async () => {
  const told: string[] = [];
  const tell = (event: Event) => told.push(JSON.stringify(event instanceof CustomEvent ? event.detail : {}));
  document.addEventListener(trackingDomEvent, tell);
  await open();
  change('pharmacy', 'Quill');
  press(/SEARCH/);
  document.removeEventListener(trackingDomEvent, tell);
  const declared = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => name.startsWith('data-track')).map(({ value }) => value),
  );
  expect(declared.length).toBeGreaterThan(3);
  expect([...declared, ...told].join('\n')).not.toMatch(/atorvastatin|47201|quill|mg|columbus/i);
});

test('axe finds nothing while it loads, where it is refused, and where it failed', async () => {
  const violations = async () => {
    await passes(0);
    jest.useRealTimers();
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    jest.useFakeTimers();
    return found.violations.map(({ id }) => id);
  };
  answers['/api/tip/lookup'] = 'silent';
  await open(driver.data);
  send({ zip: '1' });
  expect(await violations()).toEqual([]);
  change('zip', '60601');
  update();
  expect(await violations()).toEqual([]);
});
