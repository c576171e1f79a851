import type { ReactNode } from 'react';
import type { HydrationMoment } from '../contracts/island.ts';
import type { BlockDataByType, BlockType } from '../schemas/generated/types.ts';
import type { BlockContext } from './blockContext.ts';

/** What a widget's component gets: the block's validated data, and the part of the context that it declared. */
export interface WidgetProps<Data, Reads extends keyof BlockContext = never> {
  data: Data;
  block: Pick<BlockContext, Reads>;
}

/**
 * When the browser makes a block interactive. Most widgets never need it; the others say why. Where only some blocks of
 * the type do, `needsScript` tells them by their data, and the others are HTML alone.
 */
export type Hydration<Data> =
  | { hydrate: 'never' }
  | { hydrate: HydrationMoment; why: string; needsScript?: (data: Data) => boolean };

/** An entry of the registry: how a block type becomes HTML. */
export type Widget<Data, Reads extends keyof BlockContext> = Hydration<Data> & {
  load: () => Promise<{ default: (props: WidgetProps<Data, Reads>) => ReactNode }>;
  /** All that the HTML depends on besides the data. */
  reads: readonly Reads[];
};

/** Every block type has exactly one widget: a schema without a widget, or the reverse, does not compile. */
export type Registry = {
  readonly [Type in BlockType]: Widget<BlockDataByType[Type], keyof BlockContext>;
};

/**
 * Declares a registry entry. `NoInfer` keeps the component from widening `reads`: a component that reads what its
 * entry does not declare is refused by the compiler.
 */
export function widget<Data, const Reads extends keyof BlockContext = never>(
  entry: Hydration<NoInfer<Data>> & {
    load: () => Promise<{ default: (props: WidgetProps<Data, NoInfer<Reads>>) => ReactNode }>;
    reads: readonly Reads[];
  },
): Widget<Data, Reads> {
  return entry;
}

/** A widget whose component is at hand, as the renderer uses it. */
export type LoadedWidget = Hydration<unknown> & {
  type: BlockType;
  component: (props: { data: unknown; block: Partial<BlockContext> }) => ReactNode;
  reads: readonly (keyof BlockContext)[];
};

/** A `Map`, so that `constructor` and `__proto__` are unknown types like any other. */
export type LoadedRegistry = ReadonlyMap<string, LoadedWidget>;

/** Resolves every widget once, at start. */
export async function loadRegistry(registry: Registry): Promise<LoadedRegistry> {
  const entries = Object.entries(registry) as [BlockType, Registry[BlockType]][];
  const loaded = await Promise.all(
    entries.map(async ([type, { load, reads, ...hydration }]): Promise<[string, LoadedWidget]> => {
      const { default: component } = await load();
      // The validator of the same type stands between content and widget, so the data is what the widget takes.
      const takesChecked = { ...hydration, component } as Pick<LoadedWidget, 'component'> &
        Hydration<unknown>;
      return [type, { ...takesChecked, type, reads }];
    }),
  );
  return new Map(loaded);
}
