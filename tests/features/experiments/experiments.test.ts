import type { FeatureParts } from '#feature-kit/feature.ts';
import { page } from '#feature-kit/route.ts';
import { experimentsDimension } from '#features/experiments/dimension.ts';
import {
  assign,
  assignmentCookie,
  type Experiment,
  readAssignment,
} from '#features/experiments/experiments.ts';
import { settings } from '#features/experiments/settings.ts';
import { openTracking } from '#features/tracking/openTracking.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import type { RenderArticle } from '#server/pages/pageMaker.ts';
import { noEvents, renderPlainly, startTestServer } from '../../server/support.ts';

const propensity = {
  name: 'commercePropensity',
  variants: [
    { name: 'control', weight: 3 },
    { name: 'low', weight: 0 },
    { name: 'high', weight: 1 },
  ],
};
const banner = { name: 'banner', variants: [{ name: 'blue', weight: 1 }] };

function dimensionsOf(experiments: readonly Experiment[] | undefined): PageDimensions {
  return new PageDimensions({
    country: countryDimension('x-country', undefined),
    experiments: experimentsDimension({ experiments, experimentsCookie: 'variants' }, { https: false }),
  });
}

test.each([
  ['DE', 'DE'],
  ['XX', undefined],
  ['ZZ', undefined],
  ['de', undefined],
  ['T1', undefined],
])('a reader of whom the proxy tells %s is in the country %s', (told, country) => {
  const dimensions = new PageDimensions({ country: countryDimension('x-country', undefined) });
  expect(dimensions.readReader({ headers: { 'x-country': told } }).country).toBe(country);
});

describe('assigning a reader to variants', () => {
  test.each([
    [0, 'control'],
    [0.7499, 'control'],
    [0.75, 'high'],
    [0.9999, 'high'],
  ])('draws by weight: of four parts, %d is in that of %s', (random, variant) =>
    expect(assign([propensity], {}, () => random)).toEqual({
      assignment: { commercePropensity: variant },
      drawn: true,
    }),
  );

  test('gives each variant about its share of many readers, and none to one of weight 0', () => {
    const counts: Record<string, number> = {};
    for (let reader = 0; reader < 4000; reader++) {
      const variant = assign([propensity], {}, () => reader / 4000).assignment.commercePropensity ?? '';
      counts[variant] = (counts[variant] ?? 0) + 1;
    }
    expect(counts).toEqual({ control: 3000, high: 1000 });
  });

  test('keeps what the reader has, also in a variant that gets no new readers', () => {
    const earlier = { commercePropensity: 'low' };
    expect(assign([propensity], earlier, () => 0.9)).toEqual({ assignment: earlier, drawn: false });
  });

  test('draws anew for a variant that there is not, and forgets experiments that do not run', () => {
    const earlier = { commercePropensity: 'purple', constructor: 'x', old: 'a', banner: 'blue' };
    expect(assign([propensity, banner], earlier, () => 0)).toEqual({
      assignment: { commercePropensity: 'control', banner: 'blue' },
      drawn: true,
    });
  });

  test('takes names of members of objects for no variant', () => {
    const odd = { name: 'toString', variants: [{ name: 'control', weight: 1 }] };
    expect(assign([odd], {}, () => 0).assignment).toEqual({ toString: 'control' });
  });
});

test('the cookie of an assignment holds the names of variants and nothing else, is read back, and is for this site and no script', () => {
  const assignment = { commercePropensity: 'high', banner: 'blue' };
  const cookie = assignmentCookie('variants', assignment, { https: true });
  expect(cookie).toBe(
    'variants=commercePropensity:high.banner:blue; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(readAssignment('commercePropensity:high.banner:blue')).toEqual(assignment);
  expect(readAssignment('commercePropensity:high,banner:blue')).toEqual(assignment);
});

describe('a page', () => {
  const experiments = [propensity];
  const dimensions = dimensionsOf(experiments);
  const dependent: RenderArticle = async (article, reader) => ({
    ...(await renderPlainly(article, { country: undefined, experiments: reader.experiments })),
    dependsOn: { countries: [], experiments: ['commercePropensity'] },
  });

  test('that depends on an experiment tells the browser the variant once, and is the same from then on', async () => {
    await using server = await startTestServer({ render: dependent, dimensions });
    server.source.publish('/a');
    const first = await server.get('/a');
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    const variant = /^variants=commercePropensity:(control|high); /.exec(cookie)?.[1];
    expect(first.body).toContain(`"commercePropensity":"${variant}"`);
    expect(first.headers['cache-control']).toBe('private, no-cache');

    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    for (let visit = 0; visit < 10; visit++) {
      const again = await server.get('/a', { headers });
      expect(again.body).toBe(first.body);
      expect(again.headers['set-cookie']).toBeUndefined();
    }
  });

  test('is kept once for each variant, whatever else a cookie says', async () => {
    let renders = 0;
    const render: RenderArticle = async (...given) => {
      renders += 1;
      return dependent(...given);
    };
    await using server = await startTestServer({ render, dimensions });
    server.source.publish('/a');
    for (const value of ['control', 'high', 'low']) {
      for (const more of ['', ',made:up', ',another:one']) {
        const headers = { Cookie: `variants=commercePropensity:${value}${more}` };
        expect((await server.get('/a', { headers })).body).toContain(`"commercePropensity":"${value}"`);
      }
    }
    expect(renders).toBe(3);
  });

  test('that depends on none sets no cookie, and is shared by all', async () => {
    await using server = await startTestServer({ dimensions });
    server.source.publish('/a');
    for (const answer of [await server.get('/a'), await server.get('/a')]) {
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toContain('public');
    }
    expect(server.source.asked).toEqual(['/a']);
  });

  test('is told the variant also when the browser has it already', async () => {
    const always: RenderArticle = async (article) => ({
      ...(await renderPlainly(article, { country: undefined, experiments: {} })),
      dependsOn: { countries: [], experiments: ['commercePropensity'] },
    });
    await using server = await startTestServer({ render: always, dimensions });
    server.source.publish('/a');
    const { headers } = await server.get('/a');
    const again = await server.get('/a', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.headers['set-cookie']?.length]).toEqual([304, 1]);
  });

  const running = (...names: string[]) => names.map((name) => ({ name, variants: [] }));

  test.each([
    ['experiments that run', running('a', 'z'), ['a', 'b'], 'country=DE;experiments=a:1'],
    ['no experiment', running(), ['a', 'b'], 'country=DE'],
    [
      'every experiment that runs, where it looks at all',
      running('z', 'a'),
      'all' as const,
      'country=DE;experiments=a:1,z',
    ],
    [
      'whatever it looks at, where somebody else sets the cookie',
      undefined,
      ['b'],
      'country=DE;experiments=b:2',
    ],
  ])('depends on %s', (_what, experiments, looked, variant) => {
    const dimensions = dimensionsOf(experiments);
    const reader = { country: 'DE', experiments: { a: '1', b: '2' } };
    expect(dimensions.variantOf({ countries: 'all', experiments: looked }, reader)).toBe(variant);
  });

  test('says in the log which of its variants was sent', async () => {
    await using server = await startTestServer({ render: dependent, dimensions });
    server.source.publish('/a');
    await server.get('/a', { headers: { Cookie: 'variants=commercePropensity:low,made:up' } });
    expect(server.lines.at(-1)).toMatchObject({ path: '/a', variant: 'experiments=commercePropensity:low' });
  });
});

describe('a page of a feature that looks at an experiment', () => {
  const dimensions = dimensionsOf([propensity]);
  const open = ({ variantsFor, readerProfile }: FeatureParts) => [
    page('GET /prices', ({ headers }) => {
      const variants = variantsFor({ headers });
      const html = `${variants.of('commercePropensity')} ${variants.of('banner')}`;
      return { document: { html, css: '' }, headers: variants.headers() };
    }),
    page('GET /told', ({ headers }) => ({
      document: { html: JSON.stringify(readerProfile({ headers }).experiments), css: '' },
    })),
  ];

  test('draws the variant of a newcomer once, and no other visit draws another', async () => {
    await using server = await startTestServer({ open, dimensions });
    const first = await server.get('/prices');
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    const variant = /^variants=commercePropensity:(control|high); /.exec(cookie)?.[1];
    expect(first.body).toBe(`${variant} undefined`);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    for (let visit = 0; visit < 10; visit++) {
      const again = await server.get('/prices', { headers });
      expect([again.body, again.headers['set-cookie']]).toEqual([first.body, undefined]);
    }
    expect((await server.get('/told', { headers })).body).toBe(`{"commercePropensity":"${variant}"}`);
  });

  test('that asks what was shown alone leaves a newcomer without a variant', async () => {
    await using server = await startTestServer({ open, dimensions });
    const { body, headers } = await server.get('/told');
    expect([body, headers['set-cookie']]).toEqual(['{}', undefined]);
  });
});

describe('what happened on a page', () => {
  const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

  test('is kept with the variants of experiments that run', async () => {
    const kept: unknown[] = [];
    await using server = await startTestServer({
      events: { ...noEvents, record: async ([event]) => void kept.push(event?.data.experiments) },
      open: (offered) => openTracking(offered).routes ?? [],
      dimensions: dimensionsOf([propensity]),
    });
    const body = JSON.stringify({ path: '/a', events: [{ kind: 'element-clicked' }] });
    const send = (cookie: string) =>
      server.get('/api/events', { method: 'POST', body, headers: { ...fromOurPage, Cookie: cookie } });
    await send('variants=commercePropensity:high.other:x');
    await send('variants=commercePropensity:purple');
    await send('other=1');
    expect(kept).toEqual([{ commercePropensity: 'high' }, undefined, undefined]);
  });
});

describe('the configuration of experiments', () => {
  test('is their names, variants and weights', () => {
    const written = 'commercePropensity=control:3, low:0,high:1; banner=blue:1';
    expect(readSettings(settings, { EXPERIMENTS: written }, [])).toMatchObject({
      experiments: [propensity, banner],
    });
    expect(readSettings(settings, {}, [])).toMatchObject({ experiments: undefined });
  });

  test.each([
    ['no weight', 'banner=blue'],
    ['no variant', 'banner='],
    ['nothing but weights of 0', 'banner=blue:0,red:0'],
    ['a weight below 0', 'banner=blue:-1'],
    ['a variant twice', 'banner=blue:1,blue:2'],
    ['an experiment twice', 'banner=blue:1;banner=red:1'],
    ['a variant that no layout knows', 'commercePropensity=control:1,medium:1'],
    ['a name that a cookie cannot hold', 'ban ner=blue:1'],
    ['an empty experiment', 'banner=blue:1;'],
    ['too many', Array.from({ length: 21 }, (_, index) => `e${index}=a:1`).join(';')],
  ])('is refused with %s', (_what, written) => {
    const faults: string[] = [];
    readSettings(settings, { EXPERIMENTS: written }, faults);
    expect(faults).toEqual([expect.stringMatching(/EXPERIMENTS.*commercePropensity/s)]);
  });
});
