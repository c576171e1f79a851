import { type ReactNode, useId } from 'react';
import { signUpLists } from '#contracts/newsletter.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { listsNamed, SignUpForm } from '../newsletter/SignUpForm.tsx';
import { trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { newsletterSignup } from './NewsletterSignup.styles.ts';

type Data = BlockDataByType['newsletter-signup'];

const defaultTitle = 'Letters from us';

export default function NewsletterSignup({
  data,
  block: { newsletter, articlePath, privatePath, indexOfKind },
}: WidgetProps<
  'newsletter-signup',
  'newsletter' | 'articlePath' | 'privatePath' | 'indexOfKind'
>): ReactNode {
  const titleId = useId();
  const lists = newsletter ? listsNamed(newsletter, data.newsletterLists) : [];
  // Unknown newsletters get no form and no substitute.
  if (!newsletter || lists.length === 0) return null;
  const [title, text] = [present(data.title), present(data.text)];
  const ownText = present(newsletter.text);
  return (
    <section
      className={newsletterSignup}
      aria-labelledby={titleId}
      {...trackView(trackingEvent('element-viewed', { location: 'Newsletter', elementType: 'FORM' }))}
    >
      <h2 id={titleId}>
        <OwnWords when={!title}>{title ?? present(newsletter.title) ?? defaultTitle}</OwnWords>
      </h2>
      {(text || ownText) && (
        <p>
          <OwnWords when={!text}>{text ?? ownText}</OwnWords>
        </p>
      )}
      <SignUpForm
        newsletter={newsletter}
        lists={lists}
        place={{ ...namesIn(data), url: articlePath, contentIndex: String(indexOfKind) }}
        privatePath={privatePath}
      />
    </section>
  );
}

function namesIn({ newsletterSource: source, campaignName, ...data }: Data) {
  const lists = signUpLists.flatMap((name) => {
    if (name === 'lists') return [];
    const names = data[name] ?? [];
    return names.length > 0 ? [[name, names] as const] : [];
  });
  return {
    ...(source ? { source } : {}),
    ...(campaignName ? { campaignName } : {}),
    ...Object.fromEntries(lists),
  };
}
