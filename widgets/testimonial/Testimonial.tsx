import { type CSSProperties, type ReactNode, useId } from 'react';
import { seenAttribute } from '#contracts/markers.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { contentWidths, tabletFrom } from '../ui/layout.ts';
import { OwnName } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { present } from '../ui/presentText.ts';
import { bubbles, people, testimonial } from './Testimonial.styles.ts';

/** Speech bubbles are revealed one by one on first view. */
export default function Testimonial({
  data,
  block,
}: WidgetProps<'testimonial', 'hasFirstPicture'>): ReactNode {
  const headerId = useId();
  const quotes = data.quotes.filter(({ text }) => present(text));
  if (quotes.length === 0) return null;
  const header = present(data.header);
  const subheader = present(data.subheader);
  return (
    <section className={testimonial} aria-labelledby={headerId}>
      {header ? <h2 id={headerId}>{header}</h2> : <OwnName id={headerId}>What people say</OwnName>}
      {subheader && <p>{subheader}</p>}
      <div className={people}>
        <ImageOfPeople data={data} eager={block.hasFirstPicture} />
        <ul className={bubbles} {...{ [seenAttribute]: '' }}>
          {quotes.map(({ text, author }, index) => (
            <li key={index} style={{ '--place': index } as CSSProperties}>
              <blockquote>{text}</blockquote>
              {present(author) && <cite>{author}</cite>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ImageOfPeople({
  data: { desktopImage, mobileImage },
  eager,
}: {
  data: BlockDataByType['testimonial'];
  eager: boolean;
}): ReactNode {
  const shown = mobileImage ?? desktopImage;
  if (!shown) return null;
  const forDesktops = mobileImage && desktopImage;
  return (
    <Picture
      src={shown.src}
      // One text alternative for both. The phone version's may be missing.
      alt={present(shown.alt) ?? desktopImage?.alt}
      width={shown.width}
      height={shown.height}
      focus={shown.focus}
      sources={forDesktops ? [{ ...forDesktops, media: `(min-width: ${tabletFrom}px)` }] : undefined}
      shownWidth={contentWidths.reading}
      eager={eager}
    />
  );
}
