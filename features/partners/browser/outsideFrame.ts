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
  asks?: boolean;
  tell: (change: OutsideChange) => void;
}

/** The only creator of outside frames. Facts go by a private message port. @returns removes the frame */
export function openOutsideFrame(options: OutsideFrameOptions): () => void {
  const { box, address, title, payload, silentAfter = silentAfterMs, asks = false, tell } = options;
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
    tell({ state: 'ended', fault });
  }
  const silent = setTimeout(() => end('silent'), silentAfter);

  function take(said: FrameMessage): void {
    // Without sizes there is nothing to fill, so a loaded script is a final answer.
    if (said.kind === 'loaded' && payload.sizes) return;
    clearTimeout(silent);
    if (said.kind === 'filled') fill(said.width, said.height);
    else if (said.kind === 'choice') asks ? tell({ state: 'filled', choice: said }) : end('nonsense');
    else if (said.kind === 'missing' || said.kind === 'unstyled') end(said.kind);
    else tell({ state: said.kind === 'loaded' ? 'filled' : 'empty' });
  }
  function fill(width: number, height: number): void {
    const fits = payload.sizes?.some(([wide, high]) => wide === width && high === height);
    if (!fits) {
      end('size');
      return;
    }
    frame.width = String(width);
    frame.height = String(height);
    tell({ state: 'filled', size: [width, height] });
  }
  ours.onmessage = ({ data }) => {
    messages += 1;
    const said = readFrameMessage(data);
    if (messages > maxFrameMessages) end('flood');
    else if (said) take(said);
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
  tell({ state: 'loading' });
  box.append(frame);
  return () => end('withdrawn');
}

function isElsewhere(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}

function largest(sizes: readonly [number, number][] = []): [number, number] {
  return [Math.max(0, ...sizes.map(([width]) => width)), Math.max(0, ...sizes.map(([, height]) => height))];
}
