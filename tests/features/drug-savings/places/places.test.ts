import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compactPlaces } from '#build/places/compactPlaces.ts';
import { ensurePlaces } from '#build/places/ensurePlaces.ts';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import { placesFile } from '#features/drug-savings/places/placesFile.ts';
import { findLine, placesOfZips } from '#features/drug-savings/places/placesOfZips.ts';
import { temporaryFolder } from '../../../cli/temporaryFolder.ts';

const row = (zip: string, city: string, state: string, lat: string, long: string) =>
  `US\t${zip}\t${city}\tState\t${state}\tCounty\t001\t\t\t${lat}\t${long}\t4`;

describe('the place of a ZIP', () => {
  const placeOfZip = placesOfZips(placesFile('.'));

  test('is the one that prices are first asked for, where everybody begins', async () => {
    const { lat, long, zip } = defaultUserInfo.location;
    expect(await placeOfZip(zip)).toEqual({ zip, lat, long, city: 'Columbus', state: 'IN' });
    expect([lat, long]).toEqual([39.126564, -85.971322]);
  });

  test.each([
    ['60601', { lat: 41.8858, long: -87.6181, city: 'Chicago', state: 'IL' }],
    ['the first of all: 00501', { lat: 40.8154, long: -73.0451, city: 'Holtsville', state: 'NY' }],
    ['the last of all: 99950', { city: 'Ketchikan', state: 'AK' }],
    ['of the armed forces: 09007', { city: 'APO', state: 'AE' }],
    ['that is one of theirs as well: 96860', { state: 'HI' }],
  ])('is known: %s', async (named, place) => expect(await placeOfZip(named.slice(-5))).toMatchObject(place));

  test.each([
    '00000',
    '99999',
    '',
    '4720',
    '472011',
    '47201\n',
    '47201-1234',
    'abcde',
    '\u0000',
    '٤٧٢٠١',
    '# Geo',
  ])('is unknown: %j', async (zip) => expect(await placeOfZip(zip)).toBeUndefined());

  test('is known of all 41,488 that there are, none twice', () => {
    const lines = gunzipSync(readFileSync(placesFile('.')))
      .toString()
      .trimEnd()
      .split('\n')
      .slice(1);
    expect(lines).toHaveLength(41_488);
    expect(new Set(lines.map((line) => line.slice(0, 5))).size).toBe(lines.length);
    expect(
      lines.filter((line) => !/^\d{5}\t-?\d+(\.\d+)?\t-?\d+(\.\d+)?\t[^\t]+\t([A-Z]{2})?$/.test(line)),
    ).toEqual([]);
  });

  test('is asked for anew where the file could not be read', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'zips.gz');
    const ofFile = placesOfZips(file);
    await expect(ofFile('12345')).rejects.toThrow('ENOENT');
    writeFileSync(file, 'no gzip');
    await expect(ofFile('12345')).rejects.toThrow('incorrect header');
    writeFileSync(file, gzipSync(compactPlaces(row('12345', 'Schenectady', 'NY', '42.8', '-73.9'))));
    expect(await ofFile('12345')).toEqual({
      zip: '12345',
      lat: 42.8,
      long: -73.9,
      city: 'Schenectady',
      state: 'NY',
    });
  });
});

describe('the file of places', () => {
  test('has the ZIPs in order, and one place for each, in a state where there is one', () => {
    const table = [
      row('20000', 'APO AE', '', '1', '2'),
      row('10000', 'FPO AA', '', '3', '4'),
      row('10000', 'Town', 'NY', '5', '-6'),
      row('20000', 'Other', '', '7', '8'),
      row('1000', 'No ZIP', 'NY', '9', '9'),
      '',
    ].join('\r\n');
    expect(compactPlaces(table)).toBe('10000\t5\t-6\tTown\tNY\n20000\t1\t2\tAPO\tAE\n');
  });

  test('is made once of the same table', () => {
    using folder = temporaryFolder();
    expect(ensurePlaces(folder.path)).toBe(true);
    expect(ensurePlaces(folder.path)).toBe(false);
    writeFileSync(placesFile(folder.path), gzipSync('# of something else\n'));
    expect(ensurePlaces(folder.path)).toBe(true);
  });

  test('is found again in lines of all lengths, whichever is looked for', () => {
    for (const count of [0, 1, 2, 3, 17]) {
      const keys = Array.from({ length: count }, (_, index) => String(10 + 2 * index));
      const lines = Buffer.from(keys.map((key, index) => `${key}\t${'é'.repeat(index)}\n`).join(''));
      expect(keys.map((key) => findLine(lines, key))).toEqual(
        keys.map((key, index) => `${key}\t${'é'.repeat(index)}`),
      );
      expect(['09', '11', '1', '99'].map((key) => findLine(lines, key))).toEqual(Array(4).fill(undefined));
    }
  });
});
