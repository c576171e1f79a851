import type { ReactNode } from 'react';
import type { ArticleSummary } from '#content/source/source.ts';
import type { PersonProfile } from '#schemas/generated/types.ts';
import { Day } from '#shell/articles/Day.tsx';
import { Thumbnail } from '#shell/articles/Thumbnail.tsx';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { Portrait } from '#shell/people/Portrait.tsx';
import { namedPerson, personPath } from '#shell/people/people.ts';
import { profileNode } from '#shell/people/personNode.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { sharedPictureAddress } from '#shell/site/addresses.ts';
import type { Site } from '#shell/site/site.ts';
import { topicOf } from '#shell/topics/topicOf.ts';
import { SafeLink } from '#widgets/ui/SafeLink.tsx';
import type { ArticlesOfPerson } from './articlesOfPerson.ts';
import { articleList, person as personStyle } from './peoplePages.styles.ts';

const portraitSize = 160;

export function personPage(
  profile: PersonProfile,
  { written, reviewed }: ArticlesOfPerson,
  renderer: PageShell & Pick<PageRenderer, 'html'>,
  { isFirst = true }: { isFirst?: boolean } = {},
): Document {
  const { name, credentials, role, summary, image, biography, links = [] } = profile;
  const { site, html } = renderer;
  const person = namedPerson({ name }, site.people);
  const picture = image && sharedPictureAddress(image.src, site.origin);
  const children = (
    <div className={personStyle}>
      <header>
        <Portrait image={image} size={portraitSize} eager />
        <div>
          <h1>
            <bdi>{name}</bdi>
            {credentials && <small>{credentials}</small>}
          </h1>
          <p>{role}</p>
        </div>
      </header>
      {isFirst && <div dangerouslySetInnerHTML={{ __html: html(biography).html }} />}
      {isFirst && links.length > 0 && (
        <section>
          <h2>Registers and profiles</h2>
          <ul>
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <SafeLink url={url}>{label}</SafeLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Articles title={`Written by ${name}`} person={profile} site={site} {...written} />
      <Articles title={`Reviewed by ${name}`} person={profile} site={site} {...reviewed} />
    </div>
  );
  return shellPage(
    {
      title: credentials ? `${name}, ${credentials}` : name,
      description: summary,
      canonicalPath: isFirst ? personPath(profile) : undefined,
      part: 'people-pages',
      picture: picture ? { address: picture, alt: name } : undefined,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: profileNode(person, site.origin),
      },
      children,
    },
    renderer,
  );
}

interface ArticlesProps {
  title: string;
  person: PersonProfile;
  site: Pick<Site, 'timeZone' | 'topics'>;
  articles: readonly ArticleSummary[];
  older?: string | undefined;
}

function Articles({ title, person, site, articles, older }: ArticlesProps): ReactNode {
  if (articles.length === 0) return null;
  return (
    <section className={articleList}>
      <h2>{title}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.path}>
            <div>
              <p>
                <b>{topicOf(article.path, site.topics)?.name}</b>
                {article.datedAt && (
                  <span>
                    Updated <Day moment={article.datedAt} timeZone={site.timeZone} />
                  </span>
                )}
              </p>
              <a href={article.path}>
                <bdi>{article.title}</bdi>
              </a>
            </div>
            <Thumbnail image={article.image} />
          </li>
        ))}
      </ul>
      {older !== undefined && (
        <p>
          <a href={`${personPath(person)}${older}`}>Older articles</a>
        </p>
      )}
    </section>
  );
}
