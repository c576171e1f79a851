import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { InstrumentContent } from '#schemas/generated/types.ts';
import { validateInstrument } from '#schemas/generated/validators.js';
import type { Instrument } from '#transformer/article/blockContext.ts';
import { jsonFilesIn, readChecked } from './readChecked.ts';

export interface FaultyInstrument {
  id: string;
  fault: string;
}

export interface Instruments {
  instruments: readonly Instrument[];
  faulty: readonly FaultyInstrument[];
}

/** Twice the size of sixty items with separate answers. */
const mostBytes = 200_000;
const mostInstruments = 200;

/** Reports faulty files: the site starts without them, and articles that need them report it. */
export function readInstruments(folder: string): Instruments {
  const files = existsSync(folder) ? jsonFilesIn(folder) : [];
  const read = files.slice(0, mostInstruments).map(readInstrument);
  return {
    instruments: read.filter((one): one is Instrument => !('fault' in one)),
    faulty: read.filter((one): one is FaultyInstrument => 'fault' in one),
  };
}

function readInstrument(file: string): Instrument | FaultyInstrument {
  const id = path.basename(file, '.json');
  try {
    const { size } = statSync(file);
    if (size > mostBytes) return { id, fault: `its file has ${size} bytes; the limit is ${mostBytes}` };
    const { $schema: _, ...content } = readChecked(file, 'instrument', validateInstrument);
    const fault = faultOfInstrument(content);
    return fault === undefined ? { id, ...content } : { id, fault };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** One band for each score; the first answer to a self-harm item means none. Undefined if valid. */
function faultOfInstrument({ items, answers, bands }: InstrumentContent): string | undefined {
  const pointsOf = (choices: typeof answers): number[] => choices.map(({ points }) => points);
  const sum = (of: (points: number[]) => number): number =>
    items.reduce((total, item) => total + of(pointsOf(item.answers ?? answers)), 0);
  const lowest = sum((points) => Math.min(...points));
  const highest = sum((points) => Math.max(...points));

  const [first] = bands;
  if (!first || first.from > lowest) return `a score of ${lowest} has no band`;
  const misplaced = bands.find(({ from }, index) => from <= (bands[index - 1]?.from ?? -1));
  if (misplaced) return `the band from ${misplaced.from} does not begin above the previous band`;
  const unreached = bands.find(({ from }) => from > highest);
  if (unreached) return `the band from ${unreached.from} cannot be reached: the highest score is ${highest}`;
  const twisted = items.find(({ asksAboutSelfHarm, answers: own = answers }) => {
    const [none = 0, ...others] = pointsOf(own);
    return asksAboutSelfHarm && others.some((points) => points <= none);
  });
  if (twisted)
    return `"${twisted.text}" asks about self-harm, but its first answer does not have the fewest points`;
  return undefined;
}
