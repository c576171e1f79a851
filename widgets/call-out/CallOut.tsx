import { type ReactNode, useId } from 'react';
import { seenAttribute } from '#contracts/markers.ts';
import type { CallOutItem } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import Faq from '../faq/Faq.tsx';
import PaidMedia from '../paid-media/PaidMedia.tsx';
import { trackFacts, trackLink } from '../tracking/trackingAttributes.ts';
import { groundAttributes } from '../ui/authorGround.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { prose } from '../ui/prose.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { wave } from '../ui/wave.styles.ts';
import { callOutBox, callOuts, heading, links, smallLine } from './CallOut.styles.ts';
import { type CallOutBox, callOutBoxes } from './callOutContent.ts';

const headingSign = 40;
const smallSign = 20;

/** A wave animates along the upper edge on first view. Empty boxes are left out. */
export default function CallOut({ data, block }: WidgetProps<'call-out', 'hasFirstPicture'>): ReactNode {
  const boxes = callOutBoxes(data);
  if (boxes.length === 0) return null;
  return (
    <div className={callOuts} data-layout={data.layout ?? 'full'}>
      {boxes.map((box, index) => (
        <Box key={index} box={box} block={block} />
      ))}
    </div>
  );
}

function Box({ box, block }: { box: CallOutBox; block: { hasFirstPicture: boolean } }): ReactNode {
  const titleId = useId();
  const { title, content, points, hasBullets, questions, paidItems } = box;
  return (
    <section
      className={`${wave} ${callOutBox}`}
      aria-labelledby={title && titleId}
      {...{ [seenAttribute]: '' }}
      {...groundAttributes({ background: box.colour })}
      {...trackFacts({ location: 'Call-out', elementType: 'LINK', name: title })}
    >
      <SmallLines box={box} />
      {title && (
        <p className={heading}>
          {box.icon && <Sign src={box.icon} side={headingSign} />}
          <strong id={titleId}>{title}</strong>
        </p>
      )}
      {content && <RichHtml html={content} className={prose} correlated />}
      {points.length > 0 && (
        <ul data-bullets={hasBullets ? '' : undefined}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
      {box.links.length > 0 && <Links items={box.links} />}
      {questions.length > 0 && <Faq data={{ items: [...questions] }} block={{ indexOfKind: 0 }} correlated />}
      {paidItems.length > 0 && <PaidMedia data={{ items: [...paidItems] }} block={block} />}
    </section>
  );
}

function SmallLines({ box: { series, whisper, whisperIcon } }: { box: CallOutBox }): ReactNode {
  return (
    <>
      {series && (
        <p className={smallLine} {...(series.link ? trackLink(series.link, { text: series.title }) : {})}>
          {series.icon && <Sign src={series.icon} side={smallSign} />}
          <span>
            <OwnWords>
              From the series{' '}
              <bdi>
                {series.link ? (
                  <SafeLink url={series.link} correlated>
                    {series.title}
                  </SafeLink>
                ) : (
                  series.title
                )}
              </bdi>
              {series.byOneAuthor && ', by one author'}
            </OwnWords>
          </span>
        </p>
      )}
      {whisper && (
        <p className={smallLine}>
          {whisperIcon && <Sign src={whisperIcon} side={smallSign} />}
          <span>{whisper}</span>
        </p>
      )}
    </>
  );
}

function Sign({ src, side }: { src: string; side: number }): ReactNode {
  return <Picture src={src} alt="" width={side} height={side} />;
}

function Links({ items }: { items: readonly CallOutItem[] }): ReactNode {
  return (
    <ul className={links}>
      {items.map(({ title, link }, index) => (
        <li key={index} {...trackLink(link, { text: title, position: index + 1 })}>
          <SafeLink url={link} correlated>
            {title}
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
