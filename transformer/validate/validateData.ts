import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import type { Validator } from '#schemas/generated/envelopeValidators.js';
import { htmlFields, linkFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { forEachText } from '../article/fieldValues.ts';
import { maxHtmlLength, maxHtmlLengthOfBlock } from '../article/limits.ts';
import { faultsOfNodes } from './basicNodeFaults.ts';
import type { Words } from './contentContract.ts';
import { unreadableLinks } from './linkFaults.ts';
import { capFaults, type FoundFault } from './report.ts';
import { blockDataRoot } from './schemaRoots.ts';

export interface CheckedData {
  /** Valid data, the same object if unchanged; undefined if the block cannot be shown. */
  data: unknown;
  faults: readonly FoundFault[];
  /** Maps JSON Pointers of the rest to those as written. Present only if array items moved. */
  asWritten?: (at: string) => string;
}

export function validateData(
  type: string,
  data: unknown,
  { validator, words }: { validator: Validator<unknown>; words: Words },
): CheckedData {
  if (!isBlockType(type)) throw new TypeError(`There is a validator for "${type}", but no schema.`);
  const { data: bounded, faults: tooLong } = cutLongHtml(type, data, words);
  if (validator(bounded)) {
    return { data: bounded, faults: [...tooLong, ...faultsInValidData(type, bounded, words)] };
  }
  const root = blockDataRoot(type);
  const { value, causes, asWritten } = words.repair(bounded, validator, (pointer) =>
    isHtmlField(type, pointer),
  );
  const described = capFaults(causes, (first) =>
    words.describeCauses(first, bounded, root).map((cause) => ({ ...cause, severity: 'error' })),
  );
  const inRest = value === undefined ? [] : faultsInValidData(type, value, words, asWritten);
  return {
    data: value,
    faults: [...tooLong, ...described, ...inRest],
    ...(asWritten ? { asWritten } : {}),
  };
}

function faultsInValidData(
  type: BlockType,
  data: unknown,
  words: Words,
  asWritten = (at: string) => at,
): readonly FoundFault[] {
  const links = unreadableLinks(
    data,
    linkFields[type],
    (pointer) => words.schemaOfField(blockDataRoot(type), pointer)?.title,
  );
  const faults = type === 'basic' ? [...links, ...faultsOfNodes(data)] : links;
  return capFaults(faults, (first) => first.map((fault) => ({ ...fault, at: asWritten(fault.at) })));
}

/** First, so that lengths bound every check; to the field's own limit, so that it is reported once. */
function cutLongHtml(
  type: BlockType,
  data: unknown,
  words: Words,
): { data: unknown; faults: readonly FoundFault[] } {
  const faults: FoundFault[] = [];
  let bounded = data;
  let left = maxHtmlLengthOfBlock;
  forEachText(data, htmlFields[type], (html, { pointer }) => {
    const room = Math.min(maxHtmlLength, left);
    left -= Math.min(html.length, room);
    if (html.length <= room) return;
    const schema = words.schemaOfField(blockDataRoot(type), pointer);
    const limit = Math.min(schema?.maxLength ?? room, room);
    faults.push({
      ...words.describeLongHtml(`"${schema?.title ?? pointer}"`, html.length, limit),
      severity: 'error',
      at: pointer,
    });
    bounded = words.removeFaulty(bounded, { kind: 'cut', pointer, length: limit }).value;
  });
  return { data: bounded, faults };
}

function isHtmlField(type: BlockType, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  return htmlFields[type].some((field) => {
    const steps = pointerKeys(field);
    return steps.length === keys.length && steps.every((step, index) => step === '*' || step === keys[index]);
  });
}
