import type { Coordinates } from './priceEntry.ts';

/** The mean radius of the earth, in miles (IUGG: 6,371.0088 km). */
const earthRadius = 3958.7613;

export function milesBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance for readers: whole miles, because routes are longer anyway. */
export function shownDistance(miles: number): string {
  if (miles < 1) return 'less than a mile';
  const whole = Math.round(miles);
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
