import { readProblems, type ShownProblem } from '../shownProblem.ts';

/** What the editor tells the frame. */
export type EditorMessage =
  /** Marks a block, or none, and brings it into view. */
  | { kind: 'mark'; blockId: string | undefined }
  /** Goes where the frame before this one was. In CSS pixels. */
  | { kind: 'scroll'; top: number };

/** What the frame tells the editor. */
export type FrameMessage =
  | { kind: 'ready'; report: PreviewReport }
  | { kind: 'chosen'; blockId: string }
  | { kind: 'scrolled'; top: number };

/** What the server found while it made the page in the frame. */
export interface PreviewReport {
  /** Whether there is a page to show. */
  shown: boolean;
  problems: readonly ShownProblem[];
}

/** The envelope that tells our messages from those of browser extensions and embedded players. */
const envelope = 'pagewell-preview';

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
  if (value.kind === 'mark') {
    const blockId = 'blockId' in value && typeof value.blockId === 'string' ? value.blockId : undefined;
    return { kind: 'mark', blockId };
  }
  if (value.kind === 'scroll' && 'top' in value && isOffset(value.top))
    return { kind: 'scroll', top: value.top };
  return undefined;
}

export function parseFrameMessage(value: unknown): FrameMessage | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'ready' && 'report' in value) {
    const report = parseReport(value.report);
    return report && { kind: 'ready', report };
  }
  if (value.kind === 'chosen' && 'blockId' in value && typeof value.blockId === 'string') {
    return { kind: 'chosen', blockId: value.blockId };
  }
  if (value.kind === 'scrolled' && 'top' in value && isOffset(value.top))
    return { kind: 'scrolled', top: value.top };
  return undefined;
}

/** Reads the report that the server left in the frame, or that the frame has sent on. */
export function parseReport(value: unknown): PreviewReport | undefined {
  if (typeof value !== 'object' || value === null || !('shown' in value && 'problems' in value))
    return undefined;
  return { shown: value.shown === true, problems: readProblems(value.problems) };
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
