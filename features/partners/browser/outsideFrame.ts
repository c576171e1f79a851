import {
  type FrameMessage,
  maxFrameMessages,
  type OutsideChange,
  type OutsideFault,
  readFrameMessage,
  silentAfterMs,
} from '#contracts/outside/frame.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';

/** Its own policy may restrict the document further. */
const sandboxed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

interface OutsideFrameOptions {
  box: Element;
  address: string;
  title: string;
  payload: OutsidePayload;
  /** Timeout for its answer, in milliseconds. */
  silentAfter?: number;
  /** A consent tool, which may report an answer. */
  isConsentTool?: boolean;
  onChange: (change: OutsideChange) => void;
}

/** The only creator of outside frames. Facts go by a private message port. @returns removes the frame */
export function openOutsideFrame({
  box,
  address,
  title,
  payload,
  silentAfter = silentAfterMs,
  isConsentTool = false,
  onChange,
}: OutsideFrameOptions): () => void {
  const frame = document.createElement('iframe');
  const { port1: ours, port2: theirs } = new MessageChannel();
  const [width, height] = largest(payload.sizes);
  let messages = 0;
  let isOver = false;

  function end(fault: OutsideFault): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silent);
    ours.close();
    frame.remove();
    onChange({ state: 'ended', fault });
  }
  const silent = setTimeout(() => end('silent'), silentAfter);

  function handle(message: FrameMessage): void {
    // Without sizes there is nothing to fill, so a loaded script is a final answer.
    if (message.kind === 'loaded' && payload.sizes) return;
    clearTimeout(silent);
    if (message.kind === 'filled') fill(message.width, message.height);
    else if (message.kind === 'choice')
      isConsentTool ? onChange({ state: 'filled', choice: message }) : end('nonsense');
    else if (message.kind === 'missing' || message.kind === 'unstyled') end(message.kind);
    else onChange({ state: message.kind === 'loaded' ? 'filled' : 'empty' });
  }
  function fill(width: number, height: number): void {
    const fits = payload.sizes?.some(([wide, high]) => wide === width && high === height);
    if (!fits) {
      end('size');
      return;
    }
    frame.width = String(width);
    frame.height = String(height);
    onChange({ state: 'filled', size: [width, height] });
  }
  ours.onmessage = ({ data }) => {
    messages += 1;
    const message = readFrameMessage(data);
    if (messages > maxFrameMessages) end('flood');
    else if (message) handle(message);
    else end('nonsense');
  };

  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', isElsewhere(address) ? `${sandboxed} allow-same-origin` : sandboxed);
  frame.width = String(width);
  frame.height = String(height);
  frame.style.border = '0';
  frame.hidden = width === 0;
  let loads = 0;
  frame.onload = () => {
    loads += 1;
    // A sandboxed document has no origin to name. The first load is ours: a partner's script runs later.
    if (loads === 1) frame.contentWindow?.postMessage(payload, '*', [theirs]);
    else end('navigated');
  };
  frame.src = address;
  onChange({ state: 'loading' });
  box.append(frame);
  return () => end('withdrawn');
}

function isElsewhere(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}

function largest(sizes: readonly [number, number][] = []): [number, number] {
  return [Math.max(0, ...sizes.map(([width]) => width)), Math.max(0, ...sizes.map(([, height]) => height))];
}
