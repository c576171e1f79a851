import { lineOfPlace, type Place } from '../placesFile.ts';

/** What cities of the armed forces are called in the source: the kind of office, then the part of the world. */
const militaryPlace = /^([ADF]PO) (A[AEP])$/;

/**
 * All places as lines in the order of their ZIPs. Of a ZIP that is there twice, the place that lies in a state counts.
 *
 * @param table as GeoNames has it: country, ZIP, city, state, its letters, county, its number, two more, latitude, longitude, with tabs
 *   between them
 */
export function compactPlaces(table: string): string {
  const places = new Map<string, Place>();
  for (const line of table.split('\n')) {
    const [, zip = '', city = '', , state = '', , , , , lat, long] = line.trimEnd().split('\t');
    if (!/^\d{5}$/.test(zip) || city === '' || (places.has(zip) && state === '')) continue;
    const [, office = city, part = state] = militaryPlace.exec(city) ?? [];
    places.set(zip, { lat: Number(lat), long: Number(long), city: office, state: part });
  }
  const lines = [...places].map(([zip, place]) => lineOfPlace(zip, place)).sort();
  return lines.map((line) => `${line}\n`).join('');
}
