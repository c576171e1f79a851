import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts, trackLink } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { livedExperience, person } from './LivedExperience.styles.ts';

const photoSize = 160;

const linkText = 'Read full article';

export default function LivedExperience({
  data,
  block,
}: WidgetProps<'lived-experience', 'hasFirstPicture'>): ReactNode {
  const quote = present(data.quote);
  if (!quote) return null;
  const { photo, authorBioPageUrl } = data;
  const [title, name, credentials] = [data.title, data.name, data.credentials].map(present);
  const cta = present(data.cta);
  return (
    <figure
      className={livedExperience}
      {...trackFacts({ location: 'Lived experience', elementType: 'LINK', name: title })}
    >
      <Picture
        src={photo?.src}
        alt={photo?.alt}
        focus={photo?.focus}
        width={photoSize}
        height={photoSize}
        eager={block.hasFirstPicture}
      />
      <div>
        {title && <strong>{title}</strong>}
        <blockquote>
          <PlainText text={quote} />
        </blockquote>
        {(name || credentials) && (
          <footer className={person}>
            {name && (
              <cite {...(authorBioPageUrl ? trackLink(authorBioPageUrl, { text: name }) : {})}>
                {authorBioPageUrl ? <SafeLink url={authorBioPageUrl}>{name}</SafeLink> : name}
              </cite>
            )}
            {name && credentials && ', '}
            {credentials}
          </footer>
        )}
        {cta && (
          <p {...trackLink(cta, { text: linkText })}>
            <SafeLink url={cta}>
              <OwnWords>{linkText}</OwnWords>
              {title && <span className="visually-hidden">: {title}</span>}
            </SafeLink>
          </p>
        )}
      </div>
    </figure>
  );
}
