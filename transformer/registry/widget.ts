import type { ReactNode } from 'react';
import type { Behaviour } from '#contracts/behaviour.ts';
import type { FrameHost } from '#contracts/frames/frameHosts.ts';
import type { HydrationMoment } from '#contracts/island.ts';
import type { Need, ServiceName } from '#contracts/services.ts';
import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { BlockContext } from '../article/blockContext.ts';
import type { PreparedBlock } from '../article/preparedArticle.ts';
import { anchorsInHtml, type BlockAnchors } from './anchors.ts';
import type { DescribedPage, JsonLdNode } from './structuredData.ts';

export interface WidgetProps<Type extends BlockType, Reads extends keyof BlockContext = never> {
  data: BlockDataByType[Type];
  block: Pick<BlockContext, Reads>;
}

export interface BroughtProps<Brought> {
  brought: Brought;
}

/** Most widgets never hydrate; others give a reason. `needsScript` restricts it to some blocks by their data. */
export type Hydration<Data> =
  | { hydrate: 'never' }
  | { hydrate: HydrationMoment; why: string; needsScript?: (data: Data) => boolean };

/** In the reading column, in the wide column for tables, or above the header, wherever the author put it. */
export type BlockLayout = 'column' | 'wide' | 'above-header';

interface Traits<Data> {
  layout: BlockLayout;
  structuredData?: (
    data: Data,
    page: DescribedPage,
    place: Pick<BlockContext, 'indexOfKind'>,
  ) => readonly JsonLdNode[];
  /** The part of `reads` that a block with this data needs, to keep islands small; by default all. */
  narrow?: (data: Data, reads: Partial<BlockContext>) => Partial<BlockContext>;
  /** From the server only, to keep the shared script small. Serialisable, because islands carry them. */
  brings?: (data: Data) => unknown;
  /** Whether a block with this data shows nothing, for types where the next block takes its place. */
  isEmpty?: (data: Data) => boolean;
  /** Countries whose readers get its blocks, ISO 3166-1 alpha-2; by default all. Unknown countries get none. */
  countries?: readonly string[];
  /** Replaces the path of a page with such a block in logs, metrics and forms. For types that reveal health. */
  privatePath?: `/${string}`;
  /** Data to fetch before rendering, in the component's props by service. */
  needs?: (data: Data) => readonly Need[];
  anchors?: (data: Data, place: Pick<BlockContext, 'indexOfKind'>) => readonly string[];
  dismissalKey?: (data: Data) => string;
  /** In frames on request; by default none. They are the only ones in the page's headers. */
  frames?: (data: Data) => readonly FrameHost[];
  /** A film or sound that a block plays on request; by default none. The page's headers allow it. */
  media?: (data: Data) => string | undefined;
  /**
   * Below the first view, such as a form's result: module paths from the project's folder.
   * Their CSS loads with that of the rest.
   */
  laterParts?: readonly string[];
  behaviours?: readonly Behaviour[];
}

export type Widget<Type extends BlockType, Reads extends keyof BlockContext, Brought = never> = Hydration<
  BlockDataByType[Type]
> &
  Traits<BlockDataByType[Type]> & {
    type: Type;
    load: () => Promise<{
      default: (props: WidgetProps<Type, Reads> & BroughtProps<Brought>) => ReactNode;
    }>;
    /** All inputs of the HTML besides the data. */
    reads: readonly Reads[];
  };

/** Every block type has exactly one widget: a missing or extra one does not compile. */
export type Registry = { readonly [Type in BlockType]: Widget<Type, keyof BlockContext> };

type Defaults = 'type' | 'reads' | 'layout' | 'hydrate';

/**
 * `NoInfer` keeps the component from widening `reads`: undeclared reads do not compile.
 * By default a type reads nothing, is not hydrated, and is in the column.
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
  return { hydrate: 'never', layout: 'column', reads: [], ...entry, type };
}

export type LoadedWidget = Hydration<unknown> &
  Traits<unknown> & {
    type: BlockType;
    component: (props: { data: unknown; block: Partial<BlockContext>; brought?: unknown }) => ReactNode;
    reads: readonly (keyof BlockContext)[];
  };

/** A `Map`, so that `constructor` and `__proto__` are unknown types like any other. */
export type LoadedRegistry = ReadonlyMap<string, LoadedWidget>;

export type IsEmptyBlock = (block: PreparedBlock) => boolean;

export function emptyBlocksOf(registry: LoadedRegistry): IsEmptyBlock {
  return ({ type, data, rejection }) => !rejection && (registry.get(type)?.isEmpty?.(data) ?? false);
}

/** Ids of a block that links may target: its widget's, and those of headings in its HTML. */
export function anchorsOf(registry: LoadedRegistry): BlockAnchors {
  return (block) => {
    const { type, data, rejection, indexOfKind } = block;
    if (rejection !== undefined) return [];
    return [...(registry.get(type)?.anchors?.(data, { indexOfKind }) ?? []), ...anchorsInHtml(block)];
  };
}

/** Countries of a block type; undefined for all. */
export type CountriesOf = (type: string) => readonly string[] | undefined;

export function countriesOf(registry: LoadedRegistry): CountriesOf {
  return (type) => registry.get(type)?.countries;
}

export async function loadRegistry(registry: Registry): Promise<LoadedRegistry> {
  const loaded = await Promise.all(Object.values(registry).map(loadWidget));
  return new Map(loaded.map((widget) => [widget.type, widget]));
}

export async function loadWidget({ load, ...widget }: Registry[BlockType]): Promise<LoadedWidget> {
  const { default: component } = await load();
  // The same type's validator runs before the widget, so the data has its type.
  return { ...widget, component } as LoadedWidget;
}
