import type { DrugView } from '#contracts/drugs/drugView.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { LoadedData } from '#contracts/services.ts';
import type { BlockContent, ContentMeta, InstrumentContent, Newsletter } from '#schemas/generated/types.ts';
import type { Citations } from './citations.ts';
import type { LayoutVariants } from './layoutVariants.ts';

export interface Instrument extends Omit<InstrumentContent, '$schema'> {
  id: string;
}

export interface OwnBlockContent extends Omit<BlockContent, '$schema'> {
  instruments: readonly Instrument[];
}

/**
 * What a block may know of its page. Serialisable. A widget gets only the keys in its `reads`, which are part
 * of its cache key. Services' answers are under their names.
 */
export interface BlockContext extends LayoutVariants, OwnBlockContent, LoadedData {
  siteName: string;
  /** Scheme and host of the publication, without trailing slash. */
  siteOrigin: string;
  articlePath: string;
  /** Replacement of a private page's path; undefined on others. */
  privatePath: string | undefined;
  articleTitle: string;
  articleTemplate: string | undefined;
  articlePicture: string | undefined;
  contentMeta: ContentMeta | undefined;
  citations: Citations;
  /** Among all the article's blocks of this type, from 0, for every reader. For links and browser storage. */
  indexOfKind: number;
  /** 0-based index among this reader's blocks of this type: for caps, layouts and reports. */
  placeOfKind: number;
  nextOfKind: number | undefined;
  hiddenAnchors: readonly string[];
  hasFirstPicture: boolean;
  /** A widget that reads this depends on all experiments: read a single one, such as `commercePropensity`. */
  experiments: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2, or undefined if unknown. */
  country: string | undefined;
  newsletter: Newsletter | undefined;
  drugSavings: DrugSavingsFacts | undefined;
  drugView: DrugView | undefined;
  /** Whether placeholders are shown: in preview, gallery and command. */
  preview: boolean;
}
