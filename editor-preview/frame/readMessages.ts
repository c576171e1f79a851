import { ownValue } from '#contracts/json/ownValue.ts';
import { readFrameView } from '../pageView/frameView.ts';
import type { PressedKeys } from '../parts/pressedKeys.ts';
import {
  type BlockBox,
  type Box,
  type Chosen,
  type EditorMessage,
  type Failure,
  type FrameMessage,
  type KeysByPlace,
  type MarkedOnPage,
  maxBlocksInLayout,
  type TextTool,
  type Writing,
} from './messages.ts';
import { type PagePlace, readPagePlace } from './pagePlace.ts';
import { readUpdate } from './readUpdate.ts';

// Messages of another window are accepted only in a known shape.

export function parseEditorMessage(value: unknown): EditorMessage | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  switch (value.kind) {
    case 'hello':
      return { kind: 'hello' };
    case 'update': {
      const update = 'update' in value ? readUpdate(value.update) : undefined;
      return update && { kind: 'update', update };
    }
    case 'choose':
      return { kind: 'choose', chosen: 'chosen' in value ? readChosen(value.chosen) : undefined };
    case 'keys':
      return 'keys' in value ? { kind: 'keys', keys: readKeys(value.keys) } : undefined;
    case 'follow':
      return 'blocks' in value ? { kind: 'follow', blocks: stringsOf(value.blocks) } : undefined;
    case 'write': {
      const writing = 'writing' in value ? readWriting(value.writing) : undefined;
      return writing && { kind: 'write', writing };
    }
    case 'writing-at': {
      const chosen = 'chosen' in value ? readChosen(value.chosen) : undefined;
      return chosen && { kind: 'writing-at', chosen };
    }
    case 'stop-writing':
      return { kind: 'stop-writing' };
    case 'format':
      return 'tool' in value && typeof value.tool === 'string'
        ? { kind: 'format', tool: value.tool }
        : undefined;
    case 'find-texts':
      return 'block' in value && typeof value.block === 'string'
        ? { kind: 'find-texts', block: value.block }
        : undefined;
    case 'layout': {
      const { scrollBy } = numbersOf(value, ['scrollBy']) ?? {};
      return scrollBy === undefined ? undefined : { kind: 'layout', scrollBy };
    }
    case 'view':
      return 'view' in value ? { kind: 'view', view: readFrameView(value.view) } : undefined;
    case 'place':
      return readPlaceMessage(value);
    case 'token':
      return 'token' in value && typeof value.token === 'string'
        ? { kind: 'token', token: value.token }
        : undefined;
    case 'print':
      return { kind: 'print' };
    default:
      return undefined;
  }
}

function readPlaceMessage(value: object): { kind: 'place'; place: PagePlace } | undefined {
  const place = readPagePlace(ownValue(value, 'place'));
  return place && { kind: 'place', place };
}

export function parseFrameMessage(value: unknown): FrameMessage | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  switch (value.kind) {
    case 'complete':
      return { kind: 'complete' };
    case 'stuck':
      return { kind: 'stuck' };
    case 'reduced':
      return { kind: 'reduced', notes: stringsOf(ownValue(value, 'notes')) };
    case 'tools':
      return { kind: 'tools', tools: readTools(ownValue(value, 'tools')) };
    case 'ready':
      return { kind: 'ready' };
    case 'painted': {
      const { version, milliseconds } = numbersOf(value, ['version', 'milliseconds']) ?? {};
      return version === undefined || milliseconds === undefined
        ? undefined
        : { kind: 'painted', version, milliseconds };
    }
    case 'chosen': {
      const chosen = 'chosen' in value ? readChosen(value.chosen) : undefined;
      if (!chosen) return undefined;
      const { caret } = numbersOf(value, ['caret']) ?? {};
      return {
        kind: 'chosen',
        chosen,
        ...(caret === undefined ? {} : { caret }),
        ...('canWrite' in value && value.canWrite === true ? { canWrite: true } : {}),
      };
    }
    case 'empty-place': {
      const block = ownValue(value, 'block');
      return typeof block === 'string' ? { kind: 'empty-place', block } : { kind: 'empty-place' };
    }
    case 'texts':
      return 'block' in value && typeof value.block === 'string'
        ? {
            kind: 'texts',
            block: value.block,
            pointers: stringsOf('pointers' in value ? value.pointers : []),
          }
        : undefined;
    case 'typed': {
      const [before, after] = [ownValue(value, 'before'), ownValue(value, 'after')];
      return typeof before === 'string' && typeof after === 'string'
        ? {
            kind: 'typed',
            before,
            after,
            ...(ownValue(value, 'takesBack') === true ? { takesBack: true } : {}),
          }
        : undefined;
    }
    case 'pasted': {
      const [html, text] = [ownValue(value, 'html'), ownValue(value, 'text')];
      return typeof html === 'string' && typeof text === 'string'
        ? { kind: 'pasted', html, text, pictures: picturesOf(ownValue(value, 'pictures')) }
        : undefined;
    }
    case 'written':
      return { kind: 'written' };
    case 'marked':
      return { kind: 'marked', marked: 'marked' in value ? readMarked(value.marked) : undefined };
    case 'pressed': {
      const pressed = 'pressed' in value ? readPressed(value.pressed) : undefined;
      return pressed && { kind: 'pressed', pressed };
    }
    case 'place':
      return readPlaceMessage(value);
    case 'boxes':
      return {
        kind: 'boxes',
        block: 'block' in value ? readBox(value.block) : undefined,
        field: 'field' in value ? readBox(value.field) : undefined,
        others: readLayout(ownValue(value, 'others')),
      };
    case 'confirmed': {
      const { sequence } = numbersOf(value, ['sequence']) ?? {};
      return sequence === undefined ? undefined : { kind: 'confirmed', sequence };
    }
    case 'layout':
      return 'blocks' in value ? { kind: 'layout', blocks: readLayout(value.blocks) } : undefined;
    case 'failures':
      return 'failures' in value ? { kind: 'failures', failures: readFailures(value.failures) } : undefined;
    case 'differed':
      return 'blocks' in value && Array.isArray(value.blocks)
        ? { kind: 'differed', blocks: stringsOf(value.blocks) }
        : undefined;
    default:
      return undefined;
  }
}

function readChosen(value: unknown): Chosen | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('block' in value) || typeof value.block !== 'string') return undefined;
  const pointer = 'pointer' in value && typeof value.pointer === 'string' ? value.pointer : undefined;
  return { block: value.block, ...(pointer === undefined ? {} : { pointer }) };
}

function readWriting(value: unknown): Writing | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const chosen = readChosen(ownValue(value, 'chosen'));
  const [name, text] = [ownValue(value, 'name'), ownValue(value, 'text')];
  if (!chosen || typeof name !== 'string' || typeof text !== 'string') return undefined;
  const { caret } = numbersOf(value, ['caret']) ?? {};
  const formatted = ownValue(value, 'formatted');
  return {
    chosen,
    name,
    text,
    isLong: ownValue(value, 'isLong') === true,
    caret,
    ...(formatted === 'blocks' || formatted === 'inline' ? { formatted } : {}),
  };
}

function readKeys(value: unknown): KeysByPlace {
  const held = typeof value === 'object' && value !== null ? value : {};
  const keysOf = (place: keyof KeysByPlace): string[] => stringsOf(ownValue(held, place));
  return { outside: keysOf('outside'), inTexts: keysOf('inTexts'), inEmptyTexts: keysOf('inEmptyTexts') };
}

/** Structured cloning makes a file from another window an instance of this window's `File`. */
function picturesOf(value: unknown): File[] {
  return Array.isArray(value) ? value.filter((item) => item instanceof File) : [];
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function readMarked(value: unknown): MarkedOnPage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [block, text, before, after] = ['block', 'text', 'before', 'after'].map((name) =>
    ownValue(value, name),
  );
  return typeof block === 'string' &&
    typeof text === 'string' &&
    typeof before === 'string' &&
    typeof after === 'string'
    ? { block, text, before, after }
    : undefined;
}

function readPressed(value: unknown): PressedKeys | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [key, code] = [ownValue(value, 'key'), ownValue(value, 'code')];
  if (typeof key !== 'string' || typeof code !== 'string') return undefined;
  const isHeld = (name: string): boolean => ownValue(value, name) === true;
  return {
    key,
    code,
    ctrlKey: isHeld('ctrlKey'),
    metaKey: isHeld('metaKey'),
    shiftKey: isHeld('shiftKey'),
    altKey: isHeld('altKey'),
  };
}

function readBox(value: unknown): Box | undefined {
  return numbersOf(value, ['left', 'top', 'width', 'height']);
}

function readTools(value: unknown): TextTool[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, sign] = [ownValue(one, 'name'), ownValue(one, 'sign')];
    if (typeof name !== 'string' || typeof sign !== 'string') return [];
    return [{ name, sign, isOn: ownValue(one, 'isOn') === true, isOff: ownValue(one, 'isOff') === true }];
  });
}

function readLayout(value: unknown): BlockBox[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxBlocksInLayout).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [block, box] = [ownValue(one, 'block'), readBox(ownValue(one, 'box'))];
    return typeof block === 'string' && box ? [{ block, box }] : [];
  });
}

/** The numbers in these fields; undefined if one is not a number. */
function numbersOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Record<Field, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers: Partial<Record<Field, number>> = {};
  for (const field of fields) {
    const number = ownValue(value, field);
    if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
    numbers[field] = number;
  }
  return numbers as Record<Field, number>;
}

function readFailures(value: unknown): Failure[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (failure): failure is Failure =>
      typeof failure?.block === 'string' && typeof failure?.message === 'string',
  );
}
