import { cmsKinds, isBuiltInKind, isCmsModule } from '#content/cms/cmsKinds.ts';
import { siteTimeZone } from '#content/site/siteTimeZone.ts';
import { linkNetworkHost } from '#contracts/affiliate.ts';
import {
  bytes,
  choice,
  countryOrUnknown,
  emailAddress,
  headerToken,
  hostNames,
  httpUrl,
  list,
  networks,
  optional,
  pathPrefix,
  postgresUrl,
  reader,
  smtpUrl,
  text,
  wholeNumber,
} from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { dsn } from '#platform/errorReports/dsn.ts';

const day = 24 * 60 * 60;

export const settings = {
  environment: setting({
    variable: 'NODE_ENV',
    about: 'In development errors show their stack, and gallery and editor are open without configuration.',
    default: 'development',
    read: choice('production', 'development', 'test'),
  }),
  port: setting({
    variable: 'PORT',
    about: 'The port that the server listens on; 0 chooses any free port.',
    default: '3000',
    read: wholeNumber(0, 65_535),
  }),
  host: setting({
    variable: 'HOST',
    about: 'The address that the server listens on.',
    default: '127.0.0.1',
    read: text(253),
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    about: 'The folder of this installation: the built-in database, pictures, media.',
    default: './data',
    read: text(1000),
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    about: 'A PostgreSQL server for the articles, instead of the built-in database.',
    default: undefined,
    read: optional(postgresUrl()),
    secret: true,
  }),
  contentApiUrl: setting({
    variable: 'CONTENT_API_URL',
    about:
      'A CMS whose articles are published, instead of those that editors write here. It feeds the database.',
    default: undefined,
    read: optional(httpUrl()),
  }),
  contentCms: setting({
    variable: 'CONTENT_CMS',
    about:
      'The kind of CMS at `CONTENT_API_URL`: one that serves our own contract, Payload, WordPress, or one that your own adapter reads.',
    default: 'contract',
    read: reader(`${cmsKinds.join(', ')}, or the file of an adapter such as ./my-cms.js`, (value) =>
      isBuiltInKind(value) || isCmsModule(value) ? value : undefined,
    ),
  }),
  contentTypes: setting({
    variable: 'CONTENT_TYPES',
    about: 'The types of posts that are read from WordPress, as its REST API calls them.',
    default: undefined,
    read: optional(
      reader('names such as posts,pages,recipes', (value) => {
        const names = list(value);
        return names.length > 0 && names.every((name) => /^[\w-]{1,60}$/.test(name)) ? names : undefined;
      }),
    ),
  }),
  contentApiKey: setting({
    variable: 'CONTENT_API_KEY',
    about: 'The API key for reading that CMS, if it requires one.',
    default: undefined,
    read: optional(headerToken()),
    secret: true,
  }),
  apiPrefix: setting({
    variable: 'API_PREFIX',
    about: 'Prefix of API addresses in browsers, if a proxy serves the site below a path and strips it.',
    default: undefined,
    read: optional(pathPrefix()),
  }),
  demoContent: setting({
    variable: 'DEMO_CONTENT',
    about:
      'Whether an empty database begins with the demonstration articles. By default only where the site is on this machine.',
    default: undefined,
    read: optional(choice('on', 'off')),
  }),
  siteConfig: setting({
    variable: 'SITE_CONFIG',
    about: 'A file with the site configuration, instead of that of the database or the CMS.',
    default: undefined,
    read: optional(text(1000)),
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    about: 'The least important lines that are logged.',
    default: 'info',
    read: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
  siteName: setting({
    variable: 'SITE_NAME',
    about: "The publication's name.",
    default: 'Pagewell',
    read: text(80),
  }),
  siteTagline: setting({
    variable: 'SITE_TAGLINE',
    about: 'One sentence on what the publication is.',
    default: 'Health and product guides that are researched, reviewed and kept up to date.',
    read: text(200),
  }),
  siteOrigin: setting({
    variable: 'SITE_ORIGIN',
    about: 'Scheme and host that readers see. By default the address that the server listens on.',
    default: undefined,
    read: optional(httpUrl({ originOnly: true })),
  }),
  siteTimeZone,
  contactEmail: setting({
    variable: 'CONTACT_EMAIL',
    about: 'The contact address for readers, shown on the fixed pages.',
    default: undefined,
    read: optional(emailAddress()),
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    about: 'The mail server. By default mails stay in memory, and OUTBOX shows them.',
    default: undefined,
    read: optional(smtpUrl()),
    secret: true,
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    about: 'The sender address of mails. By default newsletter@ and the host of the site.',
    default: undefined,
    read: optional(emailAddress()),
  }),
  errorDsn: setting({
    variable: 'ERROR_DSN',
    about:
      'The receiver of scrubbed errors of the server and of browsers, as Sentry envelopes. By default none.',
    default: undefined,
    read: optional(dsn()),
    secret: true,
  }),
  metricsAllow: setting({
    variable: 'METRICS_ALLOW',
    about: 'Who may read /metrics. In development this machine may as well.',
    default: '',
    read: networks(),
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    about:
      'Proxies in front whose `X-Forwarded-For` counts, so that limits by address are those of clients and not of proxies.',
    default: '',
    read: networks(),
  }),
  linkNetworkHosts: setting({
    variable: 'LINK_NETWORK_HOSTS',
    about:
      'Hosts of link networks whose tool writes a broken separator before `mid`; it is fixed in paid links.',
    default: linkNetworkHost,
    read: hostNames(),
  }),
  pageCacheBytes: setting({
    variable: 'PAGE_CACHE_SIZE',
    about: 'Memory of the page cache.',
    default: '48MB',
    read: bytes(),
  }),
  pageLifetime: setting({
    variable: 'PAGE_LIFETIME_SECONDS',
    about:
      'How long a page is cached without checking its article for changes. A change notification ends this immediately.',
    default: '60',
    read: wholeNumber(1, day),
  }),
  pageDeadline: setting({
    variable: 'PAGE_DEADLINE_MS',
    about: 'Deadline for a page; then an older page, or an error page, is sent.',
    default: '1200',
    read: wholeNumber(50, 60_000),
  }),
  countryHeader: setting({
    variable: 'COUNTRY_HEADER',
    about: "The header in which the proxy sends the reader's country as two capital letters.",
    default: undefined,
    read: optional(text(60)),
  }),
  countryDefault: setting({
    variable: 'COUNTRY_DEFAULT',
    about:
      'The default country of readers, or `unknown`. By default: `US` for a site on this machine without `COUNTRY_HEADER`, else unknown.',
    default: undefined,
    read: optional(countryOrUnknown()),
  }),
  maxConnections: setting({
    variable: 'MAX_CONNECTIONS',
    about: 'Maximum number of connections; more are refused.',
    default: '10000',
    read: wholeNumber(1, 1_000_000),
  }),
  shutdownDelay: setting({
    variable: 'SHUTDOWN_DELAY_MS',
    about: 'How long the server still accepts requests during shutdown, so that load balancers can react.',
    default: '1000',
    read: wholeNumber(0, 60_000),
  }),
  shutdownLimit: setting({
    variable: 'SHUTDOWN_LIMIT_MS',
    about: 'How long requests in flight may take after that before they are aborted.',
    default: '20000',
    read: wholeNumber(100, 300_000),
  }),
} as const;
