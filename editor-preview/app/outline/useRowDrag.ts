import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { blocksOfDrag, dragOfBlocks } from '../dragging/draggedBlocks.ts';
import type { DropAt } from '../dragging/drop.ts';

export interface RowDragParts {
  dragged: () => ReadonlySet<string>;
  mayDrop: (dragged: ReadonlySet<string>, at: DropAt) => boolean;
  onDrop: (dragged: ReadonlySet<string>, at: DropAt) => void;
}

const waysToDrop: readonly DropAt[] = ['reorder-before', 'reorder-after', 'combine'];

/**
 * @param isDraggable false for the article itself
 * @returns the drop position of the current drag over the row
 */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  isDraggable: boolean,
  parts: RowDragParts,
): DropAt | undefined {
  const [dropAt, setDropAt] = useState<DropAt>();
  // The listeners live as long as the row, and read the current values.
  const latest = useRef(parts);
  latest.current = parts;

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    return combine(
      isDraggable
        ? draggable({
            element,
            getInitialData: () => dragOfBlocks(latest.current.dragged()),
          })
        : () => {},
      dropTargetForElements({
        element,
        getData: ({ input, source }) => {
          const dragged = blocksOfDrag(source.data);
          const operations = Object.fromEntries(
            waysToDrop
              .filter((way) => latest.current.mayDrop(dragged, way))
              .map((way) => [way, 'available'] as const),
          );
          return attachInstruction({}, { element, input, operations });
        },
        onDrag: ({ self }) => setDropAt(extractInstruction(self.data)?.operation),
        onDragLeave: () => setDropAt(undefined),
        onDrop: ({ self, source }) => {
          const at = extractInstruction(self.data)?.operation;
          setDropAt(undefined);
          if (at) latest.current.onDrop(blocksOfDrag(source.data), at);
        },
      }),
    );
  }, [row, isDraggable]);
  return dropAt;
}
