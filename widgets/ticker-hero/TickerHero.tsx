import type { CSSProperties, ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { listsNamed, SignUpForm } from '../newsletter/SignUpForm.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present, presentOnes } from '../ui/presentText.ts';
import { pause, tickerHero, turns, whole } from './TickerHero.styles.ts';

const pictureWidth = 660;
const pictureHeight = 495;

/**
 * The rotating part is CSS alone, with a pause button.
 * Screen readers, print and reduced motion get one sentence.
 */
export default function TickerHero({
  data,
  block: { hasFirstPicture, newsletter, articlePath, privatePath, indexOfKind },
}: WidgetProps<
  'ticker-hero',
  'hasFirstPicture' | 'newsletter' | 'articlePath' | 'privatePath' | 'indexOfKind'
>): ReactNode {
  const headline = tickerHeadline(data.tickerHeadline);
  if (!headline) return null;
  const picture = data.heroImage?.imageUrl;
  const { newsletterLists: named = [], newsletterSource: source } = data;
  const lists = newsletter && named.length > 0 ? listsNamed(newsletter, named) : [];
  return (
    <section className={tickerHero} data-theme={data.colorTheme ?? 'paper'}>
      <div>
        <Headline headline={headline} />
        {presentOnes(data.heroDescription).map((text, index) => (
          <Paragraphs key={index} text={text} />
        ))}
        {newsletter && lists.length > 0 && (
          <SignUpForm
            newsletter={newsletter}
            lists={lists}
            place={{ ...(source ? { source } : {}), url: articlePath, contentIndex: String(indexOfKind) }}
            privatePath={privatePath}
          />
        )}
      </div>
      <Picture src={picture} alt="" width={pictureWidth} height={pictureHeight} eager={hasFirstPicture} />
    </section>
  );
}

function Headline({ headline: { before, items, after } }: { headline: TickerHeadline }): ReactNode {
  if (items.length < 2) {
    return (
      <h2>
        {before} {items[0] && <b>{items[0]}</b>} {after}
      </h2>
    );
  }
  return (
    <>
      <h2>
        <span className={whole}>
          {before && <span>{before} </span>}
          {items.map((item, index) => (
            <span key={index}>
              {item}
              {index < items.length - 1 ? ', ' : ' '}
            </span>
          ))}
          {after && <span>{after}</span>}
        </span>
        <span className={turns} aria-hidden="true">
          {before}
          <span data-items={items.length}>
            {items.map((item, index) => (
              <span key={index} style={{ '--turn': index } as CSSProperties}>
                <b>{item}</b>
              </span>
            ))}
          </span>
          {after}
        </span>
      </h2>
      <label className={pause}>
        <input type="checkbox" />
        <OwnWords>Stop the headline</OwnWords>
      </label>
    </>
  );
}

interface TickerHeadline {
  before: string | undefined;
  items: readonly string[];
  after: string | undefined;
}

function tickerHeadline(
  headline: BlockDataByType['ticker-hero']['tickerHeadline'],
): TickerHeadline | undefined {
  const [before, after] = [present(headline.beforeText), present(headline.afterText)];
  const items = presentOnes(headline.items);
  return before || after || items.length > 0 ? { before, items, after } : undefined;
}
