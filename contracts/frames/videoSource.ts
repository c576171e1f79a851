import { type FrameHost, frameHostOf } from './frameHosts.ts';

/** What an author says of a video, as far as it says which one. */
export interface VideoFields {
  /** An address for embedding, or the code around it. */
  embeddedVideoCode?: string;
  videoId?: string;
  playListId?: string;
  /** Seconds. */
  skipPeriod?: number;
}

/** What is to be played: a video, a playlist, a video in its playlist, or what a channel sends live. */
export interface VideoSource {
  videoId?: string | undefined;
  playListId?: string | undefined;
  /** Whether the list is all videos of an account, whose name is then in `playListId`. */
  isOfAccount?: boolean;
  /** The id of a channel that sends live. */
  liveChannel?: string | undefined;
  /** The second to start at. */
  start?: number | undefined;
  /** The second to end at. */
  end?: number | undefined;
  /** Whether it is higher than wide, as shorts are. */
  isPortrait?: boolean;
}

/** The one host whose videos the block plays. */
export const videoHost: FrameHost = 'youtube';

/** Ids as the host writes them; whatever else stands in their place is none. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** What stands where the id of a video does when a whole playlist or a live stream is embedded. */
const playlistAddress = 'videoseries';
const liveAddress = 'live_stream';
/** A list of another type, such as the results of a search, has no id. */
const listTypes = ['playlist', 'user_uploads'];

/** Whether nothing at all says which video it is, so that there is one still to be chosen. */
export function isPending({ embeddedVideoCode, videoId, playListId }: VideoFields): boolean {
  return !embeddedVideoCode?.trim() && !videoId && !playListId;
}

/**
 * What to play, taken from the embed address or code where it says so, else from the fields.
 *
 * @returns undefined where there is neither video nor playlist
 */
export function videoSource(data: VideoFields): VideoSource | undefined {
  const address = embedAddress(data.embeddedVideoCode ?? '');
  const liveChannel = address && liveChannelOf(address);
  if (liveChannel) return { liveChannel };
  const videoId = (address && videoIdOf(address)) ?? data.videoId;
  const listed = address && listOf(address);
  const playListId = listed ?? data.playListId;
  if (!videoId && !playListId) return undefined;
  const start = (address && startOf(address)) ?? data.skipPeriod;
  return {
    videoId,
    playListId,
    start,
    end: address && endOf(address, start),
    ...(listed && address?.searchParams.get('listType') === 'user_uploads' && { isOfAccount: true }),
    ...(address?.pathname.startsWith('/shorts/') && { isPortrait: true }),
  };
}

/** The path of the player at its host, and its parameters for which part to play. */
export function playerOf({ videoId, playListId, isOfAccount, liveChannel, start, end }: VideoSource): {
  path: string;
  settings: Readonly<Record<string, string | undefined>>;
} {
  const id = liveChannel ? liveAddress : (videoId ?? (isOfAccount ? '' : playlistAddress));
  return {
    path: id === '' ? '/embed' : `/embed/${encodeURIComponent(id)}`,
    settings: {
      start: start === undefined ? undefined : String(start),
      end: end === undefined ? undefined : String(end),
      listType: isOfAccount ? 'user_uploads' : undefined,
      list: playListId,
      channel: liveChannel,
    },
  };
}

/**
 * What an embed address or code says of which part is played, and cannot be read: `end=soon`, the results of a search, a
 * clip. Readers get another part than its author chose.
 */
export function unreadParts(code: string): string[] {
  const address = embedAddress(code);
  if (!address) return [];
  const { searchParams } = address;
  const start = startOf(address);
  const unread = {
    ...Object.fromEntries(startNames.map((name) => [name, start === undefined])),
    end: endOf(address, start) === undefined,
    listType: !listTypes.includes(searchParams.get('listType') ?? ''),
    list: listOf(address) === undefined,
    clip: true,
  };
  const names = Object.entries(unread).flatMap(([name, isUnread]) => (isUnread ? [name] : []));
  const inQuery = names.flatMap((name) =>
    searchParams.get(name) ? [`${name}=${searchParams.get(name)}`] : [],
  );
  return start === undefined && timeInHash.test(address.hash) ? [...inQuery, address.hash] : inQuery;
}

/** The address in an embed code, or the code itself where it is one; undefined unless it leads to the host. */
function embedAddress(code: string): URL | undefined {
  const url = addressIn(code);
  return url && isVideoHost(url) ? url : undefined;
}

/** The address in an embed code, or the code itself where it is one; undefined where there is none. */
export function addressIn(code: string): URL | undefined {
  const source = code.includes('<') ? /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(code)?.[1] : code.trim();
  const address = source?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  return (address === undefined ? null : URL.parse(address)) ?? undefined;
}

/** Whether an address leads to the one host whose player pages show. */
export function isVideoHost(address: URL): boolean {
  return frameHostOf(address) === videoHost;
}

function videoIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first, second] = pathname.split('/').slice(1);
  if (hostname === 'youtu.be') return validId(first);
  if (first === 'watch') return validId(searchParams.get('v'));
  return /^(embed|v|shorts|live)$/.test(first ?? '') && second !== playlistAddress && second !== liveAddress
    ? validId(second)
    : undefined;
}

function liveChannelOf({ pathname, searchParams }: URL): string | undefined {
  return pathname === `/embed/${liveAddress}` ? validId(searchParams.get('channel')) : undefined;
}

function listOf({ searchParams }: URL): string | undefined {
  const type = searchParams.get('listType') || 'playlist';
  return listTypes.includes(type) ? validId(searchParams.get('list')) : undefined;
}

function validId(id: string | null | undefined): string | undefined {
  return id && idPattern.test(id) ? id : undefined;
}

const startNames = ['start', 't', 'time_continue'];
const timeInHash = /^#t=(.+)$/;

/** The second that an address starts at; undefined where it names none. */
export function startOf({ searchParams, hash }: URL): number | undefined {
  const inQuery = startNames.map((name) => searchParams.get(name)).find((each) => each !== null);
  return readSeconds(inQuery ?? timeInHash.exec(hash)?.[1] ?? '');
}

/** Undefined too for an end that is not behind the start. */
function endOf({ searchParams }: URL, start = 0): number | undefined {
  const end = readSeconds(searchParams.get('end') ?? '');
  return end !== undefined && end > start ? end : undefined;
}

/** Seconds, as `90` or as `1m30s`. */
function readSeconds(written: string): number | undefined {
  const time = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written);
  if (!time) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = time;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
