/**
 * The other sites that pages may show in frames: the one list of them. Reading an author's address, the frame that is made
 * of it, and what a page's headers let a browser load all follow from it.
 */

/** An ability of a page that it may lend to a frame, by its name in `allow` and in `Permissions-Policy`. */
export type FrameAbility = 'autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture';

interface FrameHostFacts {
  /** As readers know it. */
  name: string;
  /** Of its frames. */
  origin: `https://${string}`;
  /** Where the addresses lead that authors copy, without `www.`. */
  sites: readonly string[];
  /** What its frames are lent. */
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

/** One of the sites whose frames pages may show. */
export type FrameHost = keyof typeof frameHosts;

/** All of them, in the order of the list. */
export const everyFrameHost = Object.keys(frameHosts) as readonly FrameHost[];

/** Every ability that some frame is lent: pages without such a frame keep it to themselves. */
export const lentAbilities: readonly FrameAbility[] = [
  ...new Set(Object.values<FrameHostFacts>(frameHosts).flatMap(({ abilities }) => abilities)),
].sort();

/** What is known of a host, with the type that all have in common. */
export function factsOfHost(host: FrameHost): FrameHostFacts {
  return frameHosts[host];
}

/** The site that an address leads to; undefined where pages show no frames of it. */
export function frameHostOf({ hostname }: URL): FrameHost | undefined {
  const site = hostname.replace(/^www\./, '');
  return everyFrameHost.find((host) => factsOfHost(host).sites.includes(site));
}
