import { pino } from 'pino';
import { Registry } from 'prom-client';
import { maxReaderBytes } from '#contracts/reader.ts';
import { openPartners } from '#features/partners/openPartners.ts';
import type { Partner } from '#schemas/generated/types.ts';
import { ads, renderer } from '../../support/siteWithPartners.ts';

const survey: Partner = {
  name: 'askwell',
  kind: 'survey',
  script: 'https://askwell.example/ask.js',
  purposes: [9],
};

interface Given {
  origin?: string;
  outsideOrigin?: string;
  partners?: Partner[];
}

function open({ origin = renderer.site.origin, outsideOrigin, partners = [ads, survey] }: Given = {}) {
  const site = { ...renderer.site, origin, configuration: { outside: { partners } } };
  return openPartners(
    {
      renderer: { ...renderer, site },
      others: {
        cmsNotifies: () => false,
        member: async () => undefined,
        signInLinks: () => [],
        saysYes: () => true,
        hasFullConsent: async () => true,
        onSignIn: async () => undefined,
      },
      registry: new Registry(),
      log: pino({ level: 'silent' }),
      folders: { project: '.' },
    },
    { outsideOrigin },
  );
}

const noVariants = { of: () => undefined, headers: () => ({}) };

const told = async (given: Given = {}) =>
  (await (await open(given)).reader?.({ headers: {} }, noVariants))?.outside;

describe('the host of the frames', () => {
  test('is there for frames alone', async () => {
    const { hostsApart } = await open({ outsideOrigin: 'https://outside.example:8443' });
    expect(hostsApart).toEqual([{ host: 'outside.example:8443', at: '/outside' }]);
    expect((await open()).hostsApart).toBeUndefined();
  });

  test.each([
    ['https://www.pagewell.example', 'https://www.pagewell.example'],
    // Two ports of one host are one site: cookies know no ports.
    ['https://www.pagewell.example', 'https://www.pagewell.example:8443'],
    ['http://localhost:3000', 'http://localhost:3001'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'],
    // A host beside it sets cookies for both.
    ['https://www.pagewell.co.uk', 'https://frames.pagewell.co.uk'],
    ['https://pagewell.com', 'https://frames.pagewell.com'],
  ])('is refused at the start where it could set cookies for the site: %s, %s', (origin, outsideOrigin) =>
    expect(open({ origin, outsideOrigin })).rejects.toThrow('OUTSIDE_ORIGIN'),
  );

  test.each([
    ['https://www.pagewell.co.uk', 'https://frames.co.uk'],
    // Whoever gives names to others is no site that these have in common.
    ['https://pagewell.github.io', 'https://frames.github.io'],
    ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ])('is taken where browsers take it for another site: %s, %s', async (origin, outsideOrigin) =>
    expect((await open({ origin, outsideOrigin })).hostsApart).toHaveLength(1),
  );
});

describe('what pages are told of frames', () => {
  test.each([
    ['ad-block-check', true],
    ['video', true],
    ['survey', true],
    ['replay', true],
    ['analytics', true],
    ['pixel', true],
    ['ads', false],
    ['personalization', false],
  ] as const)(
    'a partner of the kind %s runs on every page, or in places of its own alone: %p',
    async (kind, runs) => {
      const outside = await told({ partners: [{ ...survey, kind }] });
      expect(outside?.everywhere.map(({ name }) => name)).toEqual(runs ? ['askwell'] : []);
    },
  );

  test('leaves room for as many partners as a site may have, all of whom run on every page', async () => {
    const partners = Array.from({ length: 16 }, (_, at) => ({
      ...survey,
      kind: 'analytics' as const,
      name: `partner-of-a-name-${at}`.slice(-20),
      company: `The Company of Number ${at}`,
    }));
    const outside = await told({ partners, outsideOrigin: 'https://outside.example' });
    expect(outside?.everywhere).toHaveLength(16);
    // What is said of consent and of a member besides.
    expect(JSON.stringify({ outside }).length).toBeLessThan(maxReaderBytes - 400);
  });

  test('is nothing where there are none', async () => expect(await told({ partners: [] })).toBeUndefined());

  test('names the tool that asks readers, where there is something to ask', async () => {
    const tool: Partner = { ...survey, name: 'consentwell', kind: 'consent' };
    expect((await told({ partners: [tool, ads] }))?.asking).toBe('consentwell');
    expect(await told({ partners: [tool] })).toBeUndefined();
  });
});
