import { type ServedPartner, servePartner } from '#features/drug-savings/partner/sample/servePartner.ts';
import { reach, startSite as start } from './siteOfTest.ts';

const shownIn = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('/drugs', () => {
  test('leads to common medicines, those for a condition and each letter, below a form that needs no script', async () => {
    await using server = await start();
    const { status, body } = await server.get('/drugs');
    const shown = shownIn(body);
    expect(status).toBe(200);
    expect(shown).toContain('<form action="/drugs">');
    const titles = [...shown.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Common medicines', 'By condition', 'How a coupon works']);
    expect(shown).toContain('<a href="/drugs/metformin"><bdi>Metformin</bdi></a>');
    expect(shown).toMatch(/Metformin<\/bdi><\/a><span>from <strong>\$\d+\.\d\d<\/strong>, 60 tablets/);
    expect(shown).toContain('Prices near <strong>47201, Columbus, IN</strong>');
    expect(shown).toContain('<a href="/drugs?q=Blood+clots">Blood clots</a><span>Apixaban, Warfarin');
    // Letters lead to their names, and stand last.
    expect(shown.indexOf('?letter=a')).toBeGreaterThan(shown.indexOf('How a coupon works'));
    expect(shown).not.toContain('href="/drugs/abacavir"');
  });

  test('shows prices near another ZIP, which its links carry, and says at the field that a ZIP is unknown', async () => {
    await using server = await start();
    const { body, headers } = await server.get('/drugs?zip=60601');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(shownIn(body)).toContain('Prices near <strong>60601, Chicago, IL</strong>');
    expect(shownIn(body)).toContain('href="/drugs/metformin?zip=60601"');
    const unknown = shownIn((await server.get('/drugs?zip=00000')).body);
    expect(unknown).toContain('Prices near <strong>47201');
    expect(unknown).toContain('This ZIP code was not found.');
  });

  test('finds the medicines for a condition by a part of its name, with their prices', async () => {
    await using server = await start();
    const shown = shownIn((await server.get('/drugs?q=cholest')).body);
    expect(shown).toContain('5 medicines for “<bdi>cholest</bdi>”');
    expect(shown).toMatch(
      /Atorvastatin<\/bdi>.{0,30}\(<bdi>High cholesterol<\/bdi>\).{0,30}from <strong>\$/s,
    );
    const { body } = await server.get('/api/drugs?q=cholest');
    expect(JSON.parse(body).drugs).toContainEqual({
      name: 'Atorvastatin',
      slug: 'atorvastatin',
      note: expect.stringMatching(/^High cholesterol · from \$\d+\.\d\d, 30 tablets$/),
    });
  });

  test('lists medicines a letter at a time', async () => {
    await using server = await start();
    const shown = shownIn((await server.get('/drugs?letter=W')).body);
    expect(shown).toContain('href="/drugs/warfarin"');
    expect(shown).not.toContain('href="/drugs/abacavir"');
    expect(shown).toMatch(/aria-current="true">W</);
  });

  test.each(['?letter=', '?letter=%3Cb%3E', '?letter=ab', '?letter=a&letter=b'])(
    'shows the first letter where it is asked for none that there is: %s',
    async (query) => {
      await using server = await start();
      const { status, body } = await server.get(`/drugs${query}`);
      expect([status, body.includes('href="/drugs/abacavir"')]).toEqual([200, true]);
    },
  );

  test.each([
    ['?q=lipitor', 'href="/drugs/lipitor"', '1 medicine for “<bdi>lipitor</bdi>”'],
    [
      '?q=atorvastatn',
      'href="/drugs/atorvastatin"',
      'We do not list “<bdi>atorvastatn</bdi>”. Unless that is misspelt, ',
    ],
    [
      '?q=lipitor+20mg+tablets',
      'href="/drugs/lipitor"',
      'Nothing matches all of “<bdi>lipitor 20mg tablets</bdi>”. This has some of its words:',
    ],
    ['?q=norco', 'href="/drugs/hydrocodone-and-acetaminophen"', '1 medicine for “<bdi>norco</bdi>”'],
    ['?q=z-pak', 'href="/drugs/azithromycin"', '(<bdi>Z-Pak</bdi>)'],
    ['?q=proair', 'href="/drugs/albuterol"', '(<bdi>ProAir HFA</bdi>)'],
    ['?q=water+pill', 'href="/drugs/furosemide"', 'medicines for “<bdi>water pill</bdi>”'],
    ['?q=blood+thinner', 'href="/drugs/apixaban"', 'medicines for “<bdi>blood thinner</bdi>”'],
    ['?q=birth+control', 'href="/drugs/norgestimate-and-ethinyl-estradiol"', 'medicines for'],
    [
      '?q=ethinyl+estradiol+and+norgestimate',
      'href="/drugs/norgestimate-and-ethinyl-estradiol"',
      '1 medicine',
    ],
    ['?q=ranitidine', 'href="/drugs/famotidine"', 'We do not list “<bdi>ranitidine</bdi>”'],
    ['?q=zzzzzz', 'href="/drugs?letter=z"', 'Our list has no medicine like “<bdi>zzzzzz</bdi>”'],
    ['?q=', 'href="/drugs"', 'Please type the name of a medicine'],
    ['?q=%20', 'href="/drugs"', 'Please type the name of a medicine'],
    ['?q=%3Cscript%3Ealert(1)%3C/script%3E', 'href="/drugs"', '&lt;script&gt;'],
  ])('answers %s', async (query, link, words) => {
    await using server = await start();
    const { status, body, headers } = await server.get(`/drugs${query}`);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(shownIn(body)).toContain(link);
    expect(shownIn(body)).toContain(words);
    expect(body).not.toContain('<script>alert');
  });
});

describe('the page of a drug', () => {
  test('shows what pharmacies charge where everybody begins, with the list of its brands', async () => {
    await using server = await start();
    const { status, body } = await server.get('/drugs/atorvastatin');
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*><bdi>Atorvastatin<\/bdi><\/h1>/);
    expect(body).toContain('Prices near 47201');
    expect(body).toContain('47201, Columbus, IN');
    expect(body).toContain('>Lipitor (brand)</option>');
    expect(body).toMatch(/\$\d+\.\d\d/);
    expect(body).toContain('Sample prices, not real offers');
  });

  test('says below the prices its strengths, and its generic and brands', async () => {
    await using server = await start();
    const factsOf = async (slug: string) => {
      const shown = shownIn((await server.get(`/drugs/${slug}`)).body);
      const facts = [...shown.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd><\/div>/g)];
      return Object.fromEntries(facts.map(([, name, value = '']) => [name, value.replace(/<[^>]*>/g, '')]));
    };
    expect(await factsOf('atorvastatin')).toMatchObject({
      Tablet: '10mg, 20mg, 40mg, 80mg',
      Generic: expect.stringMatching(/^Yes/),
      Brand: 'Lipitor',
    });
    // Names of use, by which they are found, are no names of theirs.
    expect(await factsOf('apixaban')).not.toHaveProperty('Other names');
    expect(await factsOf('warfarin')).toHaveProperty('Other names', 'warfarin sodium, Coumadin');
    expect(await factsOf('alprazolam')).toMatchObject({ Controlled: 'Schedule IV under federal law' });
    expect(await factsOf('apixaban')).toMatchObject({ Generic: 'None in our list', Brand: 'Eliquis' });
  });

  test.each([
    ['atorvastatin', 'The generic of Lipitor, used for high cholesterol.'],
    ['lipitor', 'The brand is Lipitor. Used for high cholesterol.'],
    ['alprazolam', 'The generic of Xanax.'],
  ])('says of %s below its name: %s', async (slug, sentence) => {
    await using server = await start();
    const shown = await server.get(`/drugs/${slug}`);
    const { body } = shown.headers.location ? await server.get(String(shown.headers.location)) : shown;
    expect(/<\/h1><p>(.*?)<\/p>/.exec(body)?.[1]?.replace(/<[^>]*>/g, '')).toBe(sentence);
  });

  test('tells no other site where somebody comes from, and whoever counts not which drug it is about', async () => {
    await using server = await start();
    const { headers, body } = await server.get('/drugs/atorvastatin?zip=60601');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(body).toContain('data-quiet="/drugs"');
  });

  test('shows another place, strength and quantity, and keeps the place in its forms', async () => {
    await using server = await start();
    const query = new URLSearchParams({
      zip: '60601',
      manufacturer: 'Lipitor',
      form: 'tablet',
      dosage: '20mg tablet',
      quantityDisplay: '90 tablets',
    });
    const { body } = await server.get(`/drugs/atorvastatin?${query}`);
    expect(body).toContain('60601, Chicago, IL');
    expect(body).toContain('Lipitor (brand), 20mg tablet, 90 tablets');
    expect(body).toContain('<input type="hidden" name="zip" value="60601"');
  });

  test('mends what nobody sells: the first form, strength and quantity that there is', async () => {
    await using server = await start();
    const { status, body } = await server.get(
      '/drugs/atorvastatin?manufacturer=Lipitor&form=injection&dosage=7mg&quantityDisplay=-1',
    );
    expect([status, body.includes('Lipitor (brand), 10mg tablet, 30 tablets')]).toEqual([200, true]);
  });

  test.each(['4720', '00000', '<b>', '472011x', '', '٤٧٢٠١'])(
    'says that %j is no ZIP that it knows, or shows the default one where nothing was typed',
    async (zip) => {
      await using server = await start();
      const { status, body } = await server.get(`/drugs/atorvastatin?${new URLSearchParams({ zip })}`);
      expect(status).toBe(200);
      expect(body).toContain('Prices near 47201');
      // Digits are taken from what was typed, as the field takes them.
      const isRefused = zip !== '' && zip !== '472011x';
      expect(body.includes('Please complete this field.')).toBe(isRefused);
      expect(body).not.toContain('<b>');
    },
  );

  test.each(['group=99', 'group=-1', 'group=1e9', 'group=1&group=2', 'group=abc'])(
    'shows the first group for %s',
    async (query) => {
      await using server = await start();
      const { status, body } = await server.get(`/drugs/atorvastatin?${query}`);
      expect([status, body.includes('1 to 4 of 12')]).toEqual([200, true]);
    },
  );

  test('shows the second group, a pharmacy that is looked for, and the nearest first', async () => {
    await using server = await start();
    expect((await server.get('/drugs/atorvastatin?group=1')).body).toContain('5 to 8 of 12');
    expect((await server.get('/drugs/atorvastatin?pharmacy=eastgate')).body).toContain('1 pharmacy near');
    const milesBy = async (order: string) => {
      const { body } = await server.get(`/drugs/atorvastatin?sort=${order}`);
      return [...shownIn(body).matchAll(/(?:about (\d+)|less than a) mile/g)].map(([, miles = 0]) =>
        Number(miles),
      );
    };
    const nearest = await milesBy('distance');
    expect(nearest).toHaveLength(4);
    expect(nearest).toEqual(nearest.toSorted((one, other) => one - other));
    expect(await milesBy('price')).not.toEqual(nearest);
  });

  test('is where the slug of a brand leads, with the brand chosen and the rest as it was', async () => {
    await using server = await start();
    const { status, headers } = await server.get('/drugs/lipitor?zip=60601');
    expect([status, headers.location]).toEqual([302, '/drugs/atorvastatin?zip=60601&manufacturer=lipitor']);
    const { body } = await server.get(String(headers.location));
    expect(body).toContain('Lipitor (brand), 10mg tablet');
    expect(body).toContain('The brand is <bdi>Lipitor</bdi>');
    expect((await server.get('/drugs/atorvastatin')).body).not.toContain('The brand is');
    expect((await server.get('/drugs/lipitor/visit')).headers.location).toBe(
      '/drugs/atorvastatin/visit?manufacturer=lipitor',
    );
  });

  test.each(['atorvastatn', 'zzzz', '..%2F..%2Fetc', '%3Cb%3E', 'x'.repeat(500)])(
    'is not there for %s: 404, with names that look alike',
    async (slug) => {
      await using server = await start();
      const { status, body, headers } = await server.get(`/drugs/${slug}`);
      expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(body).toContain('Medicine not found');
      expect(body.includes('href="/drugs/atorvastatin"')).toBe(slug === 'atorvastatn');
    },
  );

  test.each([
    ['a controlled medicine', '/drugs/alprazolam?quantityDisplay=30+tablets'],
    ['an antibiotic', '/drugs/doxycycline-hyclate'],
    ['a painkiller', '/drugs/ibuprofen?quantityDisplay=30+tablets'],
  ])('advises no larger quantity of %s, and its sheet for a visit does not ask for one', async (_, path) => {
    await using server = await start();
    const { body } = await server.get(path);
    expect(body).toContain('Prices near 47201');
    expect(body).not.toContain('at once');
    const [drug] = path.split('?');
    expect((await server.get(`${drug}/visit`)).body).not.toContain('larger quantity');
  });

  test('names a larger quantity that costs less, and never another medicine', async () => {
    await using server = await start();
    const { body } = await server.get('/drugs/atorvastatin');
    const ways = body.slice(body.indexOf('Ways to pay less'), body.indexOf('Ask your doctor or pharmacist'));
    expect(ways).toContain('90 tablets at once');
    for (const [, slug] of ways.matchAll(/href="\/drugs\/([^?"]+)/g)) expect(slug).toBe('atorvastatin');
  });
});

describe('who gets a page of these', () => {
  test.each([
    '/drugs',
    '/drugs?q=lipitor',
    '/drugs/atorvastatin',
    '/drugs/zzzz',
    '/drugs/atorvastatin/visit',
  ])('readers elsewhere, and those of whom nobody knows it, get one sentence at %s', async (path) => {
    for (const country of ['DE', 'unknown']) {
      await using server = await start({ country });
      const { status, body } = await server.get(path);
      expect(status).toBe(200);
      expect(body).toContain('Prices and coupons are only for readers in the United States.');
      expect(body).not.toMatch(/\$\d|Lipitor|torvastatin/);
    }
  });

  test('a page with variants is drawn for a newcomer, and no cache keeps it', async () => {
    await using server = await start({ variants: { dcsNativeCoupon: 'variant' } });
    const { body, headers } = await server.get('/drugs/atorvastatin');
    expect(body).toContain('action="/drugs/atorvastatin/coupon"');
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([['drawn=1'], 'no-store']);
  });

  test('without variants a coupon is the partner’s', async () => {
    await using server = await start();
    const { body } = await server.get('/drugs/atorvastatin');
    const [, link = ''] =
      /href="(\/sample-partner\/coupon\/create\?drugSlug=atorvastatin[^"]*)"/.exec(body) ?? [];
    const { status, headers } = await server.get(link.replaceAll('&amp;', '&'));
    expect([status, headers['referrer-policy']]).toEqual([302, 'same-origin']);
    const coupon = await server.get(String(headers.location));
    expect([coupon.status, coupon.body.includes('Rx UID')]).toEqual([200, true]);
  });
});

describe('search engines', () => {
  const real = async () => {
    const served = await servePartner({
      port: 0,
      formulationOf: async () => ({ drugType: 'generic', msrp: 1.2, usualQuantity: 30 }),
    });
    const environment = { DRUG_SAVINGS: '', PRICING_API_URL: served.url };
    return { served, environment };
  };

  test('list the plain pages of real prices, which browsers keep and ask about each time', async () => {
    const { served, environment } = await real();
    await using _served: ServedPartner = served;
    await using server = await start({ environment });
    for (const path of ['/drugs', '/drugs/atorvastatin']) {
      const { body, headers } = await server.get(path);
      expect([headers['x-robots-tag'], headers['cache-control']]).toEqual([undefined, 'private, no-cache']);
      expect(/<link rel="canonical" href="[^"]*?(\/drugs[^"]*)">/.exec(body)?.[1]).toBe(path);
      const again = await server.get(path, { headers: { 'If-None-Match': String(headers.etag) } });
      expect(again.status).toBe(304);
    }
    const paths = (await server.opened.sitemap?.())?.map((entry) => entry.path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['/drugs', '/drugs/atorvastatin']));
    expect(paths).not.toContain('/drugs/lipitor');
  });

  test.each(['/drugs?letter=b', '/drugs/atorvastatin?zip=60601', '/drugs/atorvastatin/visit'])(
    'do not list %s',
    async (path) => {
      const { served, environment } = await real();
      await using _served: ServedPartner = served;
      await using server = await start({ environment });
      const { headers } = await server.get(path);
      expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'private, no-store']);
    },
  );

  test('list nothing that is made up', async () => {
    await using server = await start();
    for (const path of ['/drugs', '/drugs/atorvastatin']) {
      const { body, headers } = await server.get(path);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
    expect(server.opened.sitemap).toBeUndefined();
  });
});

test('a client asks 120 times a minute for something of its own, and for what everybody gets at any time', async () => {
  await using server = await start();
  const statuses: number[] = [];
  for (let asked = 0; asked < 121; asked += 1) statuses.push((await server.get('/drugs?q=')).status);
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
  // Names that look alike are searched for at each address without a drug.
  expect((await server.get('/drugs/atorvastatn')).status).toBe(429);
  expect((await server.get('/drugs/atorvastatin?zip=60601')).headers['retry-after']).toMatch(/^\d+$/);
  expect((await server.get('/drugs/atorvastatin')).status).toBe(200);
});

describe('where something is out of reach', () => {
  test('the partner: the page says so and offers to try again, and no cache keeps it', async () => {
    const served = await servePartner({ port: 0, formulationOf: async () => undefined, fault: 'error' });
    await using _served: ServedPartner = served;
    await using server = await start({ environment: { DRUG_SAVINGS: '', PRICING_API_URL: served.url } });
    const { status, body, headers } = await server.get('/drugs/atorvastatin');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('No results found. Try editing the information provided or retry.');
    expect((await server.get('/drugs/atorvastatin/visit')).body).toContain(
      'Prices are not available right now.',
    );
  });

  test('a medicine that the partner does not know has no prices', async () => {
    const served = await servePartner({ port: 0, formulationOf: async () => undefined });
    await using _served: ServedPartner = served;
    await using server = await start({ environment: { DRUG_SAVINGS: '', PRICING_API_URL: served.url } });
    expect((await server.get('/drugs/atorvastatin')).body).toContain('No pricing information found.');
  });

  test('the database: 503, and none of it is a fault of ours', async () => {
    await using server = await start();
    reach.isDown = true;
    for (const path of ['/drugs', '/drugs?q=lipitor', '/drugs/atorvastatin', '/drugs/atorvastatin/visit'])
      expect((await server.get(path)).status).toBe(503);
  });
});

describe('the sheet for a visit', () => {
  test('has the medicine, the cheapest prices with their moment, and questions with room to write', async () => {
    await using server = await start();
    const { status, body } = await server.get(
      '/drugs/atorvastatin/visit?zip=60601&quantityDisplay=90%20tablets',
    );
    expect(status).toBe(200);
    expect(body).toContain('What it costs near 60601, Chicago, IL');
    expect(body).toContain('<dd>90 tablets</dd>');
    expect(body.match(/<tr>/g)).toHaveLength(7);
    expect(body).toMatch(/Seen \w+ \d+, \d{4}/);
    expect(body).toContain('Sample prices, not real offers.');
    expect(body.match(/data-question/g)).toHaveLength(6);
  });

  test('is what the page of the drug leads to, for what is chosen there', async () => {
    await using server = await start();
    const { body } = await server.get('/drugs/atorvastatin?zip=60601&manufacturer=Lipitor');
    const [, address = ''] = /href="(\/drugs\/atorvastatin\/visit\?[^"]+)"/.exec(body) ?? [];
    const sheet = await server.get(address.replaceAll('&amp;', '&'));
    expect(sheet.body).toContain('as <bdi>Lipitor (brand)</bdi>');
    expect(sheet.body).toContain('60601, Chicago, IL');
    const [, back = ''] = /href="([^"]+)">Back to prices/.exec(sheet.body) ?? [];
    const prices = await server.get(back.replaceAll('&amp;', '&'));
    expect(prices.body).toContain('60601, Chicago, IL');
    expect(prices.body).toMatch(/<dd>Lipitor \(brand\),/);
  });
});
