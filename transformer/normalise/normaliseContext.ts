import type { BlockAnchors } from '../anchors.ts';
import type { ShowsNothing } from './numberBlocksOfKind.ts';

/** The countries whose readers get the blocks of a type; undefined for one that is for all. */
export type CountriesOf = (type: string) => readonly string[] | undefined;

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
  /** For whom the blocks of a type are; all of them for everybody, where nothing is said. */
  countriesOf?: CountriesOf | undefined;
  /** Whether it is made for editors: where they name no country, they see blocks of types that are for some countries alone. */
  preview?: boolean | undefined;
  /** Whether a block shows nothing, as its widget knows; none where nothing is said. */
  showsNothing?: ShowsNothing | undefined;
  /** The ids that links in the article can lead to; by default, links without a target stay. */
  anchorsOf?: BlockAnchors | undefined;
}
