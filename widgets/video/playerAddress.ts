import { factsOfHost } from '#contracts/frames/frameHosts.ts';
import { playerOf, type VideoSource, videoHost } from '#contracts/frames/videoSource.ts';
import type { VideoData } from '#schemas/generated/types.ts';

export const { origin: playerOrigin, name: hostName, abilities: playerAbilities } = factsOfHost(videoHost);

/** The player's address from a template: only validated ids and numbers are inserted. */
export function playerAddress(
  source: VideoSource,
  { videoAutoplay, enablePostRoll }: Pick<VideoData, 'videoAutoplay' | 'enablePostRoll'>,
): string {
  const { path, settings } = playerOf(source);
  const all = {
    // The reader has already clicked.
    autoplay: '1',
    playsinline: '1',
    // Enables pause and end messages.
    enablejsapi: '1',
    mute: videoAutoplay ? '1' : undefined,
    rel: enablePostRoll ? undefined : '0',
    ...settings,
  };
  return `${playerOrigin}${path}?${query(all)}`;
}

export function watchAddress({ videoId, playListId, isOfAccount, liveChannel, start }: VideoSource): string {
  if (liveChannel) return `https://www.youtube.com/channel/${encodeURIComponent(liveChannel)}/live`;
  if (!videoId && isOfAccount)
    return `https://www.youtube.com/user/${encodeURIComponent(playListId ?? '')}/videos`;
  const settings = {
    v: videoId,
    list: isOfAccount ? undefined : playListId,
    t: start === undefined ? undefined : String(start),
  };
  return `https://www.youtube.com/${videoId ? 'watch' : 'playlist'}?${query(settings)}`;
}

function query(settings: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
