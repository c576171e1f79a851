import type { ReactNode } from 'react';
import type { LoopingCarouselSlide } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { Picture } from '../ui/Picture.tsx';
import { presentHtml } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { slideCard } from './LoopingSlide.styles.ts';

interface LoopingSlideProps {
  slide: LoopingCarouselSlide;
  /** The 1-based position among the cards. */
  position: number;
  eager: boolean;
}

/** The maximum width of a single card, in CSS pixels. */
const pictureWidth = 340;

/** A card: an image, a title with an optional link, and a sentence. */
export function LoopingSlide({ slide, position, eager }: LoopingSlideProps): ReactNode {
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
