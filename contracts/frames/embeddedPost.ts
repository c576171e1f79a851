import { type FrameHost, factsOfHost, frameHostOf } from './frameHosts.ts';
import { playerOf, startOf, videoSource } from './videoSource.ts';

/** Layout of a host's frame: video in two shapes, a post of any height, music as a bar or with its list. */
export type FrameShape = 'landscape' | 'portrait' | 'post' | 'bar' | 'list';

export interface EmbeddedPost {
  host: FrameHost;
  /** The frame's address. Of the author's input it contains ids and numbers only. */
  frame: string;
  shape: FrameShape;
}

/** The post of an address; undefined for none, or an unsupported host. */
export function embeddedPost(address: string): EmbeddedPost | undefined {
  const url = URL.parse(address.trim());
  const host = url && /^https?:$/.test(url.protocol) ? frameHostOf(url) : undefined;
  const found = url && host && readers[host](url);
  if (!found) return undefined;
  const { path, settings = {}, shape } = found;
  const frame = new URL(path, factsOfHost(host).origin);
  for (const [name, value] of Object.entries(settings)) if (value) frame.searchParams.set(name, value);
  return { host, frame: frame.href, shape };
}

interface FoundPost {
  path: string;
  settings?: Readonly<Record<string, string | undefined>>;
  shape: FrameShape;
}

type PostReader = (address: URL) => FoundPost | undefined;

/** Parsers of each host's addresses. Frames use do-not-track options where a host has one. */
const readers: Readonly<Record<FrameHost, PostReader>> = {
  youtube: (address) => {
    const source = videoSource({ embeddedVideoCode: address.href });
    if (!source) return undefined;
    const { path, settings } = playerOf(source);
    return {
      path,
      settings: { playsinline: '1', rel: '0', ...settings },
      shape: source.isPortrait ? 'portrait' : 'landscape',
    };
  },
  vimeo: (address) => {
    const { pathname, searchParams } = address;
    // Showcases, events, groups and albums have numbers too, which would be other videos' ids.
    const [, id, inPath] =
      /^\/(?:channels\/[\w-]{1,50}\/|groups\/[\w-]{1,50}\/videos\/|(?:showcase|album)\/\d{1,12}\/video\/|video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
        pathname,
      ) ?? [];
    const inQuery = /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
    const start = startOf(address);
    // Vimeo's player reads the start time from the fragment.
    const path = `/video/${id}${start === undefined ? '' : `#t=${start}s`}`;
    return id ? { path, settings: { dnt: '1', h: inPath ?? inQuery }, shape: 'landscape' } : undefined;
  },
  spotify: ({ pathname }) => {
    const [, kind, id] =
      /^\/(?:intl-[a-z-]{2,8}\/)?(?:embed\/)?(track|episode|album|artist|playlist|show)\/([A-Za-z0-9]{22})\/?$/.exec(
        pathname,
      ) ?? [];
    if (!kind || !id) return undefined;
    return { path: `/embed/${kind}/${id}`, shape: /track|episode/.test(kind) ? 'bar' : 'list' };
  },
  tiktok: ({ pathname }) => {
    const id = /\/(?:video|photo|v|v1|v2)\/(\d{6,20})(?:\.html)?\/?$/.exec(pathname)?.[1];
    return id ? { path: `/player/v1/${id}`, settings: { rel: '0' }, shape: 'portrait' } : undefined;
  },
  instagram: ({ pathname }) => {
    // A `share/` id is no post id: only Instagram can resolve it.
    const [, kind = '', id] =
      /^\/(?!share\/)(?:[\w.]{1,30}\/)?(p|reels?|tv)\/([A-Za-z0-9_-]{5,40})(?:\/embed(?:\/captioned)?)?\/?$/.exec(
        pathname,
      ) ?? [];
    return id
      ? { path: `/${kind.replace('reels', 'reel')}/${id}/embed/captioned/`, shape: 'post' }
      : undefined;
  },
  x: ({ pathname }) => {
    const id = /^\/(?:\w{1,15}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/.exec(
      pathname,
    )?.[1];
    return id ? { path: '/embed/Tweet.html', settings: { dnt: 'true', id }, shape: 'post' } : undefined;
  },
};
