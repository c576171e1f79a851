import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { LazyImage } from '../ui/LazyImage.tsx';
import { contentWidths } from '../ui/layout.ts';
import { Picture } from '../ui/Picture.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { caption, figure } from './Image.styles.ts';

/** A figure with caption and credit. Heavy images far down are inserted near the viewport. */
export default function Image({ data, block }: WidgetProps<'image', 'hasFirstPicture'>): ReactNode {
  const isUpright = (data.height ?? 0) > (data.width ?? 0);
  const picture = {
    src: data.src,
    alt: data.alt,
    width: data.width,
    height: data.height,
    sources: data.sources,
    shownWidth: isUpright ? contentWidths.reading : contentWidths.wide,
  };
  const captionHtml = presentHtml(data.caption);
  const credit = present(data.credit);
  return (
    <figure className={figure} data-upright={isUpright ? '' : undefined}>
      {data.lazy && !block.hasFirstPicture ? (
        <LazyImage {...picture} />
      ) : (
        <Picture {...picture} eager={block.hasFirstPicture} />
      )}
      {(captionHtml || credit) && (
        <figcaption className={caption}>
          {captionHtml && <RichHtml as="span" html={captionHtml} />}
          {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
