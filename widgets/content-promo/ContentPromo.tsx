import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackLink, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { authorGround } from '../ui/authorGround.styles.ts';
import { groundAttributes } from '../ui/authorGround.ts';
import { desktopFrom, tabletFrom } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { contentPromo, promoLink } from './ContentPromo.styles.ts';

const pictureWidth = 660;
const pictureHeight = 440;

const defaultCallToAction = 'Learn more';

/** Our own, unpaid content, so it is not labelled as an advertisement. */
export default function ContentPromo({
  data,
  block,
}: WidgetProps<'content-promo', 'hasFirstPicture'>): ReactNode {
  const titleId = useId();
  const title = present(data.title);
  if (!title) return null;
  const [whisper, description, url] = [data.whisper, data.description, data.callToActionUrl].map(present);
  const callToAction = present(data.callToAction) ?? defaultCallToAction;
  const pictures = promoPictures(data);
  const facts = { location: 'Content promo', name: title, text: callToAction, linkUrl: url };
  return (
    <article
      className={`${authorGround} ${contentPromo}`}
      aria-labelledby={titleId}
      {...groundAttributes({ background: data.backgroundColor, ...data.colors })}
      {...trackView(trackingEvent('element-viewed', { ...facts, elementType: 'SECTION' }))}
    >
      {pictures && (
        <Picture
          src={pictures.mobile}
          sources={[
            { media: `(min-width: ${desktopFrom}px)`, src: pictures.desktop },
            { media: `(min-width: ${tabletFrom}px)`, src: pictures.tablet },
          ]}
          alt={data.imageAlt}
          width={pictureWidth}
          height={pictureHeight}
          eager={block.hasFirstPicture}
        />
      )}
      <div>
        {whisper && <small>{whisper}</small>}
        <strong id={titleId}>{title}</strong>
        <Paragraphs text={description} />
        {url && (
          <p {...trackLink(url, { ...facts, elementType: 'BUTTON' })}>
            <SafeLink url={url} className={promoLink} newTab={data.targetNewWindow}>
              <OwnWords when={callToAction === defaultCallToAction}>{callToAction}</OwnWords>
              <span className="visually-hidden">: {title}</span>
            </SafeLink>
          </p>
        )}
      </div>
    </article>
  );
}

interface PromoPictureFields {
  imageUrl?: string | undefined;
  imageUrlTablet?: string | undefined;
  imageUrlMobile?: string | undefined;
}

interface PromoPictures {
  mobile: string;
  tablet: string;
  desktop: string;
}

/** A missing image falls back to the next larger layout, then to the next smaller. */
export function promoPictures(fields: PromoPictureFields): PromoPictures | undefined {
  const { imageUrlMobile, imageUrlTablet, imageUrl } = fields;
  const mobile = imageUrlMobile ?? imageUrlTablet ?? imageUrl;
  const tablet = imageUrlTablet ?? imageUrl ?? imageUrlMobile;
  const desktop = imageUrl ?? imageUrlTablet ?? imageUrlMobile;
  return mobile && tablet && desktop ? { mobile, tablet, desktop } : undefined;
}
