import { ownValue } from '../../contracts/json/ownValue.ts';
import type { ArticleUpdate } from './articleUpdate.ts';
import { type FrameView, readFrameView } from './frameView.ts';
import { type PagePlace, readPagePlace } from './pagePlace.ts';
import { readUpdate } from './readUpdate.ts';

/** A block, or a field of it by its plain JSON Pointer from the block. */
export interface Chosen {
  readonly block: string;
  readonly pointer?: string;
}

/** What the editor tells the frame. */
export type EditorMessage =
  /** Asks whether there is anybody; the frame answers that it is ready. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'update'; readonly update: ArticleUpdate }
  /** What the editor looks at: it is brought into view, and where it is is told from then on. */
  | { readonly kind: 'choose'; readonly chosen: Chosen | undefined }
  /** Which keys its commands have, such as `Mod+K`: of those it is told; where texts are written, of `inTexts` alone. */
  | { readonly kind: 'keys'; readonly keys: readonly string[]; readonly inTexts: readonly string[] }
  /** A text shall be written in the page; the frame answers with `typed`, and with `written` at its end. */
  | { readonly kind: 'write'; readonly writing: Writing }
  /** What is written stands elsewhere in the article now. */
  | { readonly kind: 'writing-at'; readonly chosen: Chosen }
  | { readonly kind: 'stop-writing' }
  /** Asks for the texts of a block that can be written in the page: the frame answers with `texts`. */
  | { readonly kind: 'find-texts'; readonly block: string }
  /** Asks for the layout, after scrolling by so many CSS pixels. */
  | { readonly kind: 'layout'; readonly scrollBy: number }
  /** As what the page is to be seen. */
  | { readonly kind: 'view'; readonly view: FrameView }
  /** Where to scroll, because somebody has scrolled in another width. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  /** What stands for the session from now on, where the frame is on an origin of its own. */
  | { readonly kind: 'token'; readonly token: string }
  /** Wants the page printed. */
  | { readonly kind: 'print' };

/** A plain text that is written in the page. */
export interface Writing {
  readonly chosen: Chosen;
  /** What its field is called. */
  readonly name: string;
  /** Whether it may have several lines. */
  readonly isLong: boolean;
  readonly text: string;
  /** In UTF-16 units; undefined for the end of the text. */
  readonly caret: number | undefined;
}

/** What the frame tells the editor. */
export type FrameMessage =
  /** Wants the whole article: said when the frame is there, and again when it has been loaded anew. */
  | { readonly kind: 'ready' }
  /** The page shows the article of this version. */
  | { readonly kind: 'painted'; readonly version: number; readonly milliseconds: number }
  | {
      readonly kind: 'chosen';
      readonly chosen: Chosen;
      /** How many signs of the field's text were before the pointer; blanks do not count where it is formatted. */
      readonly caret?: number;
      /** Whether the text stands there as it is written, and can be written there. */
      readonly canWrite?: boolean;
    }
  /** Texts of a block that stand on the page as they are written; the first that is plain shall be written. */
  | { readonly kind: 'texts'; readonly block: string; readonly pointers: readonly string[] }
  /** Words are marked in a block, or none any more. */
  | { readonly kind: 'marked'; readonly marked: MarkedOnPage | undefined }
  /** In the page, a text has become another one. */
  | { readonly kind: 'typed'; readonly before: string; readonly after: string }
  /** Something was pasted on the page, where no text is written. */
  | { readonly kind: 'pasted'; readonly html: string; readonly text: string }
  /** Nothing is written in the page any more. */
  | { readonly kind: 'written' }
  /** Keys of a command were pressed in the page. */
  | { readonly kind: 'pressed'; readonly pressed: PressedKeys }
  /** Somebody has scrolled. */
  | { readonly kind: 'place'; readonly place: PagePlace }
  | { readonly kind: 'boxes'; readonly block: Box | undefined; readonly field: Box | undefined }
  /** Where the blocks are that stand in the frame's window, said when asked for. */
  | { readonly kind: 'layout'; readonly blocks: readonly BlockBox[] }
  /** Widgets that failed on what stands in the article now; their blocks show what they showed before. */
  | { readonly kind: 'failures'; readonly failures: readonly Failure[] }
  /** The page of this sequence was compared with the server's. */
  | { readonly kind: 'confirmed'; readonly sequence: number }
  /** Blocks that the server rendered otherwise; they show what the server made. */
  | { readonly kind: 'differed'; readonly blocks: readonly string[] };

/** Words that are marked in a block of the page, with some of what is around them. */
export interface MarkedOnPage {
  readonly block: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** What of an event of the keyboard decides which keys were pressed. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A rectangle in the frame's window, in CSS pixels of its page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockBox {
  readonly block: string;
  readonly box: Box;
}

/** More blocks than that stand in no window. */
export const maxBlocksInLayout = 300;

export interface Failure {
  readonly block: string;
  readonly message: string;
}

/** The envelope that tells our messages from those of browser extensions and embedded players. */
const envelope = 'pagewell-preview-frame';

/** The side of a conversation that listens: it believes one window of one origin, and no other. */
interface Listener<Message> {
  window: Window;
  origin: string;
  /** The window that may speak; asked at each message, because a frame gets a new one when it is loaded. */
  speaker: () => unknown;
  parse: (value: unknown) => Message | undefined;
  receive: (message: Message) => void;
}

/** Sends a message to a window, if that still shows a page of this origin. */
export function tell(target: Window, origin: string, message: EditorMessage | FrameMessage): void {
  target.postMessage({ [envelope]: message }, origin);
}

/**
 * Listens for messages. Origin and source are both checked: an origin alone lets any other frame of this site speak, a
 * source alone lets whatever the frame has gone to speak.
 *
 * @returns stops listening
 */
export function listen<Message>({ window, origin, speaker, parse, receive }: Listener<Message>): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== speaker()) return;
    const data: unknown = event.data;
    const message =
      typeof data === 'object' && data !== null && envelope in data ? parse(data[envelope]) : undefined;
    if (message) receive(message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

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
      return 'keys' in value && Array.isArray(value.keys)
        ? {
            kind: 'keys',
            keys: stringsOf(value.keys),
            inTexts: stringsOf('inTexts' in value ? value.inTexts : []),
          }
        : undefined;
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
        ? { kind: 'typed', before, after }
        : undefined;
    }
    case 'pasted': {
      const [html, text] = [ownValue(value, 'html'), ownValue(value, 'text')];
      return typeof html === 'string' && typeof text === 'string'
        ? { kind: 'pasted', html, text }
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
  return { chosen, name, text, isLong: ownValue(value, 'isLong') === true, caret };
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

function readLayout(value: unknown): BlockBox[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxBlocksInLayout).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [block, box] = [ownValue(one, 'block'), readBox(ownValue(one, 'box'))];
    return typeof block === 'string' && box ? [{ block, box }] : [];
  });
}

/** The numbers in these fields; undefined where one of them is none. */
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
