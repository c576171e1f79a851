import type { ReactNode } from 'react';
import { type FocusPoint, positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/pictures/imageProxy.ts';
import { columnOfPhone, contentWidths } from './layout.ts';

export interface PictureSource {
  media: string;
  src: string;
  /** The file's intrinsic size in pixels: a version may have another aspect ratio. */
  width?: number | undefined;
  height?: number | undefined;
  /** Whether only the first frame of an animation is shown. Images of other hosts stay animated. */
  still?: boolean;
}

export interface PictureProps {
  /** Renders nothing without it. */
  src: string | undefined;
  alt: string | undefined;
  /** The file's intrinsic size in pixels: reserves space while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** The point that cropping keeps visible, in percent; the centre by default. */
  focus?: FocusPoint | undefined;
  /** The maximum display width in CSS pixels, by default `width`. Narrower screens show it at full width. */
  shownWidth?: number;
  /** The page's first image loads immediately, others near the viewport. */
  eager?: boolean | undefined;
  sources?: readonly PictureSource[] | undefined;
  className?: string | undefined;
}

/** Common full-width sizes of phones and tablets, in CSS pixels. */
const commonWidths = [360, 480, 768];

export function Picture({
  src,
  alt,
  width,
  height,
  focus,
  shownWidth = width ?? contentWidths.reading,
  eager,
  sources = [],
  className,
}: PictureProps): ReactNode {
  if (!src) return null;
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
