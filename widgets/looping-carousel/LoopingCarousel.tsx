import { type CSSProperties, type ReactNode, useId } from 'react';
import { loopAttribute } from '#contracts/markers.ts';
import type { LoopingCarouselSlide } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { slideWidth } from '../ui/Carousel.tsx';
import { sectionHeader } from '../ui/CarouselSection.styles.ts';
import { Picture } from '../ui/Picture.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { controls, looping, track } from './LoopingCarousel.styles.ts';
import { slideCard } from './LoopingSlide.styles.ts';

interface LoopingSlideProps {
  slide: LoopingCarouselSlide;
  position: number;
  eager: boolean;
}

const pictureWidth = 340;

function LoopingSlide({ slide, position, eager }: LoopingSlideProps): ReactNode {
  const { title, image, url } = slide;
  const text = presentHtml(slide.text);
  return (
    <li className={slideCard}>
      {image && <Picture {...image} alt={image.alt} shownWidth={pictureWidth} eager={eager} />}
      <b {...(url ? trackClick(slideClicked(slide, position)) : {})}>
        {url ? <SafeLink url={url}>{title}</SafeLink> : title}
      </b>
      {text && <RichHtml html={text} />}
    </li>
  );
}

function slideClicked({ title, url }: LoopingCarouselSlide, position: number) {
  return trackingEvent('element-clicked', {
    location: 'Looping carousel',
    elementType: 'LINK',
    text: title,
    linkUrl: url,
    position,
  });
}

/** Cards per view; a fraction shows part of the next card, as a scroll hint. */
const shown = { mobile: 1.1, tablet: 2.2, desktop: 3.4 } as const;

/** An endless row of cards. A scrolling list until the script adds arrows, dots, swipes and looping. */
export default function LoopingCarousel({
  data,
  block,
}: WidgetProps<'looping-carousel', 'hasFirstPicture'>): ReactNode {
  const nameId = useId();
  const slides = data.slides.filter(({ title }) => present(title));
  const count = slides.length;
  if (count === 0) return null;
  const header = present(data.header);
  const widths = Object.entries(shown).map(([layout, most]) => [`--on-${layout}`, slideWidth(most, count)]);
  const still = Object.entries(shown).flatMap(([layout, most]) => (count <= most ? layout : []));
  const isStill = still.length === widths.length;
  return (
    <div className={looping}>
      {header ? (
        <h2 className={sectionHeader} id={nameId}>
          {header}
        </h2>
      ) : (
        <span id={nameId} lang="en" hidden>
          More to see
        </span>
      )}
      <section
        aria-labelledby={nameId}
        style={Object.fromEntries(widths) as CSSProperties}
        {...(isStill ? {} : { [loopAttribute]: '' })}
      >
        {/* A scroll container must be focusable for arrow keys. */}
        <ul className={track} tabIndex={isStill ? undefined : 0}>
          {slides.map((slide, index) => (
            <LoopingSlide
              key={index}
              slide={slide}
              position={index + 1}
              eager={block.hasFirstPicture && index === 0}
            />
          ))}
        </ul>
        {!isStill && (
          <div className={controls} data-still={still.join(' ') || undefined} lang="en">
            <button type="button" aria-label="Previous">
              ←
            </button>
            <div>
              {slides.map((_, index) => (
                <button key={index} type="button" aria-label={`${index + 1} of ${count}`} />
              ))}
            </div>
            <button type="button" aria-label="Next">
              →
            </button>
          </div>
        )}
      </section>
    </div>
  );
}
