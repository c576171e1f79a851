import type { EditorMessage, FrameMessage } from './messages.ts';

/** Distinguishes our messages from those of browser extensions and embedded players. */
const envelope = 'pagewell-preview-frame';

interface Listener<Message> {
  window: Window;
  origin: string;
  /** The allowed sender; a function, because a frame gets another window when it is loaded. */
  sender: () => unknown;
  parse: (value: unknown) => Message | undefined;
  receive: (message: Message) => void;
}

export function postToWindow(target: Window, origin: string, message: EditorMessage | FrameMessage): void {
  target.postMessage({ [envelope]: message }, origin);
}

/**
 * Checks origin and source: the origin alone admits other frames of this site, the source alone admits pages
 * that the frame navigated to. Returns a function that stops listening.
 */
export function listen<Message>({ window, origin, sender, parse, receive }: Listener<Message>): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== sender()) return;
    const data: unknown = event.data;
    const message =
      typeof data === 'object' && data !== null && envelope in data ? parse(data[envelope]) : undefined;
    if (message) receive(message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
