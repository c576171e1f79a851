import type { CSSProperties, ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { CarouselSection } from '../ui/CarouselSection.tsx';
import { cardsPerPage, slidePictureWidth } from '../ui/cardCarousel.ts';
import { Picture } from '../ui/Picture.tsx';
import { presentHtml } from '../ui/presentText.ts';
import { picture } from './ImageCarousel.styles.ts';

export default function ImageCarousel({
  data,
  block,
}: WidgetProps<'image-carousel', 'hasFirstPicture'>): ReactNode {
  const images = distinctImages(data.images);
  const shape = { '--shape': shapeOf(images[0]) } as CSSProperties;
  return (
    <CarouselSection
      header={data.header}
      nameWithoutHeader="Pictures"
      perPage={cardsPerPage}
      slides={images.map(({ src, alt, width, height, caption }, index) => {
        const captionHtml = presentHtml(caption);
        return (
          <figure key={src} className={picture} style={shape}>
            <Picture
              src={src}
              alt={alt}
              width={width}
              height={height}
              shownWidth={slidePictureWidth}
              eager={block.hasFirstPicture && index === 0}
            />
            {captionHtml && (
              <figcaption>
                <RichHtml as="span" html={captionHtml} />
              </figcaption>
            )}
          </figure>
        );
      })}
    />
  );
}

/** All images share the aspect ratio of the first. */
function shapeOf({ width, height }: { width?: number; height?: number } = {}): string {
  return width && height ? `${width} / ${height}` : '3 / 2';
}

type Images = BlockDataByType['image-carousel']['images'];

export function distinctImages(images: Images): Images {
  return images.filter(({ src }, index) => images.findIndex((other) => other.src === src) === index);
}
