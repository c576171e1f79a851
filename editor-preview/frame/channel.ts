import type { EditorMessage, FrameMessage } from './messages.ts';

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
