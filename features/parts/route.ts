import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '#editing/person.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import type { RateLimit } from '#platform/http/rateLimits.ts';
import type { Document } from '#shell/document/document.ts';

/** A request as a handler gets it: parsed, bounded, and checked. */
export interface RouteRequest<Body = undefined> {
  readonly method: string;
  readonly path: string;
  /** The named parts of the route's path, such as `type` of `/gallery/:type`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Undefined where the connection is gone already. */
  readonly clientAddress: string | undefined;
  /** Who is signed in, where a guard has found that out. */
  readonly person: Person | undefined;
  /** Aborted when the client has gone: work for this request is not worth starting then. */
  readonly signal?: AbortSignal | undefined;
  readonly body: Body;
}

/**
 * Whoever may show a page in a frame: nobody for readers' pages, ourselves for the editor's preview and the gallery, or the
 * pages of one origin.
 */
export type Framing = 'none' | 'self' | `http${string}`;

/** What a page may do beyond what every page may. */
export interface PageAbilities {
  framing?: Framing;
  /** Whether the page shows other pages of this site in frames, as the gallery and the editor do. */
  framesItself?: boolean;
  /** An origin whose pages the page shows in frames, and sends forms to. */
  framesOrigin?: string | undefined;
  /** Inline scripts besides the one that every page has. Readers' pages have none. */
  inlineScripts?: readonly string[];
}

/** Headers by name; one that comes more than once, such as `Set-Cookie`, has a list. */
type ReplyHeaders = Readonly<Record<string, string | string[]>>;

export interface PageReply extends PageAbilities {
  /** The same object again is not compressed again, where it is shared. */
  document: Document;
  /** 200 where nothing is said. */
  status?: number;
  /** Whether all readers get the same, so that caches may keep it. Else none does, and search engines do not list it. */
  isShared?: boolean;
  /**
   * Whether all readers of one kind get the same, as those of a country: no cache on the way may hand it to others, but browsers may keep
   * it, and search engines list it.
   */
  isOfAKind?: boolean;
  /**
   * The tags of what changes this page, besides what stands around all of them: where that is all there is, so that a cache that is told of
   * changes may keep it for long. Undefined where it changes by something else.
   */
  changesWith?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface ApiReply {
  /** 200 where nothing is said. */
  status?: number;
  /** Sent as JSON; nothing where it is undefined. */
  body?: unknown;
  /** A `Cache-Control` header; `no-store` where nothing is said. */
  caching?: string;
  headers?: ReplyHeaders;
}

/** Something that has happened, for whoever follows a stream. */
export interface StreamEvent {
  name: string;
  /** Sent as JSON. */
  data: unknown;
  /** What the client says it has heard last, when it comes back: `Last-Event-ID`. */
  id?: string;
}

/** Whoever follows a stream. */
export interface StreamClient {
  send: (event: StreamEvent) => void;
  /** Ends the stream; a browser comes back by itself after a moment. */
  end: () => void;
}

export interface StreamReply {
  /** Called when the client listens. What it gives back is called once, when the client has gone. */
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

/** A text that is sent as it is made: however long it is, little of it is held. */
export interface TextReply {
  /** Its media type. */
  type: string;
  pieces: AsyncIterable<string>;
  headers?: Readonly<Record<string, string>>;
}

/** Sends the browser to another page, after a form was taken. */
export interface Redirect {
  redirect: string;
  headers?: ReplyHeaders;
}

/** Sends a browser to where the asset is. */
interface AssetElsewhere {
  redirect: string;
  caching: string;
  headers?: Readonly<Record<string, string>>;
}

/** How many bytes of bodies an instance parses. */
export interface BytesLimit {
  ofClient: RateLimit;
  ofAll: RateLimit;
}

/** How a request's body becomes a value. Throws an HttpError where it does not. */
export interface BodyReader<Body> {
  maxBytes: number;
  /** What to do about a body that is larger, in words for whoever sent it. */
  tooLarge?: string;
  /** The media types that are taken; all where nothing is said. */
  types?: readonly string[];
  parse: (bytes: Buffer) => Body;
}

type Answer<Body, Reply> = (request: RouteRequest<Body>) => Promise<Reply> | Reply;

interface Options<Body, Reply> {
  /** What the body has to be; without it the body is not looked at. */
  body?: BodyReader<Body>;
  limit?: RateLimit;
  bytesLimit?: BytesLimit;
  /** Whether it is taken from pages of other sites too: the answer looks itself at where it comes from. */
  takesFromAnywhere?: boolean;
  /** Whether it costs so much that it waits for its turn with readers' pages. */
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
  /** What the pipeline has to read of the body before it asks for the answer. */
  reads?: Pick<BodyReader<unknown>, 'maxBytes' | 'tooLarge' | 'types'> | undefined;
  answer: Answer<Buffer, Reply>;
}

/** Nothing, where the page is somebody else's: then the request goes on to what stands behind. */
type PageAnswer = PageReply | Redirect | undefined;

export type PageRoute = RouteOf<'page', PageAnswer>;
export type ApiRoute = RouteOf<'api', ApiReply>;
export type AssetRoute = RouteOf<'asset', AssetReply | AssetElsewhere>;
export type TextRoute = RouteOf<'text', TextReply>;
export interface StreamRoute extends RouteOf<'stream', StreamReply> {
  /** How many streams one address may follow at the same time. */
  mostPerClient: number;
}

/** A guard lets somebody in, and says who it is to what answers. */
export interface Admission {
  person: Person;
}

/**
 * Stands before what follows it in a feature's list: a reply is sent in the place of all that is at the path or below. A page
 * is for people, and data for programs.
 */
export interface Guard {
  kind: 'guard';
  path: string;
  answer: Answer<undefined, PageReply | ApiReply | Admission | undefined>;
}

export type Route = PageRoute | ApiRoute | AssetRoute | TextRoute | StreamRoute | Guard;

/** Method and path, such as `GET /gallery/:type`. */
type Address = `${RouteOf<'', unknown>['method']} /${string}`;

/** A page for people, at `GET /path`; or `POST` for a form that leads to one. */
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

/** A long text for one person, such as what is taken out of the store. Nobody keeps it on the way, and nothing in it runs. */
export function text(address: `GET /${string}`, options: Options<undefined, TextReply>): TextRoute {
  return { kind: 'text', ...routeOf(address, options) };
}

/** Events for programs, as they happen: server-sent events, over a connection that stays open. */
export function stream(
  address: `GET /${string}`,
  { mostPerClient, ...options }: Options<undefined, StreamReply> & { mostPerClient: number },
): StreamRoute {
  return { kind: 'stream', mostPerClient, ...routeOf(address, options) };
}

/** Looks at every request to a path or below it, before what follows in the list. Without a reply the request goes on. */
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
    // Without a reader, a body is what `Body` is by default.
    answer: (request) => handle({ ...request, body: body?.parse(request.body) as Body }),
  };
}

/** A body as it was sent. */
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
 * JSON that a validator accepts, such as one that Ajv compiled.
 *
 * @param types where it does not have to say `application/json`
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
  /** Of the latest call, where it says more than yes and no. */
  errors?: readonly { keyword: string; instancePath: string }[] | null;
}

/** The longest pointer into a request that is told. */
const maxPointerTold = 200;

/** Where the first thing is that is wrong, and which rule says so. */
function faultOf({ errors }: JsonValidator<unknown>): string {
  const fault = errors?.find(({ keyword }) => keyword !== 'if');
  return fault ? ` (${fault.instancePath.slice(0, maxPointerTold) || '/'}: ${fault.keyword})` : '';
}

function parseJson(sent: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent));
  } catch (cause) {
    throw new HttpError(400, 'This request holds no JSON.', { cause });
  }
}
