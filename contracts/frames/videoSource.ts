import { type FrameHost, frameHostOf } from './frameHosts.ts';

export interface VideoFields {
  embeddedVideoCode?: string;
  videoId?: string;
  playListId?: string;
  fileUrl?: string;
  skipPeriod?: number;
}

export interface VideoSource {
  videoId?: string | undefined;
  playListId?: string | undefined;
  /** Whether the list is an account's videos, with its name in `playListId`. */
  isOfAccount?: boolean;
  liveChannel?: string | undefined;
  start?: number | undefined;
  end?: number | undefined;
  isPortrait?: boolean;
}

export const videoHost: FrameHost = 'youtube';

/** The host's format of ids. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** In place of a video's id in addresses of playlists and live streams. */
const playlistAddress = 'videoseries';
const liveAddress = 'live_stream';
/** Lists of other types, such as search results, have no id. */
const listTypes = ['playlist', 'user_uploads'];

export function isPending({ embeddedVideoCode, videoId, playListId, fileUrl }: VideoFields): boolean {
  return !embeddedVideoCode?.trim() && !videoId && !playListId && !fileUrl?.trim();
}

/** Of the embed address or code, else of the fields. Undefined without video and playlist. */
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

/** `end=soon`, search results, a clip: readers get another part than the author chose. */
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

function embedAddress(code: string): URL | undefined {
  const url = addressIn(code);
  return url && isVideoHost(url) ? url : undefined;
}

export function addressIn(code: string): URL | undefined {
  const source = code.includes('<') ? /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(code)?.[1] : code.trim();
  const address = source?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  return (address === undefined ? null : URL.parse(address)) ?? undefined;
}

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

export function startOf({ searchParams, hash }: URL): number | undefined {
  const inQuery = startNames.map((name) => searchParams.get(name)).find((each) => each !== null);
  return readSeconds(inQuery ?? timeInHash.exec(hash)?.[1] ?? '');
}

/** Undefined if the end is not after the start. */
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
