import { lineOfPlace, type Place } from '#features/drug-savings/places/placesFile.ts';

/** Military post offices in the source: kind of office, then region. */
const militaryPlace = /^([ADF]PO) (A[AEP])$/;

/**
 * Of a duplicate ZIP the place with a state counts.
 * @param table GeoNames: country, ZIP, city, state, its letters, county, its number, two more, latitude, longitude
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
