import { type ElementType, type ReactNode, useContext } from 'react';
import { slotAttribute } from '#contracts/island.ts';
import { correlatedAttribute } from '#contracts/markers.ts';
import { ServerRenderingContext } from '../serverRendering.ts';

interface RichHtmlProps {
  html: string;
  /** The element that holds the HTML; `div` unless told. */
  as?: ElementType;
  className?: string | undefined;
  /** Whether the browser gives the links in it correlation ids, also those that nobody pays for. */
  correlated?: boolean;
}

/**
 * Shows a field of rich HTML. The server sanitises it. In an island this is a slot: the browser
 * leaves the server's nodes alone, so neither the sanitiser nor a second copy of the HTML is sent. Hide a slot, never
 * unmount it.
 */
export function RichHtml({
  html,
  as: Holder = 'div',
  className,
  correlated = false,
}: RichHtmlProps): ReactNode {
  const rendering = useContext(ServerRenderingContext);
  const marks = correlated && /<a\s/i.test(html) ? { [correlatedAttribute]: '' } : {};
  const slot = { [slotAttribute]: '', className, ...marks };
  return (
    <Holder
      {...slot}
      suppressHydrationWarning
      // Sanitised by the renderer.
      dangerouslySetInnerHTML={rendering ? { __html: rendering.html(html) } : emptySlot}
    />
  );
}

// One object for all, so that React never sees a change to apply.
const emptySlot = { __html: '' };
