import type { CSSProperties, ReactNode } from 'react';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { contentWidths } from '../ui/layout.ts';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { heroImage } from './HeroImage.styles.ts';
import { desktopPictureFrom } from './heroSize.ts';

const shownWidth = contentWidths.wide;

/** A missing image is replaced by the other one. */
export default function HeroImage({ data, block }: WidgetProps<'hero-image', 'hasFirstPicture'>): ReactNode {
  const { desktopImage, mobileImage, desktopFocus, mobileFocus } = data;
  const onPhones = mobileImage ?? desktopImage;
  if (!onPhones) return null;
  const onDesktops = desktopImage ?? onPhones;
  const [title, text] = [present(data.title), present(data.text)];
  return (
    <figure
      className={heroImage}
      style={focusOf({
        '--focus-mobile': mobileImage ? mobileFocus : desktopFocus,
        '--focus-desktop': desktopImage ? desktopFocus : mobileFocus,
      })}
    >
      <Picture
        src={onPhones}
        sources={
          onDesktops === onPhones ? [] : [{ media: `(min-width: ${desktopPictureFrom}px)`, src: onDesktops }]
        }
        alt={data.alt}
        shownWidth={shownWidth}
        eager={block.hasFirstPicture}
      />
      {(title || text) && (
        <figcaption>
          {title && <strong>{title}</strong>}
          <Paragraphs text={text} />
        </figcaption>
      )}
    </figure>
  );
}

function focusOf(
  points: Readonly<Record<string, Parameters<typeof positionOf>[0] | undefined>>,
): CSSProperties {
  const known = Object.entries(points).flatMap(([name, point]) => (point ? [[name, positionOf(point)]] : []));
  return Object.fromEntries(known);
}
