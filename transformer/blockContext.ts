import type { DrugView } from '#contracts/drugs/drugView.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { LoadedData } from '#contracts/services.ts';
import type { BlockContent, ContentMeta, InstrumentContent, Newsletter } from '#schemas/generated/types.ts';
import type { Citations } from './citations.ts';
import type { LayoutVariants } from './layoutVariants.ts';

/** A questionnaire with points, and the name that articles find it by. */
export interface Instrument extends Omit<InstrumentContent, '$schema'> {
  id: string;
}

/** What the site has of its own for blocks to show. */
export interface OwnBlockContent extends Omit<BlockContent, '$schema'> {
  instruments: readonly Instrument[];
}

/**
 * All that a block may know of the page it stands on. Serialisable. A widget gets only the keys that it declares in
 * its `reads`, which are part of the key its HTML is cached by. Under the names of services stands what they gave for the page's `needs`.
 */
export interface BlockContext extends LayoutVariants, OwnBlockContent, LoadedData {
  /** The publication's name, as readers see it. */
  siteName: string;
  /** Scheme and host of the publication, without a slash at the end. */
  siteOrigin: string;
  articlePath: string;
  /** What is told of a quiet page in the place of its path; undefined where that may be told. */
  quietPath: string | undefined;
  articleTitle: string;
  /** The layout that the article's author chose; undefined for the usual one. */
  articleTemplate: string | undefined;
  /** The article's own picture, as its author wrote it. */
  articlePicture: string | undefined;
  contentMeta: ContentMeta | undefined;
  /** The sources that the article lists, with the places that cite them. */
  citations: Citations;
  /**
   * 0-based position among the article's blocks of the same type, in all its versions, whoever gets them. It names a block
   * in links and in what browsers keep.
   */
  indexOfKind: number;
  /** 0-based position among those of them that this reader gets. For what is counted: caps, layouts, what is reported. */
  placeOfKind: number;
  /** That of the next block of its type on the reader's page; undefined for the last. */
  nextOfKind: number | undefined;
  /** The ids of blocks that this reader does not get: a link to one of them leads nowhere. */
  goneAnchors: readonly string[];
  /** The article's first picture is loaded eagerly, every other one lazily. */
  holdsFirstPicture: boolean;
  /**
   * Experiment name to variant, of all experiments this reader takes part in. A page with a widget that reads this
   * depends on every one of them: read a single one, such as `commercePropensity`, where that will do.
   */
  experiments: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  country: string | undefined;
  /** The site's letters by mail; undefined where it has none. */
  newsletter: Newsletter | undefined;
  /** What the site says of drug savings; undefined where it has none. */
  drugSavings: DrugSavingsFacts | undefined;
  /** What the address of a page about a drug asks for; undefined in articles. */
  drugView: DrugView | undefined;
  /** Preview, gallery and command show placeholders that are meant for developers; readers never see them. */
  preview: boolean;
}
