import { type ServedPartner, servePartner } from '#features/drug-savings/partner/sample/servePartner.ts';
import { reach, startSite } from './siteOfTest.ts';

const page = '/drugs/atorvastatin/coupon';
/** Atorvastatin of 20 mg, at a chain near 47201. */
const right = { formulationId: '100187', quantity: '30', zip: '47201', locationId: 'dovecote-47201' };

const address = (query: Record<string, string>, path = page) => `${path}?${new URLSearchParams(query)}`;
const without = (field: keyof typeof right) => {
  const { [field]: _, ...others } = right;
  return others;
};
/** What is read there, without the markup. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');

async function served(fault?: 'error' | 'hostile' | 'unknown') {
  const partner: ServedPartner = await servePartner({
    port: 0,
    formulationOf: async () => ({ drugType: 'generic', msrp: 1.2, usualQuantity: 30 }),
    ...(fault && { fault }),
  });
  return { partner, environment: { DRUG_SAVINGS: '', PRICING_API_URL: partner.url } };
}

describe('the page of a coupon', () => {
  test('has all that stands on one, the price of today, and says how to use it', async () => {
    await using server = await startSite();
    const { status, body } = await server.get(address(right));
    expect(status).toBe(200);
    const words = wordsOf(body);
    expect(words).toContain('Atorvastatin (generic), 20mg tablet, 30 tablets');
    expect(words).toMatch(/\$\d+\.\d\d .*Rx Bin 000000 Rx Group SAMPLE Rx PCN SAMPLE Rx UID \w+/);
    expect(words).toContain('Dovecote Drug');
    expect(words).toContain('Sample prices, not real offers');
    expect(words).toMatch(/Price seen \w+ \d+, \d{4}/);
    expect(words).toContain('The pharmacist needs the four codes.');
    expect(words).toContain('Show this free coupon to your pharmacist');
    expect(words).not.toContain('controlled');
    expect(body).toContain(
      'href="/drugs/atorvastatin?zip=47201&amp;manufacturer=Atorvastatin&amp;form=tablet&amp;dosage=20mg+tablet&amp;quantityDisplay=30+tablets"',
    );
  });

  test('is what the form of a card leads to', async () => {
    await using server = await startSite({ variants: { dcsNativeCoupon: 'variant' } });
    const { body } = await server.get('/drugs/atorvastatin?zip=60601');
    const [form = ''] = /<form data-coupon[^>]*>.*?<\/form>/s.exec(body) ?? [];
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(Object.keys(fields)).toEqual(['formulationId', 'quantity', 'zip', 'locationId']);
    const coupon = await server.get(address(fields));
    expect([coupon.status, wordsOf(coupon.body).includes('Rx UID')]).toEqual([200, true]);
    const [, price = 'none'] = /(\$\d+\.\d\d)/.exec(body.slice(body.indexOf('data-price'))) ?? [];
    expect(wordsOf(coupon.body)).toContain(price);
  });

  test('is issued for a bottle of 2.5 ml, from the prices of its page to what is printed', async () => {
    await using server = await startSite({ variants: { dcsNativeCoupon: 'variant' } });
    const { body } = await server.get('/drugs/latanoprost?quantityDisplay=1+bottle+%282.5+ml%29');
    expect(body).toContain('name="quantity" value="2.5"');
    const [, formulationId = ''] = /name="formulationId" value="(\d+)"/.exec(body) ?? [];
    const coupon = await server.get(
      address({ ...right, formulationId, quantity: '2.5' }, '/drugs/latanoprost/coupon'),
    );
    expect(coupon.status).toBe(200);
    expect(wordsOf(coupon.body)).toContain('Latanoprost (generic), 0.005% eye drops, 1 bottle (2.5 ml)');
  });

  test('says of a controlled medicine that some pharmacies take no coupon', async () => {
    await using server = await startSite();
    const drug = await server.get('/drugs/zolpidem');
    const [, formulationId = ''] = /formulationId=(\d+)/.exec(drug.body) ?? [];
    const { body } = await server.get(
      address({ formulationId, quantity: '30', locationId: 'dovecote-47201' }, '/drugs/zolpidem/coupon'),
    );
    expect(wordsOf(body)).toContain('Some pharmacies take no coupon for controlled medicines.');
  });

  test('is for 47201 where no ZIP is named', async () => {
    await using server = await startSite();
    const { status, body } = await server.get(address(without('zip')));
    expect([status, wordsOf(body).includes('Dovecote Drug')]).toEqual([200, true]);
  });

  test('says how many units, where those are no usual quantity', async () => {
    await using server = await startSite();
    const { body } = await server.get(address({ ...right, quantity: '31' }));
    expect(wordsOf(body)).toContain('Atorvastatin (generic), 20mg tablet, 31 ');
  });

  test('is for nobody else: no cache and no search engine keeps it, and nothing tells what it is about', async () => {
    await using server = await startSite();
    const { headers, body } = await server.get(address(right));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('data-quiet="/drugs"');
    expect(body).not.toMatch(/data-track[^>]*orvastatin/);
  });
});

describe('an address that asks for no coupon', () => {
  test.each([
    [without('formulationId'), 'formulationId must be the id of a formulation.'],
    [without('quantity'), 'quantity must be a number from 0.01 to 100000.'],
    [{ ...right, quantity: '-1' }, 'quantity must be'],
    [{ ...right, quantity: '1e9' }, 'quantity must be'],
    [{ ...right, quantity: '100001' }, 'quantity must be'],
    [{ ...right, formulationId: '../x' }, 'formulationId must be'],
    [{ ...right, zip: '4720' }, 'zip must be the five digits of a ZIP.'],
    [{ ...right, zip: '00000' }, 'This ZIP code was not found.'],
    [{ ...right, zip: '<b>' }, 'zip must be'],
    [{ ...right, locationId: '../../etc' }, 'locationId must be the id of a pharmacy.'],
    [{ ...right, locationId: 'a\u202Eb' }, 'locationId contains characters that are not allowed.'],
    [{ ...right, locationId: 'x'.repeat(1_000) }, 'locationId must be'],
  ])('as %j gets 400 and the reason', async (query, reason) => {
    await using server = await startSite();
    const { status, body, headers } = await server.get(address(query));
    expect([status, headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(wordsOf(body)).toContain(reason);
    expect(body).not.toContain('<b>');
  });

  test('says a field twice gets 400', async () => {
    await using server = await startSite();
    const { status, body } = await server.get(`${address(right)}&quantity=60`);
    expect([status, wordsOf(body).includes('quantity is in the query twice.')]).toEqual([400, true]);
  });

  test.each([
    ['a formulation that there is none of', { ...right, formulationId: '999999' }],
    ['a formulation of another medicine', { ...right, formulationId: '100001' }],
    ['a pharmacy without a place, where each has one', without('locationId')],
    ['a pharmacy that has no price', { ...right, locationId: 'nowhere-1' }],
  ])('of %s gets 404, with a way to today’s prices', async (_, query) => {
    await using server = await startSite();
    const { status, body } = await server.get(address(query));
    expect(status).toBe(404);
    expect(wordsOf(body)).toContain('Our partner has no coupon for this price, or the price has changed.');
    expect(body).toMatch(/href="\/drugs\/atorvastatin\?zip=47201[&"]/);
  });

  test('of a medicine that there is none of gets 404, with names that look alike', async () => {
    await using server = await startSite();
    const { status, body } = await server.get(address(right, '/drugs/atorvastatn/coupon'));
    expect([status, body.includes('href="/drugs/atorvastatin"')]).toEqual([404, true]);
  });
});

describe('where no coupon can be had', () => {
  test.each(['error', 'hostile'] as const)(
    'because the partner has a fault (%s), the page says so and leads to the same address again',
    async (fault) => {
      const { partner, environment } = await served(fault);
      await using _partner: ServedPartner = partner;
      await using server = await startSite({ environment });
      const { status, body, headers } = await server.get(address(right));
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(wordsOf(body)).toContain('The pricing partner does not respond.');
      const [, again = ''] = /<a href="([^"]*)">Try again/.exec(body) ?? [];
      expect(again.replaceAll('&amp;', '&')).toBe(address(right));
    },
  );

  test('because the partner does not know the medicine, it is not found', async () => {
    const { partner, environment } = await served('unknown');
    await using _partner: ServedPartner = partner;
    await using server = await startSite({ environment });
    expect((await server.get(address(right))).status).toBe(404);
  });

  test('because the list is out of reach, it is no fault of the reader’s', async () => {
    await using server = await startSite();
    reach.isDown = true;
    expect((await server.get(address(right))).status).toBe(503);
  });

  test.each(['DE', 'unknown'])(
    'because the reader is not in the US (%s), there is one sentence',
    async (country) => {
      await using server = await startSite({ country });
      const { status, body } = await server.get(address(right));
      expect(status).toBe(200);
      expect(wordsOf(body)).toContain('Prices and coupons are only for readers in the United States.');
      expect(body).not.toMatch(/\$\d|torvastatin|Rx UID/);
    },
  );

  test('because somebody takes more than 60 in a minute, they have to wait', async () => {
    await using server = await startSite();
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await server.get(address(right))).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});
