import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '#editing/person.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import type { RateLimit } from '#platform/http/rateLimits.ts';
import type { Document } from '#shell/document/document.ts';

/** A request as a handler gets it: parsed, bounded, and validated. */
export interface RouteRequest<Body = undefined> {
  readonly method: string;
  readonly path: string;
  /** The named parts of the route's path, such as `type` of `/gallery/:type`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Undefined if the connection has already closed. */
  readonly clientAddress: string | undefined;
  /** The signed-in person, set by a guard. */
  readonly person: Person | undefined;
  /** Aborted when the client disconnects: further work for this request is useless. */
  readonly signal?: AbortSignal | undefined;
  readonly body: Body;
}

/**
 * Allowed frame ancestors: none for readers' pages, ourselves for the editor's preview and the gallery, or
 * one origin.
 */
export type Framing = 'none' | 'self' | `http${string}`;

/** What a page may do beyond the default policy. */
export interface PageAbilities {
  framing?: Framing;
  /** Whether the page frames other pages of this site, as the gallery and the editor do. */
  framesItself?: boolean;
  /** An origin whose pages the page shows in frames, and sends forms to. */
  framesOrigin?: string | undefined;
  /** An origin whose pictures the page shows without the image proxy. */
  picturesOrigin?: string | undefined;
  /** Inline scripts besides the one of every page. Readers' pages have none. */
  inlineScripts?: readonly string[];
}

/** Headers by name; a repeated header, such as `Set-Cookie`, has a list. */
type ReplyHeaders = Readonly<Record<string, string | string[]>>;

export interface PageReply extends PageAbilities {
  /** A shared document is compressed once for the same object. */
  document: Document;
  /** By default 200. */
  status?: number;
  /**
   * Whether all readers get the same, so that caches may store it. Otherwise it is uncached and unindexed.
   */
  isShared?: boolean;
  /**
   * Whether all readers of a kind get the same, such as those of a country: shared caches must not store it,
   * but browsers may, and search engines index it.
   */
  isOfAKind?: boolean;
  /**
   * Complete tags of changes to this page, besides its shell, so that a notified cache may store it for long.
   * Undefined if it also changes otherwise.
   */
  changesWith?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface ApiReply {
  /** By default 200. */
  status?: number;
  /** Sent as JSON; an empty body if undefined. */
  body?: unknown;
  /** A `Cache-Control` header; by default `no-store`. */
  caching?: string;
  headers?: ReplyHeaders;
}

/** An event of a stream. */
export interface StreamEvent {
  name: string;
  /** Sent as JSON. */
  data: unknown;
  /** Id of the last event that a reconnecting client received: `Last-Event-ID`. */
  id?: string;
}

/** A client of a stream. */
export interface StreamClient {
  send: (event: StreamEvent) => void;
  /** Ends the stream; browsers reconnect after a moment. */
  end: () => void;
}

export interface StreamReply {
  /** Called when the client connects. Returns a function called once when it disconnects. */
  begin: (client: StreamClient) => () => void;
}

export interface AssetReply {
  bytes: Buffer;
  /** Its media type. */
  type: string;
  /** A `Cache-Control` header. */
  caching: string;
  headers?: Readonly<Record<string, string>>;
}

/** A text streamed as it is generated, in constant memory. */
export interface TextReply {
  /** Its media type. */
  type: string;
  pieces: AsyncIterable<string>;
  headers?: Readonly<Record<string, string>>;
}

/** Redirects the browser to another page, after a form was processed. */
export interface Redirect {
  redirect: string;
  headers?: ReplyHeaders;
}

/** Redirects a browser to the asset. */
interface AssetElsewhere {
  redirect: string;
  caching: string;
  headers?: Readonly<Record<string, string>>;
}

/** Limit of body bytes that an instance parses. */
export interface BytesLimit {
  ofClient: RateLimit;
  ofAll: RateLimit;
}

/** Parses a request's body. Throws an HttpError if it is invalid. */
export interface BodyReader<Body> {
  maxBytes: number;
  /** What the sender can do about a body that is too large. */
  tooLarge?: string;
  /** Accepted media types; by default all. */
  types?: readonly string[];
  parse: (bytes: Buffer) => Body;
}

type Answer<Body, Reply> = (request: RouteRequest<Body>) => Promise<Reply> | Reply;

interface Options<Body, Reply> {
  /** Reader of the body; without it the body is ignored. */
  body?: BodyReader<Body>;
  limit?: RateLimit;
  bytesLimit?: BytesLimit;
  /** Whether other sites may send it: the handler checks the origin itself. */
  takesFromAnywhere?: boolean;
  /** Whether it is expensive, and is queued with readers' pages. */
  waits?: boolean;
  handle: Answer<Body, Reply>;
}

export interface RouteOf<Kind extends string, Reply> {
  kind: Kind;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  limit?: RateLimit | undefined;
  bytesLimit?: BytesLimit | undefined;
  takesFromAnywhere: boolean;
  waits: boolean;
  /** Limits by which the pipeline reads the body before it calls the handler. */
  reads?: Pick<BodyReader<unknown>, 'maxBytes' | 'tooLarge' | 'types'> | undefined;
  answer: Answer<Buffer, Reply>;
}

/** Undefined if the page belongs to another route: the request then goes on. */
type PageAnswer = PageReply | Redirect | undefined;

export type PageRoute = RouteOf<'page', PageAnswer>;
export type ApiRoute = RouteOf<'api', ApiReply>;
export type AssetRoute = RouteOf<'asset', AssetReply | AssetElsewhere>;
export type TextRoute = RouteOf<'text', TextReply>;
export interface StreamRoute extends RouteOf<'stream', StreamReply> {
  /** Concurrent streams of one address. */
  mostPerClient: number;
}

/** A guard admits a person, and passes them to the handlers. */
export interface Admission {
  person: Person;
}

/**
 * Precedes other routes of a feature: its reply replaces those at its path or below. Pages are for people,
 * data is for programs.
 */
export interface Guard {
  kind: 'guard';
  path: string;
  answer: Answer<undefined, PageReply | ApiReply | Admission | undefined>;
}

export type Route = PageRoute | ApiRoute | AssetRoute | TextRoute | StreamRoute | Guard;

/** Method and path, such as `GET /gallery/:type`. */
type Address = `${RouteOf<'', unknown>['method']} /${string}`;

/** A page for people at `GET /path`, or `POST` for a form that leads to one. */
export function page<Body = undefined>(address: Address, options: Options<Body, PageAnswer>): PageRoute {
  return { kind: 'page', ...routeOf(address, options) };
}

/** Data for programs, as JSON. */
export function api<Body = undefined>(address: Address, options: Options<Body, ApiReply>): ApiRoute {
  return { kind: 'api', ...routeOf(address, options) };
}

/** A file for pages, such as a picture. */
export function asset(
  address: Address,
  options: Options<undefined, AssetReply | AssetElsewhere>,
): AssetRoute {
  return { kind: 'asset', ...routeOf(address, options) };
}

/** A long text for one person, such as an export. It is uncached, and nothing in it runs. */
export function text(address: `GET /${string}`, options: Options<undefined, TextReply>): TextRoute {
  return { kind: 'text', ...routeOf(address, options) };
}

/** Server-sent events. */
export function stream(
  address: `GET /${string}`,
  { mostPerClient, ...options }: Options<undefined, StreamReply> & { mostPerClient: number },
): StreamRoute {
  return { kind: 'stream', mostPerClient, ...routeOf(address, options) };
}

/**
 * Sees every request to a path or below it, before the routes that follow. Without a reply the request goes
 * on.
 */
export function guard(path: string, answer: Guard['answer']): Guard {
  return { kind: 'guard', path, answer };
}

function routeOf<Body, Reply>(
  address: Address,
  { body, limit, bytesLimit, takesFromAnywhere = false, waits = false, handle }: Options<Body, Reply>,
): Omit<RouteOf<string, Reply>, 'kind'> {
  const [method, path] = address.split(' ', 2) as [RouteOf<string, Reply>['method'], string];
  return {
    method,
    path,
    limit,
    bytesLimit,
    takesFromAnywhere,
    waits,
    reads: body,
    // Without a body reader, `Body` has its default.
    answer: (request) => handle({ ...request, body: body?.parse(request.body) as Body }),
  };
}

/** The raw body. */
export function bytes(maxBytes: number): BodyReader<Buffer> {
  return { maxBytes, parse: (sent) => sent };
}

/** A form, as browsers send it. */
export function form(maxBytes: number): BodyReader<URLSearchParams> {
  return {
    maxBytes,
    types: ['application/x-www-form-urlencoded'],
    parse: (sent) => new URLSearchParams(sent.toString()),
  };
}

/**
 * JSON accepted by a validator, such as one compiled by Ajv.
 * @param types if not only `application/json`
 */
export function json<Body>(
  isValid: JsonValidator<Body>,
  {
    maxBytes,
    tooLarge,
    types = ['application/json'],
  }: Pick<BodyReader<Body>, 'maxBytes' | 'tooLarge' | 'types'>,
): BodyReader<Body> {
  return {
    maxBytes,
    ...(tooLarge === undefined ? {} : { tooLarge }),
    types,
    parse: (sent) => {
      const value = parseJson(sent);
      if (!isValid(value))
        throw badRequest(`This request is not of the form that is taken here${faultOf(isValid)}.`);
      return value;
    },
  };
}

export interface JsonValidator<Body> {
  (value: unknown): value is Body;
  /** Errors of the latest call, as Ajv sets them. */
  errors?: readonly { keyword: string; instancePath: string }[] | null;
}

/** Longest JSON pointer in an error message. */
const maxPointerLength = 200;

/** Location of the first error, and its rule. */
function faultOf({ errors }: JsonValidator<unknown>): string {
  const fault = errors?.find(({ keyword }) => keyword !== 'if');
  return fault ? ` (${fault.instancePath.slice(0, maxPointerLength) || '/'}: ${fault.keyword})` : '';
}

function parseJson(sent: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent));
  } catch (cause) {
    throw new HttpError(400, 'This request holds no JSON.', { cause });
  }
}
