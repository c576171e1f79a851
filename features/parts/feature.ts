import type { Migration } from 'kysely/migration';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Content } from '#content/createContentSource.ts';
import type { ArticleFinder } from '#content/source/articleFinder.ts';
import type { ChangeListener } from '#content/source/source.ts';
import type { Member, SignInLink } from '#contracts/auth.ts';
import type { Behaviour } from '#contracts/behaviour.ts';
import type { DrugSavingsService } from '#contracts/drugs/facts.ts';
import type { SignedInPerson } from '#contracts/newsletter.ts';
import type { ReaderFacts } from '#contracts/reader.ts';
import type { Remembered } from '#contracts/remembered.ts';
import type { Services } from '#contracts/services.ts';
import type { Settings, ValuesOf } from '#platform/configuration/setting.ts';
import type { ErrorReport } from '#platform/errorReports/envelope.ts';
import type { ClientAddress } from '#platform/http/clientAddress.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Outbox } from '#platform/outbox.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { Tool } from '#shell/document/pageShell.ts';
import type { Piece, PieceSlot } from '#shell/document/pieces.ts';
import type { PageRenderer, YieldingRender } from '#shell/renderPage.ts';
import type { Problem } from '#transformer/problem.ts';
import type { Dimensions, FromReader, Reader, Variants } from './dimension.ts';
import type { Partners } from './partners.ts';
import type { PolicySources } from './policy.ts';
import type { Route } from './route.ts';

/**
 * A capability of the site that is no block. `features/<name>/feature.ts` is also read by the build, the
 * command line and the manual: it imports nothing heavy, and loads what runs.
 */
export interface Feature<Own extends Settings = Settings> {
  readonly name: string;
  /** Environment variables: read and validated at start, printed, and documented. */
  readonly settings?: Own;
  /** Its migrations, applied by name after the store's. A released one is never edited. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Its inputs of the client build, style sheets and scripts, by the names that pages use. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Scripts without React, loaded by pages that contain their marker. */
  readonly behaviours?: readonly Behaviour[];
  /** What it adds to every page, at named slots of the shell. */
  readonly pieces?: Readonly<Partial<Record<PieceSlot, LoadedPiece>>>;
  /** Values in the browser's storage that every page must know before the first paint. */
  readonly remembers?: readonly Remembered[];
  /** Set for editorial tools: crawlers are excluded, and caches store nothing. */
  readonly tool?: Tool;
  /** Paths that robots.txt disallows, each with all paths below it. */
  readonly unlisted?: readonly string[];
  /** Path prefixes, in lower case, whose remainder is not logged: it may tell what a reader searches for. */
  readonly privatePaths?: readonly string[];
  /** What pages vary by because of it. */
  dimensions?(settings: ValuesOf<Own>, facts: { https: boolean }): Partial<Dimensions>;
  /** What it adds to the content security policy, by the site configuration at render time. */
  policy?(settings: ValuesOf<Own>, site: SiteConfiguration): PolicySources;
  /** Called once at server start; creates whatever runs. */
  open?(parts: FeatureParts, settings: ValuesOf<Own>): Promise<OpenFeature>;
}

export interface OpenFeature {
  /** Its routes, matched in this order. */
  routes?: readonly Route[];
  /** Its part of `GET /api/reader`: small, and specific to the reader. */
  reader?: ReaderPart;
  /** Calls to partners, for later features; one feature provides them, which checks consent. */
  partners?: Partners;
  /** Its pages in the sitemap, besides articles. */
  sitemap?(): Promise<readonly SitemapEntry[]>;
  hostsApart?: readonly HostApart[];
  /** Its facts for blocks, on readers' pages and in previews. */
  forBlocks?: BlockFacts;
  /** Services for data that blocks need before rendering. Pages wait for them up to the server's deadline. */
  provides?: Services;
  /** What it offers to other features. */
  offers?: Partial<Offers>;
  /**
   * Which changes it sends to caches, so that pages carry tags; with all changes, pages are cached for long.
   */
  tellsCaches?(): CacheNotifications;
  /** Stops what it runs. */
  close?(): void | Promise<void>;
}

/** The changes that caches are notified of, as known now. */
export type CacheNotifications = 'of none' | 'of some' | 'of all changes';

/** Listens for changes that affect pages. */
export interface PageChangeListener {
  /**
   * Called for the page of the article at this path, and pages that list it; a page of the given revision
   * stays.
   */
  article: ChangeListener;
  /** Called for changes of the shell around all pages. */
  all: () => void;
}

/** Facts of features that blocks show. */
export interface BlockFacts {
  /** Looks up prices of drugs and sends coupons. */
  drugSavings?: DrugSavingsService;
}

/** A separate host of this server for a few addresses of one feature. */
export interface HostApart {
  /** With its port, as browsers send it. */
  host: string;
  /** The host serves only paths directly below this one. */
  at: string;
}

/** What features offer to each other, without naming each other. A missing offer does nothing. */
export interface Offers {
  /** Whether a CMS sends a notification of each change of its articles. */
  cmsNotifies: () => boolean;
  /** The signed-in reader. */
  member: (request: FromReader) => Promise<Member | undefined>;
  /** Sign-in links, which return to a path of this site. */
  signInLinks: (after: string) => readonly SignInLink[];
  /** Whether the reader's cookie agrees to the whole consent request. */
  saysYes: (request: FromReader) => boolean;
  /** Whether that yes is still valid. */
  hasFullConsent: (request: FromReader) => Promise<boolean>;
  /** Called when a reader has signed in, with or without the wish for newsletters. */
  onSignIn: (person: SignedInPerson) => Promise<void>;
}

/** A part of the reader profile, which may draw a variant. If it throws, the part is missing. */
export type ReaderPart = (
  request: FromReader,
  variants: Variants,
) => Partial<ReaderFacts> | Promise<Partial<ReaderFacts>>;

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  /** When it last changed, ISO 8601; undefined if unknown. */
  changedAt?: string | undefined;
}

interface LoadedPiece {
  load: () => Promise<{ default: Piece }>;
  /** The one of its `entries` whose CSS it adds to every page. */
  styles?: string;
  /** The one of its `entries` whose CSS is needed only after page load, by a script. */
  laterStyles?: string;
}

/** What the server provides to features. */
export interface FeatureParts {
  log: Logger;
  /** Registry of metrics. Labels are small, closed sets: never a path, a query or an address. */
  registry: Registry;
  content: Pick<Content, 'source' | 'store' | 'events' | 'database' | 'jobs' | 'tellChanges' | 'changes'>;
  /** Finds published articles for pages that show others. */
  published: ArticleFinder;
  /**
   * The published articles as pages list them, with all changes so far. The same object while nothing has
   * changed.
   * @throws when the source could never be read
   */
  listed: () => Promise<ListedArticles>;
  /** Calls back on changes that affect pages, as the page cache does. Returns the unsubscribe function. */
  onPageChange: (listener: PageChangeListener) => () => void;
  renderer: PageRenderer;
  /** Renders an article, yielding to other requests, as readers' pages are. */
  render: YieldingRender;
  /**
   * Checks an article of the editor or the source against the content rules, off the readers' thread.
   * @param alsoFound findings of the rendering, so that duplicates are reported once
   * @param at the time of the check; by default now
   */
  check: (
    article: { kind: 'text'; text: string } | { kind: 'value'; value: unknown },
    path: string,
    alsoFound: readonly Problem[],
    at?: Date,
  ) => Promise<Problem[]>;
  /** What was shown to the reader who sends this request, without newly generated values. */
  readerProfile: (request: FromReader) => Reader;
  /**
   * The reader's variants for one response, which must send their `headers`. A part of `GET /api/reader` gets
   * them as an argument.
   */
  variantsFor: (request: FromReader) => Variants;
  clientAddress: ClientAddress;
  /** Counts requests by keys other than the client address, which the route's limit uses. */
  limits: Pick<RateLimits, 'of'>;
  /** Sends mails, for all features. */
  mailer: Omit<Mailer, 'close'>;
  /** Messages without a configured sender. */
  outbox: Outbox;
  /** Calls to partners, with the reader's consent. Available to features after the one that provides them. */
  partners: Partners;
  /** Offers of other features, once all of them are open. */
  others: Offers;
  /** Reports an error to the monitoring service, if any. Not awaited, and never throws. */
  reportError: (report: ErrorReport) => void;
  /** Whether readers wait for pages: background work should be deferred. */
  isBusy: () => boolean;
  /** Whether readers come by https, for secure cookies. */
  https: boolean;
  /** Whether the site is tried on this machine, so that sample data may replace paid services. */
  isOnThisMachine: boolean;
  isDevelopment: boolean;
  folders: {
    /** The installation's writable data folder. */
    data: string;
    /** Folders of pictures and other media, searched in order. */
    media: readonly string[];
    /** The project's folder, with `fixtures`. */
    project: string;
  };
}

/** Defines a feature. */
export function feature<Own extends Settings = Settings>(
  name: string,
  parts: Omit<Feature<Own>, 'name'>,
): Feature<Own> {
  return { name, ...parts };
}
