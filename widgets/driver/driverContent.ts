import { checkLink } from '#contracts/link.ts';
import type { BlockDataByType, Newsletter } from '#schemas/generated/types.ts';
import { listsNamed } from '../newsletter/SignUpForm.tsx';
import { present, presentOnes } from '../ui/presentText.ts';

export type DriverData = BlockDataByType['driver'];

export interface DriverContent {
  whisper?: string | undefined;
  headline?: string | undefined;
  bodyCopy?: string | undefined;
  image?: DriverData['image'];
  link?: DriverLink | undefined;
  brand?: string | undefined;
  letters?: readonly string[] | undefined;
  steps: readonly DriverStep[];
}

export interface DriverLink {
  url: string;
  text?: string | undefined;
}

export type DriverStep =
  | {
      kind: 'feedback';
      title: string;
      text?: string | undefined;
      answers: readonly string[];
      skip?: string | undefined;
    }
  | { kind: 'confirmation'; title: string; text?: string | undefined; link?: DriverLink | undefined };

/** Reads a driver; undefined without content. `brand` takes precedence over `vendorName`. */
export function driverContent(
  data: DriverData,
  newsletter: Newsletter | undefined,
): DriverContent | undefined {
  const { newsletterLists = [], lists = [], driverType } = data;
  const named = [...newsletterLists, ...lists];
  const isNewsletter = named.length > 0 || driverType === 'email';
  // Unknown newsletters get no form and no substitute.
  const offered = newsletter && isNewsletter ? listsNamed(newsletter, named) : [];
  const offeredLetters = offered.length > 0 ? offered : undefined;
  const content: DriverContent = {
    whisper: present(data.whisper),
    headline: present(data.headline),
    bodyCopy: present(data.bodyCopy),
    image: data.image,
    link: linkOf(data.callToActionURL, data.callToAction),
    brand: present(data.brand) ?? present(data.vendorName),
    letters: offeredLetters,
    steps: offeredLetters ? stepsOf(data) : [],
  };
  const { whisper, headline, bodyCopy, image, link } = content;
  return whisper || headline || bodyCopy || image || link || offeredLetters ? content : undefined;
}

function stepsOf(data: DriverData): DriverStep[] {
  const [question, end] = [present(data.feedbackTitle), present(data.confirmTitle)];
  const feedback: DriverStep | undefined = question
    ? {
        kind: 'feedback',
        title: question,
        text: present(data.feedbackDescription),
        answers: presentOnes(data.feedbackSelections),
        skip: present(data.feedbackCallToAction),
      }
    : undefined;
  const confirmation: DriverStep | undefined = end
    ? {
        kind: 'confirmation',
        title: end,
        text: present(data.confirmDesc),
        link: linkOf(data.confirmCallToActionURL, data.confirmCallToAction),
      }
    : undefined;
  return [feedback, confirmation].filter((step) => step !== undefined);
}

/** An address that is unsafe or invalid gets no link. */
function linkOf(url: string | undefined, text: string | undefined): DriverLink | undefined {
  const address = present(url);
  return address !== undefined && checkLink(address).ok ? { url: address, text: present(text) } : undefined;
}
