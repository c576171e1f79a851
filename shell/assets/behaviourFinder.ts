import type { Behaviour, BehaviourMarker } from '#contracts/behaviour.ts';

/** In one pass over a page's HTML. A marker in text only loads an unneeded script. */
export function behaviourFinder<Listed extends Pick<Behaviour, 'marker'>>(
  behaviours: readonly Listed[],
): (...html: readonly string[]) => Listed[] {
  // A marker that is a prefix of another, `data-count` and `data-count-list`, is distinguished by what follows.
  const anyMarker = new RegExp(
    `(?:${behaviours.map(({ marker }) => writtenMarker(marker)).join('|')})(?![\\w-])`,
    'g',
  );
  return (...html) => {
    // Joining the parts would copy the page.
    const found = new Set(html.flatMap((part) => part.match(anyMarker) ?? []));
    return behaviours.filter(({ marker }) => found.has(writtenMarker(marker)));
  };
}

function writtenMarker(marker: BehaviourMarker): string {
  return marker.startsWith('[') ? ` ${marker.slice(1, -1)}` : `<${marker}`;
}
