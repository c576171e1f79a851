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
import type { Problem } from '#transformer/problems/problem.ts';
import type { Dimensions, FromReader, Reader, Variants } from './dimension.ts';
import type { Partners } from './partners.ts';
import type { PolicySources } from './policy.ts';
import type { Route } from './route.ts';

/** The build, the command line and the manual read it too: it imports nothing heavy. */
export interface Feature<Own extends Settings = Settings> {
  readonly name: string;
  readonly settings?: Own;
  /** Applied by name after the store's. A released one is never edited. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  readonly entries?: Readonly<Record<string, string>>;
  /** Scripts without React, loaded by pages that contain their marker. */
  readonly behaviours?: readonly Behaviour[];
  readonly pieces?: Readonly<Partial<Record<PieceSlot, LoadedPiece>>>;
  /** In the browser's storage; every page must know these values before the first paint. */
  readonly remembers?: readonly Remembered[];
  /** For editorial tools: crawlers are excluded, and caches store nothing. */
  readonly tool?: Tool;
  readonly unlisted?: readonly string[];
  /** Prefixes in lower case. The remainder is not logged: it may tell what a reader searches for. */
  readonly privatePaths?: readonly string[];
  dimensions?(settings: ValuesOf<Own>, facts: { https: boolean }): Partial<Dimensions>;
  policy?(settings: ValuesOf<Own>, site: SiteConfiguration): PolicySources;
  open?(parts: FeatureParts, settings: ValuesOf<Own>): Promise<OpenFeature>;
}

export interface OpenFeature {
  routes?: readonly Route[];
  reader?: ReaderPart;
  /** One feature provides them, and checks consent. */
  partners?: Partners;
  sitemap?(): Promise<readonly SitemapEntry[]>;
  hostsApart?: readonly HostApart[];
  forBlocks?: BlockFacts;
  /** Data that blocks need before rendering. Pages wait for it up to the server's deadline. */
  provides?: Services;
  offers?: Partial<Offers>;
  /** With all changes sent to caches, pages are cached for long. */
  tellsCaches?(): CacheNotifications;
  close?(): void | Promise<void>;
}

export type CacheNotifications = 'of none' | 'of some' | 'of all changes';

export interface PageChangeListener {
  /** Affects the article's page and pages that list it; a page of the given revision stays. */
  article: ChangeListener;
  all: () => void;
}

export interface BlockFacts {
  drugSavings?: DrugSavingsService;
}

export interface HostApart {
  host: string;
  /** The host serves only paths directly below this one. */
  at: string;
}

/** A missing offer does nothing. */
export interface Offers {
  /** Of each change of its articles. */
  cmsNotifies: () => boolean;
  member: (request: FromReader) => Promise<Member | undefined>;
  signInLinks: (after: string) => readonly SignInLink[];
  /** To the whole request; `hasFullConsent` says whether that is still valid. */
  saysYes: (request: FromReader) => boolean;
  hasFullConsent: (request: FromReader) => Promise<boolean>;
  /** With or without the wish for newsletters. */
  onSignIn: (person: SignedInPerson) => Promise<void>;
}

/** May draw a variant. If it throws, the part is missing. */
export type ReaderPart = (
  request: FromReader,
  variants: Variants,
) => Partial<ReaderFacts> | Promise<Partial<ReaderFacts>>;

export interface SitemapEntry {
  path: string;
  changedAt?: string | undefined;
}

interface LoadedPiece {
  load: () => Promise<{ default: Piece }>;
  styles?: string;
  /** The one of `entries` whose CSS only a script needs, after page load. */
  laterStyles?: string;
}

export interface FeatureParts {
  log: Logger;
  /** Labels are small, closed sets: never a path, a query or an address. */
  registry: Registry;
  content: Pick<Content, 'source' | 'store' | 'events' | 'database' | 'jobs' | 'notifyChanges' | 'changes'>;
  published: ArticleFinder;
  /** The same object while nothing has changed. @throws when the source could never be read */
  listed: () => Promise<ListedArticles>;
  onPageChange: (listener: PageChangeListener) => () => void;
  renderer: PageRenderer;
  render: YieldingRender;
  /** Off the readers' thread. @param alsoFound findings of the rendering, reported once @param at by default now */
  check: (
    article: { kind: 'text'; text: string } | { kind: 'value'; value: unknown },
    path: string,
    alsoFound: readonly Problem[],
    at?: Date,
  ) => Promise<Problem[]>;
  /** What the sender of the request has been shown, without newly generated values. */
  readerProfile: (request: FromReader) => Reader;
  variantsFor: (request: FromReader) => Variants;
  clientAddress: ClientAddress;
  /** By keys other than the client address, which the route's limit uses. */
  limits: Pick<RateLimits, 'of'>;
  mailer: Omit<Mailer, 'close'>;
  outbox: Outbox;
  partners: Partners;
  /** Complete once all features are open. */
  others: Offers;
  /** Not awaited, and never throws. */
  reportError: (report: ErrorReport) => void;
  /** Readers wait for pages: defer background work. */
  isBusy: () => boolean;
  https: boolean;
  /** Sample data may then replace paid services. */
  isOnThisMachine: boolean;
  isDevelopment: boolean;
  folders: {
    data: string;
    /** Searched in order. */
    media: readonly string[];
    project: string;
  };
}

export function feature<Own extends Settings = Settings>(
  name: string,
  parts: Omit<Feature<Own>, 'name'>,
): Feature<Own> {
  return { name, ...parts };
}
