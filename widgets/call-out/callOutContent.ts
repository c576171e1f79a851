import type {
  BlockDataByType,
  CallOut,
  CallOutItem,
  FaqItem,
  PaidMediaItem,
} from '#schemas/generated/types.ts';
import { shownItems } from '../faq/shownItems.ts';
import { present, presentHtml, presentOnes } from '../ui/presentText.ts';

export interface CallOutBox {
  series:
    | { title: string; link: string | undefined; icon: string | undefined; byOneAuthor: boolean }
    | undefined;
  whisper: string | undefined;
  whisperIcon: string | undefined;
  title: string | undefined;
  icon: string | undefined;
  content: string | undefined;
  points: readonly string[];
  hasBullets: boolean;
  links: readonly CallOutItem[];
  questions: readonly FaqItem[];
  paidItems: readonly PaidMediaItem[];
  colour: string | undefined;
}

export function callOutBoxes({ items }: BlockDataByType['call-out']): CallOutBox[] {
  return items.map(readBox).filter(hasContent);
}

function readBox(box: CallOut): CallOutBox {
  const { driverType = 'multiArticleText', brandPage, contentSeries } = box;
  const ofSeries = box.isContentSeries ? contentSeries : undefined;
  const seriesTitle = present(ofSeries?.title);
  return {
    series: seriesTitle
      ? {
          title: seriesTitle,
          link: present(ofSeries?.link),
          icon: present(ofSeries?.icon),
          byOneAuthor: ofSeries?.single_author ?? false,
        }
      : undefined,
    whisper: present(box.optionalWhisper),
    whisperIcon: present(box.optionalIcon),
    title: present(box.headerTitle),
    icon: present(box.headerIcon),
    content: presentHtml(box.content),
    points: presentOnes(box.list),
    hasBullets: box.isBullets ?? false,
    links: (box.items ?? []).filter(({ title }) => present(title)),
    questions: driverType === 'faq' ? shownItems({ items: box.questions ?? [] }) : [],
    paidItems: driverType === 'paidMedia' ? (box.paidItems ?? []) : [],
    colour: box.isBrandPage ? brandPage?.brandColor : ofSeries?.color_scheme,
  };
}

function hasContent({ content, points, links, questions, paidItems }: CallOutBox): boolean {
  return content !== undefined || [points, links, questions, paidItems].some(({ length }) => length > 0);
}
