import type { ReactNode } from 'react';
import { type EmbeddedPost, embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { factsOfHost } from '#contracts/frames/frameHosts.ts';
import { checkLink } from '#contracts/link.ts';
import { type EmbedAction, embedAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { contentWidths } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { consentNotice, embed, storedChoice } from './ThirdPartyEmbed.styles.ts';

const location = 'Third-party embed';

function postOpened(action: EmbedAction, name: string | undefined): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'BUTTON',
    actionOutcome: 'OPEN',
    name,
    text: action === 'show' ? 'Show this post' : 'Always show',
  });
}

function postVisited(site: string, linkUrl: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name: site,
    linkUrl,
  });
}

/**
 * Nothing loads before consent, because the frame is in an inert template.
 * For unsupported sites only the author's text and a link are shown.
 */
export default function ThirdPartyEmbed({ data }: WidgetProps<'third-party-embed'>): ReactNode {
  const post = embeddedPost(data.url ?? '');
  const site = post ? factsOfHost(post.host).name : siteOf(data.url);
  const title = present(data.title) ?? (post && `${nouns[post.shape]} on ${site}`);
  const text = present(data.text);
  if (!title && !text && !data.poster && !site) return null;
  return (
    <figure className={embed} data-shape={post?.shape} {...(post && { [embedAttribute]: post.host })}>
      <figcaption>
        {site && (
          <OwnWords>
            {post ? nouns[post.shape] : 'Seen'} on {site}
          </OwnWords>
        )}
        {present(data.title) && <strong>{title}</strong>}
      </figcaption>
      <div>
        {data.poster && <Picture {...data.poster} alt={data.poster.alt} shownWidth={contentWidths.reading} />}
        {text && (
          <blockquote>
            <PlainText text={text} />
          </blockquote>
        )}
        {post && <ConsentNotice site={site ?? ''} title={title} />}
      </div>
      {post && <PostFrame post={post} title={title ?? ''} />}
      {data.url && site && (
        <span {...trackClick(postVisited(site, data.url))}>
          <SafeLink url={data.url}>
            <OwnWords>See it on {site}</OwnWords>
          </SafeLink>
        </span>
      )}
    </figure>
  );
}

const nouns: Readonly<Record<EmbeddedPost['shape'], string>> = {
  landscape: 'Video',
  portrait: 'Video',
  post: 'Post',
  bar: 'Audio',
  list: 'Audio',
};

/** The host of an unsupported site. Undefined for an address that is not another site's. */
function siteOf(url: string | undefined): string | undefined {
  const link = checkLink(url ?? '');
  const address = link.ok && link.readable ? URL.parse(link.href) : null;
  return address?.hostname ? address.hostname.replace(/^www\./, '') : undefined;
}

function ConsentNotice({ site, title }: { site: string; title: string | undefined }): ReactNode {
  return (
    <div className={consentNotice}>
      <p>
        <OwnWords>
          To show it, your browser asks {site} for it. {site} then learns of your visit.
        </OwnWords>
      </p>
      <Act action="show" name={title}>
        Show this post
      </Act>
      <Act action="always" name={title}>
        Always show {site}
      </Act>
    </div>
  );
}

function Act({
  action,
  name,
  children,
}: {
  action: EmbedAction;
  name: string | undefined;
  children: ReactNode;
}) {
  return (
    <button type="button" value={action} {...trackClick(postOpened(action, name))}>
      <OwnWords>{children}</OwnWords>
    </button>
  );
}

/** The host's frame in a template that a script instantiates, and the button to withdraw consent. */
function PostFrame({ post: { host, frame }, title }: { post: EmbeddedPost; title: string }): ReactNode {
  const { name, abilities } = factsOfHost(host);
  return (
    <>
      <template>
        <iframe
          src={frame}
          title={title}
          allow={abilities.join('; ')}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          // Some hosts refuse pages without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
      <p className={storedChoice} hidden>
        <OwnWords>You have chosen to always see what is on {name}.</OwnWords>{' '}
        <button type="button" value={'ask' satisfies EmbedAction}>
          <OwnWords>Ask me first again</OwnWords>
        </button>
      </p>
    </>
  );
}
