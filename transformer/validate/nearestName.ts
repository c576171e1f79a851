import { editDistance } from './editDistance.ts';

/** Longer names are no typos, and comparing costs the product of both lengths. */
const maxComparedLength = 60;

/** Tolerated typos: one in three letters, at least one. */
function tolerated(name: string): number {
  return Math.max(1, Math.floor(name.length / 3));
}

/** Ignores case, dashes and underscores, which differ between systems. Undefined if none is near. */
export function nearestName(name: string, accepted: readonly string[]): string | undefined {
  if (name.length > maxComparedLength) return undefined;
  const plain = withoutStyle(name);
  let nearest: string | undefined;
  let least = tolerated(plain) + 1;
  for (const candidate of accepted) {
    const distance = editDistance(plain, withoutStyle(candidate), least);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

function withoutStyle(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}
