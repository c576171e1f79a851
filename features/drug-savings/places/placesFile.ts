import path from 'node:path';

/**
 * The file of all ZIPs, which the build makes: lines in the order of their ZIPs, packed by gzip. Each is a ZIP, its latitude and longitude
 * in degrees, a city and a state, with tabs between them; what it was made of stands in front, after a `#`, which comes before all digits.
 *
 * @param project the project's folder
 */
export function placesFile(project: string): string {
  return path.join(project, 'dist', 'places', 'us-zips.gz');
}

/** Where a ZIP is. */
export interface Place {
  lat: number;
  long: number;
  city: string;
  /** Two letters: of a state, a district or a territory, or what the armed forces call a part of the world; empty where there is none. */
  state: string;
}

/** A place as its line has it. */
export function lineOfPlace(zip: string, { lat, long, city, state }: Place): string {
  return [zip, lat, long, city, state].join('\t');
}

/** The place of a line, whatever its ZIP. */
export function placeOfLine(line: string): Place | undefined {
  const [_zip, lat = '', long = '', city = '', state = ''] = line.split('\t');
  const place = { lat: Number.parseFloat(lat), long: Number.parseFloat(long), city, state };
  return Number.isFinite(place.lat) && Number.isFinite(place.long) && city !== '' ? place : undefined;
}
