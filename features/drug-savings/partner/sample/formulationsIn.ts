import { readSeedFolder } from '../../list/seedFolder.ts';
import { type SampleFormulation, sampleFormulation } from './samplePrices.ts';

export function formulationsIn(folder: string): ReadonlyMap<string, SampleFormulation> {
  const manufacturers = readSeedFolder(folder).flatMap((drug) => drug.manufacturers);
  return new Map(
    manufacturers.flatMap((manufacturer) =>
      manufacturer.options
        .flatMap(({ dossages }) => dossages)
        .map((dosage) => [dosage.formulationId, sampleFormulation(manufacturer, dosage)] as const),
    ),
  );
}
