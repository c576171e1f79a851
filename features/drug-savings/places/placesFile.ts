import path from 'node:path';

/**
 * Gzip of tab-separated lines sorted by ZIP: ZIP, latitude, longitude, city, state.
 * The first line has the hash of its sources after a `#`, which sorts before digits.
 */
export function placesFile(project: string): string {
  return path.join(project, 'dist', 'places', 'us-zips.gz');
}

export interface Place {
  lat: number;
  long: number;
  city: string;
  /** Two letters: state, district, territory or military region; empty if there is none. */
  state: string;
}

export function lineOfPlace(zip: string, { lat, long, city, state }: Place): string {
  return [zip, lat, long, city, state].join('\t');
}

export function placeOfLine(line: string): Place | undefined {
  const [_zip, lat = '', long = '', city = '', state = ''] = line.split('\t');
  const place = { lat: Number.parseFloat(lat), long: Number.parseFloat(long), city, state };
  return Number.isFinite(place.lat) && Number.isFinite(place.long) && city !== '' ? place : undefined;
}
