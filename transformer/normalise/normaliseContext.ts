import type { ShowsNothing } from './numberBlocksOfKind.ts';

/** What a page depends on besides the article. */
export interface NormaliseContext {
  /** Experiment name to variant, of the experiments this reader takes part in. */
  experiments: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  country: string | undefined;
  /** When they read it, ISO 8601; the present where nothing is said. */
  at?: string | undefined;
  /** Hosts of link networks, whose broken addresses are mended. The same for all readers. */
  linkNetworkHosts: ReadonlySet<string>;
  /** Whether a block shows nothing, as its widget knows; none where nothing is said. */
  showsNothing?: ShowsNothing | undefined;
}
