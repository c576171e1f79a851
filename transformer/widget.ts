import type { ReactNode } from 'react';
import type { Behaviour } from '#contracts/behaviour.ts';
import type { FrameHost } from '#contracts/frames/frameHosts.ts';
import type { HydrationMoment } from '#contracts/island.ts';
import type { Need, ServiceName } from '#contracts/services.ts';
import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import { anchorsInHtml, type BlockAnchors } from './anchors.ts';
import type { BlockContext } from './blockContext.ts';
import type { CountriesOf } from './normalise/normaliseContext.ts';
import type { ShowsNothing } from './normalise/numberBlocksOfKind.ts';
import type { DescribedPage, JsonLdNode } from './structuredData.ts';

/** What a widget's component gets: the block's validated data, and the part of the context that it declared. */
export interface WidgetProps<Data, Reads extends keyof BlockContext = never> {
  data: Data;
  block: Pick<BlockContext, Reads>;
}

/** What a component gets besides, where its widget brings something. */
export interface BroughtProps<Brought> {
  brought: Brought;
}

/**
 * When the browser makes a block interactive. Most widgets never need it; the others say why. Where only some blocks of
 * the type do, `needsScript` tells them by their data, and the others are HTML alone.
 */
export type Hydration<Data> =
  | { hydrate: 'never' }
  | { hydrate: HydrationMoment; why: string; needsScript?: (data: Data) => boolean };

/**
 * Where on the page a block stands: in the reading column, in a column as wide as tables need, or, wherever its author put
 * it, above the header, where a page has one.
 */
export type Stands = 'column' | 'wide' | 'above-header';

/** What the house knows of a block type besides its component. */
interface Traits<Data> {
  stands: Stands;
  /** What search engines learn of a block that readers see, in the values that they see. */
  structuredData?: (
    data: Data,
    page: DescribedPage,
    place: Pick<BlockContext, 'indexOfKind'>,
  ) => readonly JsonLdNode[];
  /** What a block with this data needs of what it reads, so that an island carries no more to the browser; all of it. */
  narrow?: (data: Data, reads: Partial<BlockContext>) => Partial<BlockContext>;
  /**
   * What the component gets besides, made on the server alone: words that only blocks with this data need, and that would
   * be a burden in a script that all blocks of the type share. An island carries it along, so it is serialisable.
   */
  brings?: (data: Data) => unknown;
  /**
   * Whether a block with this data shows nothing, for a type whose blocks stand in for each other: the next one then takes
   * its place among those of the page.
   */
  isEmpty?: (data: Data) => boolean;
  /**
   * The countries whose readers get its blocks, as ISO 3166-1 alpha-2; all, where nothing is said. Whose country is unknown gets none.
   */
  countries?: readonly string[];
  /**
   * The path that is told of a page with such a block wherever a page tells its own: in the log, in what is counted, by forms. Nobody learns
   * by them which page it was. For a type whose page says what somebody takes or has.
   */
  quiet?: `/${string}`;
  /** What is fetched for a block with this data before its page is rendered. The component reads it under the service's name. */
  needs?: (data: Data) => readonly Need[];
  /** The ids in its HTML that links may lead to. */
  anchors?: (data: Data, place: Pick<BlockContext, 'indexOfKind'>) => readonly string[];
  /** The name under which a browser keeps when its reader dismissed the block, of one above the header. */
  dismissalKey?: (data: Data) => string;
  /** The other sites that a block may show in a frame once a reader asks for it; none. The page's headers name no others. */
  frames?: (data: Data) => readonly FrameHost[];
  /**
   * Parts of the component that nobody sees when a page is painted first, such as what a form comes to: each a module, as a path from the
   * project's folder. Their CSS comes with that of what is below the first view.
   */
  laterParts?: readonly string[];
  /** Its own small scripts without React. Those of parts that widgets share stand beside the parts. */
  behaviours?: readonly Behaviour[];
}

/** How a block type becomes HTML, and all that has to be known of it: what `widgets/<type>/widget.ts` exports. */
export type Widget<Type extends BlockType, Reads extends keyof BlockContext, Brought = never> = Hydration<
  BlockDataByType[Type]
> &
  Traits<BlockDataByType[Type]> & {
    type: Type;
    load: () => Promise<{
      default: (props: WidgetProps<BlockDataByType[Type], Reads> & BroughtProps<Brought>) => ReactNode;
    }>;
    /** All that the HTML depends on besides the data. */
    reads: readonly Reads[];
  };

/** Every block type has exactly one widget: a schema without a widget, or the reverse, does not compile. */
export type Registry = { readonly [Type in BlockType]: Widget<Type, keyof BlockContext> };

/** What an entry may leave out. */
type Defaults = 'type' | 'reads' | 'stands' | 'hydrate';

/**
 * Declares a block type. `NoInfer` keeps the component from widening `reads`: a component that reads what its entry does
 * not declare, and a need that it does not read, are refused by the compiler. What is not said: it reads nothing, is never
 * hydrated, stands in the column.
 */
export function widget<
  Type extends BlockType,
  const Reads extends keyof BlockContext = never,
  Brought = undefined,
>(
  type: Type,
  entry: Omit<Widget<Type, NoInfer<Reads>, NoInfer<Brought>>, Defaults | 'brings' | 'needs'> &
    Partial<Omit<Traits<BlockDataByType[Type]>, 'brings' | 'needs'>> & {
      reads?: readonly Reads[];
      needs?: (data: BlockDataByType[Type]) => readonly Need<NoInfer<Reads> & ServiceName>[];
      brings?: (data: BlockDataByType[Type]) => Brought;
    } & ({ hydrate?: 'never' } | Exclude<Hydration<BlockDataByType[Type]>, { hydrate: 'never' }>),
): Widget<Type, Reads, Brought> {
  return { hydrate: 'never', stands: 'column', reads: [], ...entry, type };
}

/** A widget whose component is at hand, as the renderer uses it. */
export type LoadedWidget = Hydration<unknown> &
  Traits<unknown> & {
    type: BlockType;
    component: (props: { data: unknown; block: Partial<BlockContext>; brought?: unknown }) => ReactNode;
    reads: readonly (keyof BlockContext)[];
  };

/** A `Map`, so that `constructor` and `__proto__` are unknown types like any other. */
export type LoadedRegistry = ReadonlyMap<string, LoadedWidget>;

/** Tells the blocks that show nothing, of the types whose widgets know. */
export function emptyBlocksOf(registry: LoadedRegistry): ShowsNothing {
  return ({ type, data, rejection }) => !rejection && (registry.get(type)?.isEmpty?.(data) ?? false);
}

/** The ids of a block that links may lead to, as its widget says, and those of the headings in its HTML. */
export function anchorsOf(registry: LoadedRegistry): BlockAnchors {
  return (block) => {
    const { type, data, rejection, indexOfKind } = block;
    if (rejection !== undefined) return [];
    return [...(registry.get(type)?.anchors?.(data, { indexOfKind }) ?? []), ...anchorsInHtml(block)];
  };
}

/** For whom the blocks of a type are, as their widget says. */
export function countriesOf(registry: LoadedRegistry): CountriesOf {
  return (type) => registry.get(type)?.countries;
}

/** Resolves every widget once, at start. */
export async function loadRegistry(registry: Registry): Promise<LoadedRegistry> {
  const loaded = await Promise.all(Object.values(registry).map(loadWidget));
  return new Map(loaded.map((widget) => [widget.type, widget]));
}

/** Resolves one widget. */
export async function loadWidget({ load, ...widget }: Registry[BlockType]): Promise<LoadedWidget> {
  const { default: component } = await load();
  // The validator of the same type stands between content and widget, so the data is what the widget takes.
  return { ...widget, component } as LoadedWidget;
}
