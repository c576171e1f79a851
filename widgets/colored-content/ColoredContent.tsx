import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { animatedPicture, animationsIn, stillVersion } from '../ui/animatedPictures.ts';
import { authorGround } from '../ui/authorGround.styles.ts';
import { groundAttributes } from '../ui/authorGround.ts';
import { contentWidths } from '../ui/layout.ts';
import { Picture } from '../ui/Picture.tsx';
import { presentHtml } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { coloredContent } from './ColoredContent.styles.ts';

/** The animated image is lazy-loaded, and still under `prefers-reduced-motion`. */
export default function ColoredContent({
  data: { content, gif, backgroundColor },
}: WidgetProps<'colored-content'>): ReactNode {
  const html = presentHtml(content);
  if (!html && !gif) return null;
  return (
    <section
      className={`${authorGround} ${coloredContent}`}
      {...groundAttributes({ background: backgroundColor })}
      {...animationsIn(html)}
      {...(gif ? animatedPicture(gif.src) : {})}
    >
      {html && <RichHtml html={html} className={prose} />}
      {gif && (
        <Picture
          src={gif.src}
          sources={stillVersion(gif)}
          alt={gif.alt}
          width={gif.width}
          height={gif.height}
          focus={gif.focus}
          shownWidth={contentWidths.reading}
        />
      )}
    </section>
  );
}
