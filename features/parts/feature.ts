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
 * A capability of the site that is no block. What it says of itself stands in `features/<name>/feature.ts` and is read by
 * the build, by the command and by the manual as well: so that file imports nothing heavy, and what runs is loaded.
 */
export interface Feature<Own extends Settings = Settings> {
  readonly name: string;
  /** Environment variables: read and checked at start, printed, and documented. */
  readonly settings?: Own;
  /** Its tables, applied in the order of their names, after the store's own. One that was released is never edited. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Its inputs of the client build, style sheets and scripts, by the names that pages know them by. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Scripts without React, which come to the pages in whose HTML their marker is. */
  readonly behaviours?: readonly Behaviour[];
  /** What it puts into every page, at named places of the shell. */
  readonly pieces?: Readonly<Partial<Record<PieceSlot, LoadedPiece>>>;
  /** What every reader's page has to know of what the browser keeps for this feature, before anything is painted. */
  readonly remembers?: readonly Remembered[];
  /** Where it is a tool for those who make the publication: crawlers stay away, and no cache keeps anything of it. */
  readonly tool?: Tool;
  /** Addresses that crawlers leave alone, with all below them. */
  readonly unlisted?: readonly string[];
  /** Beginnings of paths, in small letters, of which the log has nothing that stands behind them: they say what somebody looks for. */
  readonly privatePaths?: readonly string[];
  /** What pages vary by because of it. */
  dimensions?(settings: ValuesOf<Own>, facts: { https: boolean }): Partial<Dimensions>;
  /** What it adds to the content security policy of pages, as the site is configured when a page is made. */
  policy?(settings: ValuesOf<Own>, site: SiteConfiguration): PolicySources;
  /** Called once when the server starts; whatever runs is made here. */
  open?(parts: FeatureParts, settings: ValuesOf<Own>): Promise<OpenFeature>;
}

/** A feature that runs. */
export interface OpenFeature {
  /** What it answers, in this order. */
  routes?: readonly Route[];
  /** What it knows of whoever asks, for `GET /api/reader`: little, and nothing that a page could say to all. */
  reader?: ReaderPart;
  /** The way to servers of partners, for the features behind it: of the one feature that knows what readers agree to. */
  partners?: Partners;
  /** The pages that search engines shall know of besides articles. */
  sitemap?(): Promise<readonly SitemapEntry[]>;
  hostsApart?: readonly HostApart[];
  /** What blocks show of it, on readers' pages and in previews. */
  forBlocks?: BlockFacts;
  /** The services that it has for what blocks need before a page is rendered. A page waits for them no longer than the server lets it. */
  provides?: Services;
  /** What it can do for other features. */
  offers?: Partial<Offers>;
  /** Whether it tells caches on the way what has changed, so that pages carry tags; of all changes, so that they are kept for long. */
  tellsCaches?(): CacheNotifications;
  /** Ends what it keeps running. */
  close?(): void | Promise<void>;
}

/** Of which changes caches on the way are told, as far as anybody knows now. */
export type CacheNotifications = 'of none' | 'of some' | 'of all changes';

/** Hears what has changed that pages show. */
export interface PageChangeListener {
  /** The page of the article at this path, and what lists it; a page of the revision that it is now, where that is known, stays. */
  article: ChangeListener;
  /** What stands around all pages. */
  all: () => void;
}

/** What blocks show that a feature knows. */
export interface BlockFacts {
  /** Who looks up prices of drugs and sends coupons. */
  drugSavings?: DrugSavingsService;
}

/** A host of this server that is there for a few addresses of a feature alone. */
export interface HostApart {
  /** With its port, as browsers name it. */
  host: string;
  /** It is there for what stands right below this address. */
  at: string;
}

/** What features can do for others, none of which knows another by name. What no feature offers does nothing. */
export interface Offers {
  /** Whether a CMS sends a notification of each change of its articles. */
  cmsNotifies: () => boolean;
  /** Who is signed in. */
  member: (request: FromReader) => Promise<Member | undefined>;
  /** The ways to sign in, which lead back to a path of this site. */
  signInLinks: (after: string) => readonly SignInLink[];
  /** Whether a reader's browser says that they have agreed to all that they were asked. */
  saysYes: (request: FromReader) => boolean;
  /** Whether they have, and that stands. */
  hasFullConsent: (request: FromReader) => Promise<boolean>;
  /** Hears that somebody has signed in, and has agreed to hear of us or not. */
  onSignIn: (person: SignedInPerson) => Promise<void>;
}

/** A part of what is known of a reader, who may have a variant drawn for it. Where it throws, it is missing. */
export type ReaderPart = (
  request: FromReader,
  variants: Variants,
) => Partial<ReaderFacts> | Promise<Partial<ReaderFacts>>;

/** A page that search engines shall know of. */
export interface SitemapEntry {
  path: string;
  /** When it last changed, ISO 8601; undefined where that is not known. */
  changedAt?: string | undefined;
}

interface LoadedPiece {
  load: () => Promise<{ default: Piece }>;
  /** The one of its `entries` whose CSS stands in every page because of it. */
  styles?: string;
  /** The one of its `entries` whose CSS nobody needs before a page has loaded, because a script shows what it is for. */
  laterStyles?: string;
}

/** What the server offers to features. */
export interface FeatureParts {
  log: Logger;
  /** Where a feature registers what it counts. Labels are small, closed sets: never a path, a query or an address. */
  registry: Registry;
  content: Pick<Content, 'source' | 'store' | 'events' | 'database' | 'jobs' | 'tellChanges' | 'changes'>;
  /** Finds published articles for pages that show others. */
  published: ArticleFinder;
  /**
   * The published articles as pages list them, with all changes that were told so far. The same object again where
   * nothing has changed.
   *
   * @throws where the source could never be asked
   */
  listed: () => Promise<ListedArticles>;
  /** Hears of all that changes pages, as the pages do that are kept here. Returns the way to stop it. */
  onPageChange: (listener: PageChangeListener) => () => void;
  renderer: PageRenderer;
  /** Renders an article between the requests of others, as readers' pages are. */
  render: YieldingRender;
  /**
   * Holds an article against the content rules, as an editor types it or as its source gave it, off the readers' thread.
   *
   * @param alsoFound what was found while it was rendered: what the check finds as well is told once
   * @param at the moment that it is checked for; now, where nothing is said
   */
  check: (
    article: { kind: 'text'; text: string } | { kind: 'value'; value: unknown },
    path: string,
    alsoFound: readonly Problem[],
    at?: Date,
  ) => Promise<Problem[]>;
  /** What was shown to the reader who sends this request, with nothing made up for them. */
  readerProfile: (request: FromReader) => Reader;
  /** The reader's variants for one answer, which takes their `headers` along. A part of `GET /api/reader` is handed its own. */
  variantsFor: (request: FromReader) => Variants;
  clientAddress: ClientAddress;
  /** Counts how often somebody asks, by more than their address: the limit of a route counts by that. */
  limits: Pick<RateLimits, 'of'>;
  /** The way by which mails leave, for all features. */
  mailer: Omit<Mailer, 'close'>;
  /** Where that is which nobody is set up to send. */
  outbox: Outbox;
  /** The way to servers of partners, for what the reader has agreed to. Open to features behind the one that asks readers. */
  partners: Partners;
  /** What other features can do, once all of them are open. */
  others: Offers;
  /** Hands an error to whoever watches over the site, where anybody does. Nobody waits for it, and it never throws. */
  reportError: (report: ErrorReport) => void;
  /** Whether readers wait for pages: no moment for what nobody waits for. */
  isBusy: () => boolean;
  /** Whether readers come by https, so that a cookie may say so. */
  https: boolean;
  /** Whether the site is tried by whoever sits at this machine, so that what is made up may stand in for what costs something. */
  isOnThisMachine: boolean;
  isDevelopment: boolean;
  folders: {
    /** Of this installation, to write to. */
    data: string;
    /** Pictures and other media, looked into in order. */
    media: readonly string[];
    /** Of the project, with `fixtures`. */
    project: string;
  };
}

/** What the feature of this name says of itself. */
export function feature<Own extends Settings = Settings>(
  name: string,
  parts: Omit<Feature<Own>, 'name'>,
): Feature<Own> {
  return { name, ...parts };
}
