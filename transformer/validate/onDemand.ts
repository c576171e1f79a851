import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockValidatorLoaders } from '#schemas/generated/blockValidatorLoaders.js';
import type { Validator } from '#schemas/generated/envelopeValidators.js';
import type { BlockType } from '#schemas/generated/types.ts';
import type { Words } from './contentContract.ts';

// For browsers, which load the parts of the contract that an article needs.

export function blockTypesIn(value: unknown): BlockType[] {
  const types = new Set<BlockType>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const type = ownValue(part, 'type');
    if (typeof type === 'string' && isBlockType(type)) types.add(type);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...types];
}

export async function loadValidators(
  types: readonly string[],
): Promise<ReadonlyMap<string, Validator<unknown>>> {
  const loaded = types.map(async (type) => {
    const module = await blockValidatorLoaders.get(type)?.();
    return module ? [[type, module.validate] as const] : [];
  });
  return new Map((await Promise.all(loaded)).flat());
}

/** Thrown by {@link noWords} if there is a fault, so that the words must be loaded. */
export const wordsAreMissing = new Error('The validation messages are not loaded.');

function missing(): never {
  throw wordsAreMissing;
}

export const noWords: Words = {
  describeCauses: missing,
  describeLongHtml: missing,
  repair: missing,
  schemaOfField: missing,
  removeFaulty: missing,
};
