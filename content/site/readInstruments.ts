import { stat } from 'node:fs/promises';
import path from 'node:path';
import { validateInstrument } from '../../schemas/generated/validators.js';
import type { Instrument } from '../../transformer/blockContext.ts';
import { faultOfInstrument } from './faultOfInstrument.ts';
import { jsonFilesIn, readChecked } from './readChecked.ts';

/** A file that is no instrument, and why. */
export interface FaultyInstrument {
  id: string;
  fault: string;
}

export interface Instruments {
  instruments: readonly Instrument[];
  faulty: readonly FaultyInstrument[];
}

/** Sixty items with answers of their own fit twice. */
const mostBytes = 200_000;
const mostInstruments = 200;

/**
 * Reads the questionnaires that articles may show, a file each. One that is at fault is left out and told: the site
 * starts without it, and articles that name it say what is wrong.
 *
 * @param folder such as `fixtures/site/instruments`; it need not be there
 */
export async function readInstruments(folder: string): Promise<Instruments> {
  const files = await jsonFilesIn(folder).catch(() => []);
  const read = await Promise.all(files.slice(0, mostInstruments).map(readInstrument));
  return {
    instruments: read.filter((one): one is Instrument => !('fault' in one)),
    faulty: read.filter((one): one is FaultyInstrument => 'fault' in one),
  };
}

async function readInstrument(file: string): Promise<Instrument | FaultyInstrument> {
  const id = path.basename(file, '.json');
  try {
    const { size } = await stat(file);
    if (size > mostBytes) return { id, fault: `its file has ${size} bytes, and may have ${mostBytes}` };
    const { $schema: _, ...content } = await readChecked(file, 'instrument', validateInstrument);
    const fault = faultOfInstrument(content);
    return fault === undefined ? { id, ...content } : { id, fault };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
