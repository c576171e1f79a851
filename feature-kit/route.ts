import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '#editor-preview/model/person.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import type { RateLimit } from '#platform/http/rateLimits.ts';
import type { Document } from '#shell/document/document.ts';

export interface RouteRequest<Body = undefined> {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Undefined if the connection has already closed. */
  readonly clientAddress: string | undefined;
  /** Set by a guard. */
  readonly person: Person | undefined;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
  readonly body: Body;
}

export type Framing = 'none' | 'self' | `http${string}`;

export interface PageAbilities {
  framing?: Framing;
  framesItself?: boolean;
  /** Its pages are shown in frames, and get forms. */
  framesOrigin?: string | undefined;
  /** Pictures of this origin bypass the image proxy. */
  picturesOrigin?: string | undefined;
  /** Besides the one of every page. Readers' pages have none. */
  inlineScripts?: readonly string[];
}

type ReplyHeaders = Readonly<Record<string, string | string[]>>;

export interface PageReply extends PageAbilities {
  document: Document;
  status?: number;
  /** The same for all readers, so caches may store it. Otherwise it is uncached and unindexed. */
  isShared?: boolean;
  /** Such as those of a country: browsers may cache it, shared caches must not. Search engines index it. */
  isOfAKind?: boolean;
  /** All tags that change this page; undefined if it also changes otherwise. */
  changesWith?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface ApiReply {
  status?: number;
  body?: unknown;
  caching?: string;
  headers?: ReplyHeaders;
}

export interface StreamEvent {
  name: string;
  data: unknown;
  /** The client's next `Last-Event-ID`. */
  id?: string;
}

export interface StreamClient {
  send: (event: StreamEvent) => void;
  end: () => void;
}

export interface StreamReply {
  /** Returns a function called once when the client disconnects. */
  begin: (client: StreamClient) => () => void;
}

export interface AssetReply {
  bytes: Buffer;
  type: string;
  caching: string;
  headers?: Readonly<Record<string, string>>;
}

/** Streamed as it is generated, in constant memory. */
export interface TextReply {
  type: string;
  pieces: AsyncIterable<string>;
  headers?: Readonly<Record<string, string>>;
}

export interface Redirect {
  redirect: string;
  headers?: ReplyHeaders;
}

interface AssetElsewhere {
  redirect: string;
  caching: string;
  headers?: Readonly<Record<string, string>>;
}

export interface BytesLimit {
  ofClient: RateLimit;
  ofAll: RateLimit;
}

/** Throws an HttpError for an invalid body. */
export interface BodyReader<Body> {
  maxBytes: number;
  /** What the sender can do about it. */
  tooLarge?: string;
  types?: readonly string[];
  parse: (bytes: Buffer) => Body;
}

type Answer<Body, Reply> = (request: RouteRequest<Body>) => Promise<Reply> | Reply;

interface Options<Body> {
  body?: BodyReader<Body>;
  limit?: RateLimit;
  bytesLimit?: BytesLimit;
  /** Other sites may send it: the handler checks the origin itself. */
  takesFromAnywhere?: boolean;
  /** Expensive: queued with readers' pages. */
  waits?: boolean;
}

export interface RouteOf<Kind extends string, Reply> {
  kind: Kind;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  limit?: RateLimit | undefined;
  bytesLimit?: BytesLimit | undefined;
  takesFromAnywhere: boolean;
  waits: boolean;
  reads?: Pick<BodyReader<unknown>, 'maxBytes' | 'tooLarge' | 'types'> | undefined;
  answer: Answer<Buffer, Reply>;
}

type PageAnswer = PageReply | Redirect | undefined;

export type PageRoute = RouteOf<'page', PageAnswer>;
export type ApiRoute = RouteOf<'api', ApiReply>;
export type AssetRoute = RouteOf<'asset', AssetReply | AssetElsewhere>;
export type TextRoute = RouteOf<'text', TextReply>;
export interface StreamRoute extends RouteOf<'stream', StreamReply> {
  mostPerClient: number;
}

export interface Admission {
  person: Person;
}

/** Precedes other routes of a feature: its reply replaces those at its path or below. */
export interface Guard {
  kind: 'guard';
  path: string;
  answer: Answer<undefined, PageReply | ApiReply | Admission | undefined>;
}

export type Route = PageRoute | ApiRoute | AssetRoute | TextRoute | StreamRoute | Guard;

type Address = `${RouteOf<'', unknown>['method']} /${string}`;

/** The handler is last, after the options if there are any. */
interface MakeRoute<Kind extends string, Reply> {
  (address: Address, handle: Answer<undefined, Reply>): RouteOf<Kind, Reply>;
  <Body = undefined>(
    address: Address,
    options: Options<Body>,
    handle: Answer<Body, Reply>,
  ): RouteOf<Kind, Reply>;
}

export const page = routeMaker<'page', PageAnswer>('page');
export const api = routeMaker<'api', ApiReply>('api');
export const asset = routeMaker<'asset', AssetReply | AssetElsewhere>('asset');
export const text = routeMaker<'text', TextReply>('text');

export function stream(
  address: `GET /${string}`,
  { mostPerClient, ...options }: Options<undefined> & { mostPerClient: number },
  handle: Answer<undefined, StreamReply>,
): StreamRoute {
  return { mostPerClient, ...routeOf('stream', address, options, handle) };
}

/** At the path or below it, before the routes that follow. Without a reply the request goes on. */
export function guard(path: string, answer: Guard['answer']): Guard {
  return { kind: 'guard', path, answer };
}

function routeMaker<Kind extends string, Reply>(kind: Kind): MakeRoute<Kind, Reply> {
  return <Body>(
    address: Address,
    ...parts: [Answer<undefined, Reply>] | [Options<Body>, Answer<Body, Reply>]
  ) => (parts.length === 2 ? routeOf(kind, address, ...parts) : routeOf(kind, address, {}, ...parts));
}

function routeOf<Kind extends string, Body, Reply>(
  kind: Kind,
  address: Address,
  { body, limit, bytesLimit, takesFromAnywhere = false, waits = false }: Options<Body>,
  handle: Answer<Body, Reply>,
): RouteOf<Kind, Reply> {
  const [method, path] = address.split(' ', 2) as [RouteOf<Kind, Reply>['method'], string];
  return {
    kind,
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

export function bytes(maxBytes: number): BodyReader<Buffer> {
  return { maxBytes, parse: (sent) => sent };
}

export function form(maxBytes: number): BodyReader<URLSearchParams> {
  return {
    maxBytes,
    types: ['application/x-www-form-urlencoded'],
    parse: (sent) => new URLSearchParams(sent.toString()),
  };
}

/** @param types if not only `application/json` */
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
        throw badRequest(`This request does not have the expected form${faultOf(isValid)}.`);
      return value;
    },
  };
}

export interface JsonValidator<Body> {
  (value: unknown): value is Body;
  errors?: readonly { keyword: string; instancePath: string }[] | null;
}

const maxPointerLength = 200;

function faultOf({ errors }: JsonValidator<unknown>): string {
  const fault = errors?.find(({ keyword }) => keyword !== 'if');
  return fault ? ` (${fault.instancePath.slice(0, maxPointerLength) || '/'}: ${fault.keyword})` : '';
}

function parseJson(sent: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent));
  } catch (cause) {
    throw new HttpError(400, 'This request has no JSON body.', { cause });
  }
}
