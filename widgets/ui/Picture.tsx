import type { ReactNode } from 'react';
import { type FocusPoint, positionOf } from '#transformer/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/imageProxy.ts';
import { columnOfPhone } from './layout.ts';

/** A version of the picture for some screens. */
export interface PictureSource {
  media: string;
  src: string;
  /** The file's own size in pixels: a version may have another shape. */
  width?: number | undefined;
  height?: number | undefined;
  /** Whether only the first frame of an animated picture is shown. Other hosts send their pictures as they are. */
  still?: boolean;
}

interface PictureProps {
  src: string;
  alt: string | undefined;
  /** The file's own size in pixels: keeps the place while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** What is always seen where the picture is cropped, in percent; without it, the middle. */
  focus?: FocusPoint | undefined;
  /** The greatest width it is shown at, in CSS pixels. Narrower screens show it across their whole width. */
  shownWidth: number;
  /** The page's first picture is loaded at once, every other one when it comes near. */
  eager?: boolean | undefined;
  sources?: readonly PictureSource[] | undefined;
  className?: string | undefined;
}

/** Widths that phones and tablets show a full-width picture at, in CSS pixels. */
const commonWidths = [360, 480, 768];

/** A picture through the image proxy, in the sizes that screens need, with its place kept while it loads. */
export function Picture({
  src,
  alt,
  width,
  height,
  focus,
  shownWidth,
  eager,
  sources = [],
  className,
}: PictureProps): ReactNode {
  const widths = [...commonWidths.filter((common) => common < shownWidth), shownWidth];
  const sourceSet = proxiedSourceSet(src, widths);
  const sizes = `(max-width: ${shownWidth}px) ${columnOfPhone}, ${shownWidth}px`;
  const image = (
    <img
      className={className}
      src={proxiedImage(src, shownWidth)}
      srcSet={sourceSet}
      sizes={sourceSet && sizes}
      alt={alt ?? ''}
      width={width}
      height={height}
      style={focus && { objectPosition: positionOf(focus) }}
      // Without `loading`, React would write a preload link into the block.
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => {
        const versions = proxiedSourceSet(source.src, widths, source.still);
        return (
          <source
            key={`${source.media} ${source.src}`}
            media={source.media}
            srcSet={versions ?? source.src}
            sizes={versions && sizes}
            width={source.width}
            height={source.height}
          />
        );
      })}
      {image}
    </picture>
  );
}
