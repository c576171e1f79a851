import { globSync, readFileSync } from 'node:fs';
import pictures from '#features/pictures/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import {
  allSettings,
  describeConfiguration,
  readConfiguration,
} from '#server/configuration/configuration.ts';
import { defaultCountry } from '#server/configuration/defaultCountry.ts';

const ofTheMachine = new Set([
  'NO_COLOR',
  'FORCE_COLOR',
  'TERM',
  'XDG_CACHE_HOME',
  'NODE_OPTIONS',
  'PG_VERSION',
  'CHROMIUM_PATH',
]);

const ofPayload = new Set(
  [
    ...readFileSync('adapters/payload/src/settings.ts', 'utf8').matchAll(
      /(?:\benv\.|required\(')([A-Z][A-Z_]+)\b/g,
    ),
  ].map(([, name = '']) => name),
);

const ofWordpress = new Set(['PAGEWELL_ORIGIN', 'PAGEWELL_SECRET']);

function faultOf(environment: Record<string, string>): string {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('needs nothing to be set', () =>
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      contactEmail: undefined,
      logLevel: 'info',
      pageDeadline: 1200,
    }));

  it.each([
    ['CONTENT_API_UR', 'CONTENT_API_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUSTED_PROXY', undefined],
    ['SITE_NAMES', 'SITE_NAME'],
    ['TRUSTEDPROXIES', undefined],
    ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
    ['FILE_NAME', undefined],
    ['HTTP_URL', undefined],
    ['HOSTS', undefined],
    ['npm_config_log_level', undefined],
  ])('with %s refuses the start where %s was probably meant', (variable, meant) =>
    expect(faultOf({ [variable]: 'x' })).toBe(
      meant === undefined ? '' : `${variable} is unknown. Did you mean ${meant}?`,
    ),
  );

  it('takes a name like one of ours where ours is set as well', () =>
    expect(faultOf({ SITE_NAME: 'Health', SITE_NAMES: 'x' })).toBe(''));

  it('prints no name and no password of an address', () => {
    const environment = {
      CONTENT_API_URL: 'https://reader:pa%40ss@cms.example/api?x=a@b',
      CDN_PURGE: 'varnish:http://u:secret@cdn.example/',
    };
    expect(describeConfiguration(environment)).toMatchObject({
      CONTENT_API_URL: 'https://••••••@cms.example/api?x=a@b',
      CDN_PURGE: 'varnish:http://••••••@cdn.example/',
    });
    expect(faultOf({ CDN_PURGE: environment.CDN_PURGE })).not.toContain('secret');
    expect(faultOf({ SITE_ORIGIN: 'https://u:secret@health.example' })).not.toContain('secret');
  });

  it('is typed values of what is set', () => {
    const configuration = readConfiguration({
      PORT: '8080',
      DATABASE_URL: 'postgres://user:secret@db/pagewell',
      SITE_ORIGIN: 'https://health.example/',
      PAGE_CACHE_SIZE: '2GB',
      IMAGE_HOSTS: 'cdn.example, pictures.example',
      LINK_NETWORK_HOSTS: 'go.network.example',
      METRICS_ALLOW: '10.0.0.0/8, 2001:db8::/32',
    });
    expect(configuration).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://user:secret@db/pagewell',
      siteOrigin: 'https://health.example',
      pageCacheBytes: 2 * 1024 ** 3,
      linkNetworkHosts: new Set(['go.network.example']),
    });
    expect(configuration.features.get(pictures)).toMatchObject({
      hosts: new Set(['cdn.example', 'pictures.example']),
    });
    expect(configuration.metricsAllow.list.check('10.9.9.9')).toBe(true);
    expect(configuration.features.get(pictures)).toMatchObject({
      hosts: new Set(['cdn.example', 'pictures.example']),
    });
    expect(configuration.metricsAllow.list.check('11.0.0.1')).toBe(false);
  });

  it('takes an optional variable that is empty for one that is not set', () =>
    expect(readConfiguration({ CONTACT_EMAIL: '', DATABASE_URL: ' ' })).toMatchObject({
      contactEmail: undefined,
      databaseUrl: undefined,
    }));

  it.each([
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '3e3', 'a whole number from 0 to 65535'],
    ['PORT', '', 'a whole number from 0 to 65535'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['NODE_ENV', 'prod', 'production, development, test'],
    ['GALLERY', 'yes', 'on, off'],
    ['CONTENT_API_URL', 'ftp://cms.example', 'http:// or https://'],
    ['CONTENT_CMS', 'paylod', 'contract, payload, wordpress, or the file of an adapter such as ./my-cms.js'],
    ['CONTENT_TYPES', 'posts pages', 'posts,pages,recipes'],
    ['CONTENT_CMS', './my-cms.js', 'CONTENT_API_URL'],
    ['CONTENT_CMS', 'payload', 'CONTENT_API_URL'],
    ['CONTENT_API_URL', 'https://user:pass@cms.example', 'without user name and password'],
    ['SITE_ORIGIN', 'https://health.example/blog', 'without a path'],
    ['PAGE_CACHE_SIZE', '128', '64MB or 2GB'],
    ['PAGE_CACHE_SIZE', '0MB', '64MB or 2GB'],
    ['IMAGE_HOSTS', '10.0.0.1', 'host names'],
    ['IMAGE_HOSTS', 'https://cdn.example', 'host names'],
    ['METRICS_ALLOW', '10.0.0.0/33', 'networks'],
    ['METRICS_ALLOW', 'true', 'networks'],
    ['PAGE_DEADLINE_MS', '49', 'from 50 to 60000'],
    ['SITE_NAME', 'a\nb', 'text of 1 to 80 characters'],
  ])('that holds %s=%j names the variable, the value and what is right', (variable, value, accepted) => {
    const message = faultOf({ [variable]: value });
    expect(message).toContain(variable);
    expect(message).toContain(JSON.stringify(value.replace('user:pass', '••••••')));
    expect(message).toContain(accepted);
  });

  it('names everything that is wrong at once', () =>
    expect(faultOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2));

  it('never shows a secret, neither when it is right nor when it is wrong', () => {
    const environment = {
      EDITOR_TOKEN: 'hunter2',
      DATABASE_URL: 'mysql://u:hunter2@db',
      CONTENT_API_KEY: 'hunter2\nX-Other: header',
    };
    expect(faultOf(environment)).toContain('EDITOR_TOKEN');
    expect(faultOf(environment)).toContain('CONTENT_API_KEY');
    expect(faultOf(environment)).not.toContain('hunter2');
    expect(JSON.stringify(describeConfiguration(environment))).not.toContain('hunter2');
    expect(describeConfiguration({ EDITOR_TOKEN: 'x' }).EDITOR_TOKEN).toBe('••••••');
  });

  describe('of the country of readers of whom nobody tells', () => {
    const countryWith = (environment: Record<string, string>) =>
      defaultCountry(readConfiguration(environment));

    it.each([
      ['on this machine', {}, 'US'],
      ['at an address of this machine', { SITE_ORIGIN: 'http://localhost:8080' }, 'US'],
      ['that listens on this machine alone', { HOST: '::1' }, 'US'],
      ['that listens to the network and has no name', { HOST: '0.0.0.0' }, undefined],
      ['behind a proxy that tells it of others', { COUNTRY_HEADER: 'x-country' }, undefined],
      ['that readers reach', { SITE_ORIGIN: 'https://health.example.com' }, undefined],
    ])('says for a site %s what is true of its readers', (_where, environment, country) =>
      expect(countryWith(environment)).toBe(country),
    );

    it('does as it is told', () => {
      expect(countryWith({ COUNTRY_DEFAULT: 'unknown' })).toBeUndefined();
      expect(countryWith({ COUNTRY_DEFAULT: 'DE', SITE_ORIGIN: 'https://health.example.com' })).toBe('DE');
      expect(countryWith({ COUNTRY_DEFAULT: 'GB', COUNTRY_HEADER: 'x-country' })).toBe('GB');
    });

    it.each(['us', 'USA', 'Unknown', 'U1'])('takes no %s', (country) =>
      expect(faultOf({ COUNTRY_DEFAULT: country })).toMatch(/^COUNTRY_DEFAULT is .*two capital letters/),
    );
  });

  it('dates articles by a time zone that there is, or by what is written', () => {
    const zoneWith = (SITE_TIME_ZONE: string) => readConfiguration({ SITE_TIME_ZONE }).siteTimeZone;
    expect(['', 'UTC', 'America/New_York'].map(zoneWith)).toEqual([undefined, 'UTC', 'America/New_York']);
    expect(faultOf({ SITE_TIME_ZONE: 'New York' })).toBe(
      'SITE_TIME_ZONE is "New York", but must be empty, or a time zone such as America/New_York or UTC.',
    );
  });

  describe('as docs/operations.md has it', () => {
    const manual = readFileSync('docs/operations.md', 'utf8');
    const rows = new Map(
      [...manual.matchAll(/^\| `([A-Z][A-Z_]*)` .*$/gm)].map(([row, variable = '']) => [variable, row]),
    );
    const variables: string[] = allSettings.map(({ variable }) => variable);

    it('is all variables that there are, and no others', () =>
      expect([...rows.keys()].sort()).toEqual(variables.toSorted()));

    it('shows the default of each, and which are secret', () => {
      for (const { variable, default: fallback, secret = false } of allSettings) {
        const row = rows.get(variable) ?? '';
        if (fallback) expect(row).toContain(fallback);
        expect([variable, row.includes('**Secret.**')]).toEqual([variable, secret]);
      }
    });

    it('names no variable in other places that nobody reads', () => {
      // But for the feature that is made there as an example.
      const files = ['README.md', ...globSync('docs/**/*.md', { exclude: ['docs/adding-a-feature.md'] })];
      const documents = files.map((file) => readFileSync(file, 'utf8'));
      const named = documents.flatMap((text) =>
        [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`|^([A-Z]+(?:_[A-Z]+)+)=/gm)].map(
          ([, inText, assigned]) => inText ?? assigned ?? '',
        ),
      );
      expect(
        [...new Set(named)].filter(
          (name) =>
            !variables.includes(name) &&
            !ofTheMachine.has(name) &&
            !ofPayload.has(name) &&
            !ofWordpress.has(name),
        ),
      ).toEqual([]);
    });

    it('is all that the program reads of its environment by name, but for what belongs to the machine', () => {
      const readers = globSync('{server,cli,features,content,platform,shell}/**/*.{ts,js}');
      const named = readers.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
      );
      expect(named).toContain('EDITOR_TOKEN');
      expect(
        [...new Set(named)].filter((name) => !variables.includes(name) && !ofTheMachine.has(name)),
      ).toEqual([]);
    });
  });
});
