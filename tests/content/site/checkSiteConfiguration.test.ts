import { readFileSync } from 'node:fs';
import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { maxArrayItems } from '#transformer/article/limits.ts';

const item = (url: string) => ({ title: 'Sleep', url });
const told = (written: unknown) =>
  checkSiteConfiguration(written).problems.map(({ rule, pointer }) => `${rule} ${pointer}`);

describe('the configuration of a site', () => {
  it('of the fixtures has nothing wrong with it, and says something of each part but the announcement', () => {
    const written = JSON.parse(readFileSync('fixtures/site.json', 'utf8'));
    const { configuration, problems } = checkSiteConfiguration(written);
    expect(problems).toEqual([]);
    expect(Object.keys(configuration).sort()).toEqual([
      'ads',
      'auth',
      'drugSavings',
      'headerBranding',
      'headerLinks',
      'newsletter',
      'outside',
      'placements',
      'secondaryNav',
      'socialLinks',
    ]);
  });

  it('that says nothing is one', () =>
    expect(checkSiteConfiguration({})).toMatchObject({ configuration: {}, problems: [], isUnusable: false }));

  it.each([[null], ['text'], [[]], [7]])('is no %j', (written) => {
    expect(checkSiteConfiguration(written)).toMatchObject({ configuration: {}, isUnusable: true });
    expect(told(written)).toEqual(['schema/type ']);
  });

  it('loses a link that runs a script, and nothing beside it', () => {
    const written = {
      headerLinks: [item('/sleep'), item('javascript:alert(1)'), item(' java\tscript:alert(1)')],
    };
    expect(checkSiteConfiguration(written).configuration).toEqual({
      headerLinks: [item('/sleep'), { title: 'Sleep' }, { title: 'Sleep' }],
    });
    expect(told(written)).toEqual([
      'link/unsafe-url /headerLinks/1/url',
      'link/unsafe-url /headerLinks/2/url',
    ]);
  });

  it('says what is wrong with it, where, and what would be right', () => {
    const { problems } = checkSiteConfiguration({ headerLink: [], ads: { provider: 'gtp' } });
    expect(problems.map(({ message }) => message)).toEqual([
      '"Site configuration" has no field "headerLink". Did you mean "headerLinks"?',
      expect.stringContaining('Did you mean "gpt"?'),
    ]);
  });

  it('loses one part without the others, where nothing is left of it', () => {
    const { configuration, lost } = checkSiteConfiguration({
      headerLinks: 'none',
      socialLinks: [{ channel: 'link', url: '/feed.xml', label: 'RSS' }],
    });
    expect(configuration).toEqual({ socialLinks: [{ channel: 'link', url: '/feed.xml', label: 'RSS' }] });
    expect(lost).toEqual(['headerLinks']);
  });

  it('is cut to what a menu may hold', () => {
    const { configuration } = checkSiteConfiguration({ headerLinks: Array(13).fill(item('/a')) });
    expect(configuration.headerLinks).toHaveLength(12);
    expect(told({ headerLinks: Array(12).fill(item('/a')) })).toEqual([]);
    expect(told({ headerLinks: Array(13).fill(item('/a')) })).toEqual(['schema/max-items /headerLinks']);
  });

  it('with 10,000 items is cut, with more it is refused', () => {
    const many = (count: number) => ({ socialLinks: Array(count).fill({ channel: 'link', url: '/a' }) });
    expect(checkSiteConfiguration(many(maxArrayItems)).configuration.socialLinks).toHaveLength(16);
    expect(told(many(maxArrayItems + 1))).toEqual(['json/too-many-items ']);
    expect(checkSiteConfiguration(many(maxArrayItems + 1)).isUnusable).toBe(true);
  });

  it('reaches no prototype', () => {
    const written = JSON.parse('{"__proto__": {"ads": {"provider": "gpt"}}, "constructor": {}, "auth": {}}');
    expect(checkSiteConfiguration(written).configuration).toEqual({ auth: {} });
    expect(told(written)).toEqual(['json/dangerous-key /__proto__', 'json/dangerous-key /constructor']);
  });

  it.each([
    ['https://tags.example/t.js', true],
    ['http://127.0.0.1:8080/t.js', true],
    ['http://localhost/t.js', true],
    ['http://tags.example/t.js', false],
    ['//tags.example/t.js', false],
    ['data:text/javascript,1', false],
    ['https://tags.example/"onload=', false],
    ['http://localhost.evil.example/t.js', false],
  ])('may take a script from %s: %s', (script, isTaken) => {
    const { configuration } = checkSiteConfiguration({ ads: { provider: 'gpt', script } });
    expect(configuration.ads?.script).toBe(isTaken ? script : undefined);
  });

  it.each([
    [29, false],
    [30, true],
  ])('lets ads be replaced after %i seconds: %s', (refreshSeconds, isTaken) => {
    const { configuration } = checkSiteConfiguration({ ads: { refreshSeconds } });
    expect(configuration.ads?.refreshSeconds).toBe(isTaken ? refreshSeconds : undefined);
  });

  it.each([
    ['DLB2', true],
    ['DMR5', true],
    ['MMR2', true],
    ['DLB3', false],
    ['DMR6', false],
    ['MLB2', false],
    ['MMR3', false],
  ])('knows the place for ads %s: %s', (id, isKnown) => {
    const slots = [{ id, sizes: [[300, 250]] }];
    expect(told({ ads: { slots } })).toEqual(isKnown ? [] : ['schema/enum /ads/slots/0/id']);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('with %i own sites has %i problems', (count, problems) => {
    const ownSites = Array.from({ length: count }, (_, index) => `site-${index}.example`);
    expect(told({ ads: { ownSites } })).toHaveLength(problems);
  });

  it.each([
    ['headerNewsletter', {}, true],
    ['wBw2ndPagePopup', {}, true],
    ['headerNewsletter', { newsletterLists: ['letters'] }, false],
    ['wBw2ndPagePopup', { lists: ['letters'] }, false],
    ['2ndPagePopup', { driverType: 'email' }, false],
  ])('misses the letters of a driver at %s with %j: %s', (placementName, data, isMissing) => {
    const driver = { headline: 'Letters', ...data };
    const found = told({ placements: [{ placementName, driver }] });
    expect(found).toEqual(isMissing ? ['driver/missing-lists /placements'] : []);
  });

  const script = 'https://tags.adlark.example/gpt.js';
  test.each([
    [{ provider: 'gpt', script, unitPath: '/1/pagewell' }, []],
    [{ provider: 'gpt' }, ['schema/required /ads/script', 'schema/required /ads/unitPath']],
    [{ provider: 'gpt', script }, ['schema/required /ads/unitPath']],
    [
      { provider: 'gpt', script: 'http://x.example/', unitPath: '/1/pagewell' },
      ['schema/pattern /ads/script'],
    ],
    [{ provider: 'house' }, []],
    [{}, []],
  ])('tells what an ad server cannot do without: %j', (ads, expected) =>
    expect(told({ ads })).toEqual(expected),
  );

  describe('with tools that ask readers for their consent', () => {
    const tool = (name: string, kind = 'consent') => ({
      name,
      kind,
      script: `https://${name}.example/tool.js`,
      purposes: [1],
    });
    const namesLeft = (partners: object[]) =>
      checkSiteConfiguration({ outside: { partners, mediaHosts: ['media.pagewell.example'] } }).configuration
        .outside;

    it('has nothing wrong with it where there is one', () => {
      const partners = [tool('adlark', 'ads'), tool('consentwell')];
      expect(told({ outside: { partners } })).toEqual([]);
      expect(namesLeft(partners)?.partners).toEqual(partners);
    });

    it('keeps the first of several, and says which ones are left out', () => {
      const partners = [tool('consentwell'), tool('adlark', 'ads'), tool('askfirst'), tool('asklast')];
      expect(namesLeft(partners)).toEqual({
        partners: partners.slice(0, 2),
        mediaHosts: ['media.pagewell.example'],
      });
      const { problems } = checkSiteConfiguration({ outside: { partners } });
      expect(problems.map(({ rule, pointer, severity }) => [rule, pointer, severity])).toEqual([
        ['schema/max-items', '/outside/partners', 'error'],
        ['schema/max-items', '/outside/partners', 'error'],
      ]);
      expect(problems[0]?.message).toContain('"askfirst" is a second consent tool');
      expect(problems[1]?.message).toContain('"consentwell" is used, and "asklast" is left out');
    });
  });

  describe('with two of one name', () => {
    const partner = { name: 'adlark', kind: 'ads', script: 'https://a.example/t.js', purposes: [1] };
    const service = { name: 'words', kind: 'suggestions', purposes: [10] };
    const tracker = { name: 'count', hosts: ['pixel.example'], purposes: [7] };
    const slot = { id: 'DMR1', sizes: [[300, 250]] };
    const letter = { name: 'sleep', title: 'Sleep' };

    it.each([
      ['partners', '/outside/partners', { outside: { partners: [partner, { ...partner, purposes: [2] }] } }],
      ['services', '/outside/services', { outside: { services: [service, { ...service, purposes: [9] }] } }],
      ['trackers', '/outside/trackers', { outside: { trackers: [tracker, { ...tracker, purposes: [9] }] } }],
      ['places for ads', '/ads/slots', { ads: { slots: [slot, { ...slot, sizes: [[300, 600]] }] } }],
      ['letters', '/newsletter/lists', { newsletter: { lists: [letter, { ...letter, title: 'Naps' }] } }],
    ])('%s keeps the first one, and says which is left out', (_what, at, site) => {
      const { configuration, problems } = checkSiteConfiguration(site);
      expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([['schema/unique-items', at]]);
      expect(problems[0]?.message).toContain('is in the list twice');
      const [, part = '', list = ''] = at.split('/');
      const left = configuration[part as 'outside']?.[list as 'partners'];
      expect(left).toEqual([(site as never)[part][list][0]]);
    });
  });
});
