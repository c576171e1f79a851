/** Allow-list of sites in frames: parsers of addresses, frames and security headers derive from it. */

export type FrameAbility = 'autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture';

interface FrameHostFacts {
  name: string;
  origin: `https://${string}`;
  sites: readonly string[];
  abilities: readonly FrameAbility[];
}

const player: readonly FrameAbility[] = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

export const frameHosts = {
  youtube: {
    name: 'YouTube',
    // Sets no cookie before it plays.
    origin: 'https://www.youtube-nocookie.com',
    sites: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    abilities: player,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    sites: ['vimeo.com', 'player.vimeo.com'],
    abilities: player,
  },
  spotify: {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    sites: ['open.spotify.com'],
    abilities: ['autoplay', 'encrypted-media', 'fullscreen'],
  },
  tiktok: {
    name: 'TikTok',
    origin: 'https://www.tiktok.com',
    sites: ['tiktok.com', 'm.tiktok.com'],
    abilities: ['encrypted-media', 'fullscreen'],
  },
  instagram: {
    name: 'Instagram',
    origin: 'https://www.instagram.com',
    sites: ['instagram.com', 'instagr.am'],
    abilities: ['encrypted-media', 'fullscreen'],
  },
  x: {
    name: 'X',
    origin: 'https://platform.twitter.com',
    sites: ['x.com', 'twitter.com', 'mobile.twitter.com', 'mobile.x.com'],
    abilities: ['fullscreen'],
  },
} as const satisfies Readonly<Record<string, FrameHostFacts>>;

export type FrameHost = keyof typeof frameHosts;

export const everyFrameHost = Object.keys(frameHosts) as readonly FrameHost[];

/** Features that some frame gets: pages without such a frame deny them. */
export const lentAbilities: readonly FrameAbility[] = [
  ...new Set(Object.values<FrameHostFacts>(frameHosts).flatMap(({ abilities }) => abilities)),
].sort();

export function factsOfHost(host: FrameHost): FrameHostFacts {
  return frameHosts[host];
}

export function frameHostOf({ hostname }: URL): FrameHost | undefined {
  const site = hostname.replace(/^www\./, '');
  return everyFrameHost.find((host) => factsOfHost(host).sites.includes(site));
}
