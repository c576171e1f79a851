import { barDismissedAttribute } from '#contracts/markers.ts';
import type { Remembered } from '#contracts/remembered.ts';
import type { LoadedRegistry } from '#transformer/registry/widget.ts';
import type { TransformedArticle } from '#transformer/transformArticle.ts';
import { dismissedForDays } from '#widgets/announcement-bar/announcement.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Blocks = TransformedArticle['blocks'];

export interface Bar {
  type: string;
  html: string;
  dismissalKey: string | undefined;
}

export function dismissalOf(bar: Bar | undefined): Remembered[] {
  if (bar?.dismissalKey === undefined) return [];
  return [{ attribute: barDismissedAttribute, key: bar.dismissalKey, within: dismissedForDays * dayMs }];
}

/** A page shows one bar: the first with content for its reader. */
export function partBar(
  blocks: Blocks,
  { registry }: { registry: LoadedRegistry },
): { bar: Bar | undefined; blocks: Blocks } {
  const isAbove = ({ block: { type, rejection } }: Blocks[number]): boolean =>
    !rejection && registry.get(type)?.layout === 'above-header';
  const first = blocks.find((each) => isAbove(each) && each.rendered.html !== '');
  if (!first) return { bar: undefined, blocks };
  const { type, data } = first.block;
  return {
    bar: { type, html: first.rendered.html, dismissalKey: registry.get(type)?.dismissalKey?.(data) },
    blocks: blocks.filter((each) => !isAbove(each)),
  };
}
