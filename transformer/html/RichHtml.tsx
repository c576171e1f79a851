import { type ElementType, type ReactNode, useContext } from 'react';
import { slotAttribute } from '#contracts/island.ts';
import { correlatedAttribute } from '#contracts/markers.ts';
import { ServerRenderingContext } from './serverRendering.ts';

interface RichHtmlProps {
  html: string;
  as?: ElementType;
  className?: string | undefined;
  correlated?: boolean;
}

/**
 * In an island it is a slot: the browser needs neither the sanitiser nor a second copy of the HTML.
 * Hide a slot, never unmount it.
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
      dangerouslySetInnerHTML={rendering ? { __html: rendering.html(html) } : emptySlot}
    />
  );
}

// A shared object, so that React never sees a change.
const emptySlot = { __html: '' };
