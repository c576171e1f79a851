import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { readFrameView } from '../pageView/frameView.ts';
import type { PressedKeys } from '../parts/pressedKeys.ts';
import type { ArticleUpdate } from './articleUpdate.ts';
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
import { readPagePlace } from './pagePlace.ts';

// Messages of another window are accepted only in a known shape.

type Reader<Value> = (value: unknown) => Value | undefined;

/** A field that may be missing. A value of another shape counts as missing. */
interface Optional<Value> {
  readonly ifValid: Reader<Value>;
}

type Fields<Value> = {
  readonly [Name in keyof Value]-?: undefined extends Value[Name]
    ? Optional<Exclude<Value[Name], undefined>>
    : Reader<Value[Name]>;
};

/** Reads these fields and drops all others. */
function readFields(shape: object): Reader<Readonly<Record<string, unknown>>> {
  const fields: [string, Reader<unknown> | Optional<unknown>][] = Object.entries(shape);
  return (value) => {
    if (!isRecord(value)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [name, reader] of fields) {
      const isRequired = typeof reader === 'function';
      const field = (isRequired ? reader : reader.ifValid)(ownValue(value, name));
      if (field !== undefined) found[name] = field;
      else if (isRequired) return undefined;
    }
    return found;
  };
}

function object<Value>(fields: Fields<Value>): Reader<Value> {
  return readFields(fields) as Reader<unknown> as Reader<Value>;
}

const optional = <Value>(ifValid: Reader<Value>): Optional<Value> => ({ ifValid });
const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const number: Reader<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined);
const flag: Reader<boolean> = (value) => value === true;
const yes: Reader<true> = (value) => value === true || undefined;
const list =
  <Item>(item: Reader<Item>): Reader<readonly Item[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one) => {
          const read = item(one);
          return read === undefined ? [] : [read];
        })
      : undefined;
const items =
  <Item>(item: Reader<Item>): Reader<readonly Item[]> =>
  (value) =>
    list(item)(value) ?? [];

const chosen = object<Chosen>({ block: text, pointer: optional(text) });
const box = object<Box>({ left: number, top: number, width: number, height: number });
const blockBox = object<BlockBox>({ block: text, box });
const boxes: Reader<readonly BlockBox[]> = (value) =>
  list(blockBox)(Array.isArray(value) ? value.slice(0, maxBlocksInLayout) : value);

/** Blocks and fields may contain anything; the renderer validates them. */
const update = object<ArticleUpdate>({
  version: number,
  sequence: optional(number),
  fields: optional((value) => (typeof value === 'object' && value !== null ? value : undefined)),
  blocks: list((entry) =>
    Array.isArray(entry) && typeof entry[0] === 'string' ? [entry[0], entry[1]] : undefined,
  ),
  order: optional(list(text)),
});

const writing = object<Writing>({
  chosen,
  formatted: optional((value) => (value === 'blocks' || value === 'inline' ? value : undefined)),
  name: text,
  isLong: flag,
  text,
  caret: optional(number),
});

type Shapes<Message extends { readonly kind: string }> = {
  readonly [Kind in Message['kind']]: Fields<Omit<Extract<Message, { readonly kind: Kind }>, 'kind'>>;
};

function parser<Message extends { readonly kind: string }>(shapes: Shapes<Message>): Reader<Message> {
  const known: object = shapes;
  const readers = new Map(Object.entries(known).map(([kind, shape]) => [kind, readFields(shape)]));
  return (value) => {
    const kind = isRecord(value) ? ownValue(value, 'kind') : undefined;
    const fields = typeof kind === 'string' ? readers.get(kind)?.(value) : undefined;
    return fields && ({ kind, ...fields } as unknown as Message);
  };
}

export const parseEditorMessage = parser<EditorMessage>({
  hello: {},
  update: { update },
  choose: { chosen: optional(chosen), at: optional(number) },
  keys: {
    keys: object<KeysByPlace>({ outside: items(text), inTexts: items(text), inEmptyTexts: items(text) }),
  },
  follow: { blocks: list(text) },
  write: { writing },
  'writing-at': { chosen },
  'stop-writing': {},
  format: { tool: text },
  'find-texts': { block: text },
  layout: { scrollBy: number },
  view: { view: readFrameView },
  place: { place: readPagePlace },
  token: { token: text },
  print: {},
});

export const parseFrameMessage = parser<FrameMessage>({
  ready: {},
  complete: {},
  stuck: {},
  painted: { version: number, milliseconds: number },
  chosen: { chosen, caret: optional(number), canWrite: optional(yes) },
  'empty-place': { block: optional(text) },
  texts: { block: text, pointers: items(text) },
  marked: {
    marked: optional(object<MarkedOnPage>({ block: text, text, before: text, after: text })),
  },
  typed: { before: text, after: text, isUndo: optional(yes) },
  // Structured cloning makes a file from another window an instance of this window's `File`.
  pasted: {
    html: text,
    text,
    pictures: items((value) => (value instanceof File ? value : undefined)),
  },
  reduced: { notes: items(text) },
  tools: { tools: items(object<TextTool>({ name: text, sign: text, isOn: flag, isDisabled: flag })) },
  written: {},
  pressed: {
    pressed: object<PressedKeys>({
      key: text,
      code: text,
      ctrlKey: flag,
      metaKey: flag,
      shiftKey: flag,
      altKey: flag,
    }),
  },
  place: { place: readPagePlace },
  boxes: { block: optional(box), field: optional(box), others: (value) => boxes(value) ?? [] },
  layout: { blocks: boxes },
  failures: { failures: list(object<Failure>({ block: text, message: text })) },
  confirmed: { sequence: number },
  differed: { blocks: list(text) },
});
