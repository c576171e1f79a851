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

/** What is to be played: a video, a playlist, or a video in its playlist. */
export interface VideoSource {
  videoId?: string | undefined;
  playListId?: string | undefined;
  /** The second to start at. */
  start?: number | undefined;
}

/** The one host whose videos the block plays. */
export const videoHost: FrameHost = 'youtube';

/** Ids as the host writes them; whatever else stands in their place is none. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** What stands where the id of a video does when a whole playlist is embedded. */
const playlistAddress = 'videoseries';

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
  const videoId = (address && videoIdOf(address)) ?? data.videoId;
  const playListId = validId(address?.searchParams.get('list')) ?? data.playListId;
  if (!videoId && !playListId) return undefined;
  return { videoId, playListId, start: (address && startOf(address)) ?? data.skipPeriod };
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
  return /^(embed|v|shorts|live)$/.test(first ?? '') && second !== playlistAddress
    ? validId(second)
    : undefined;
}

function validId(id: string | null | undefined): string | undefined {
  return id && idPattern.test(id) ? id : undefined;
}

/** Seconds, as `90` or as `1m30s`; undefined where the address names none. */
function startOf({ searchParams }: URL): number | undefined {
  const written = searchParams.get('start') ?? searchParams.get('t') ?? '';
  const time = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written);
  if (!time) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = time;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
