import type { Behaviour, BehaviourMarker } from '#contracts/behaviour.ts';

/**
 * Makes the function that tells which behaviours a page needs: those whose marker is in its HTML. Text that looks like a
 * marker costs a script for nothing, and no harm. All markers are looked for in one pass, because it is done for every
 * page that is made.
 */
export function behaviourFinder<Listed extends Pick<Behaviour, 'marker'>>(
  behaviours: readonly Listed[],
): (...html: readonly string[]) => Listed[] {
  // A marker that begins as another one does, `data-count` and `data-count-list`, is told from it by its end.
  const anyMarker = new RegExp(
    `(?:${behaviours.map(({ marker }) => writtenMarker(marker)).join('|')})(?![\\w-])`,
    'g',
  );
  return (...html) => {
    // Joining the parts of a page would copy it once more.
    const found = new Set(html.flatMap((part) => part.match(anyMarker) ?? []));
    return behaviours.filter(({ marker }) => found.has(writtenMarker(marker)));
  };
}

/** How a marker begins in HTML: `<name` of an element, ` name` of an attribute. */
function writtenMarker(marker: BehaviourMarker): string {
  return marker.startsWith('[') ? ` ${marker.slice(1, -1)}` : `<${marker}`;
}
