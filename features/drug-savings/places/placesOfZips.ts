import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { type Place, placeOfLine } from './placesFile.ts';

const newline = 0x0a;

/** Binary search in lines sorted by bytes, without parsing them. @param lines each ends with a line feed */
export function findLine(lines: Buffer, key: string): string | undefined {
  const wanted = Buffer.from(`${key}\t`);
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const begin = middle === 0 ? 0 : lines.lastIndexOf(newline, middle - 1) + 1;
    const end = lines.indexOf(newline, begin);
    const order = lines.subarray(begin, Math.min(begin + wanted.length, end)).compare(wanted);
    if (order === 0) return lines.toString('utf8', begin, end);
    if (order < 0) from = end + 1;
    else to = begin;
  }
  return undefined;
}

export type PlaceOfZip = (zip: string) => Promise<ZipPlace | undefined>;

export type ZipPlace = Place & { zip: string };

/** Reads the file on first use. @param file see `placesFile` */
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
