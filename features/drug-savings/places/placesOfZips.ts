import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { findLine } from './findLine.ts';
import { type Place, placeOfLine } from './placesFile.ts';

/** Where a ZIP is; undefined where there is no such ZIP, or none that is known. Fails where the file cannot be read. */
export type PlaceOfZip = (zip: string) => Promise<ZipPlace | undefined>;

/** A ZIP and where it is. */
export type ZipPlace = Place & { zip: string };

/**
 * The places of ZIPs, of a file that is read when somebody first asks.
 *
 * @param file as `placesFile` says
 */
export function placesOfZips(file: string): PlaceOfZip {
  let lines: Promise<Buffer> | undefined;
  return async (zip) => {
    if (!isZip(zip)) return undefined;
    lines ??= readPacked(file).catch((error: unknown) => {
      // Whoever asks next tries again.
      lines = undefined;
      throw error;
    });
    const line = findLine(await lines, zip);
    const place = line === undefined ? undefined : placeOfLine(line);
    return place && { zip, ...place, ...(zip === defaultLocation.zip && defaultLocation) };
  };
}

/** Everybody begins at one place, which stands wherever prices do: that is the one truth of where it is. */
const defaultLocation = defaultUserInfo.location;

const unpack = promisify(gunzip);

async function readPacked(file: string): Promise<Buffer> {
  return unpack(await readFile(file));
}
