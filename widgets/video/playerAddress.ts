import { factsOfHost } from '../../contracts/frames/frameHosts.ts';
import { type VideoSource, videoHost } from '../../contracts/frames/videoSource.ts';
import type { VideoData } from '../../schemas/generated/types.ts';

/** Where the player is, and the name of its host as readers know it. */
export const { origin: playerOrigin, name: hostName, abilities: playerAbilities } = factsOfHost(videoHost);

/** The address of the player, made from a template: nothing of the author's but ids and numbers gets into it. */
export function playerAddress(
  { videoId, playListId, start }: VideoSource,
  { videoAutoplay, enablePostRoll }: Pick<VideoData, 'videoAutoplay' | 'enablePostRoll'>,
): string {
  const settings = {
    // The reader has asked for it already.
    autoplay: '1',
    playsinline: '1',
    // Lets the player tell us that it was paused or has ended.
    enablejsapi: '1',
    mute: videoAutoplay ? '1' : undefined,
    rel: enablePostRoll ? undefined : '0',
    start: start === undefined ? undefined : String(start),
    list: playListId,
  };
  return `${playerOrigin}/embed/${encodeURIComponent(videoId ?? 'videoseries')}?${query(settings)}`;
}

/** Where the video can be watched at its host. */
export function watchAddress({ videoId, playListId, start }: VideoSource): string {
  const settings = { v: videoId, list: playListId, t: start === undefined ? undefined : String(start) };
  return `https://www.youtube.com/${videoId ? 'watch' : 'playlist'}?${query(settings)}`;
}

function query(settings: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
