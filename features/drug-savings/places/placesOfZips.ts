import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { findLine } from './findLine.ts';
import { type Place, placeOfLine } from './placesFile.ts';

/** Location of a ZIP; undefined if unknown. Rejects when the file cannot be read. */
export type PlaceOfZip = (zip: string) => Promise<ZipPlace | undefined>;

export type ZipPlace = Place & { zip: string };

/**
 * Locations of ZIPs, from a file that is read on first use.
 * @param file see `placesFile`
 */
export function placesOfZips(file: string): PlaceOfZip {
  let lines: Promise<Buffer> | undefined;
  return async (zip) => {
    if (!isZip(zip)) return undefined;
    lines ??= readPacked(file).catch((error: unknown) => {
      // The next call tries again.
      lines = undefined;
      throw error;
    });
    const line = findLine(await lines, zip);
    const place = line === undefined ? undefined : placeOfLine(line);
    return place && { zip, ...place, ...(zip === defaultLocation.zip && defaultLocation) };
  };
}

/** The default place is known without the file, and is defined only here. */
const defaultLocation = defaultUserInfo.location;

const unpack = promisify(gunzip);

async function readPacked(file: string): Promise<Buffer> {
  return unpack(await readFile(file));
}
