import type { BlockAnchors } from '../registry/anchors.ts';
import type { CountriesOf, IsEmptyBlock } from '../registry/widget.ts';

export interface NormaliseContext {
  experiments: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2, or undefined if unknown. */
  country: string | undefined;
  /** When it is read, ISO 8601; by default now. */
  at?: string | undefined;
  linkNetworkHosts: ReadonlySet<string>;
  countriesOf?: CountriesOf | undefined;
  /** Whether it is for editors: without a country they see blocks restricted by type. */
  preview?: boolean | undefined;
  isEmpty?: IsEmptyBlock | undefined;
  /** Ids that links in the article may target; by default, links without a target stay. */
  anchorsOf?: BlockAnchors | undefined;
}
