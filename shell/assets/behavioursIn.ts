import type { Behaviour, BehaviourMarker } from '../../contracts/behaviour.ts';

/**
 * The behaviours that a page needs: those whose marker is in its HTML. Text that looks like a marker costs a script for
 * nothing, and no harm.
 */
export function behavioursIn<Listed extends Pick<Behaviour, 'marker'>>(
  html: string,
  behaviours: readonly Listed[],
): Listed[] {
  return behaviours.filter(({ marker }) => html.includes(writtenMarker(marker)));
}

/** How a marker begins in HTML: `<name` of an element, ` name` of an attribute. */
function writtenMarker(marker: BehaviourMarker): string {
  return marker.startsWith('[') ? ` ${marker.slice(1, -1)}` : `<${marker}`;
}
