import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { PersonProfile, Topic } from '#schemas/generated/types.ts';
import { ArticleTeaser } from '#shell/articles/ArticleTeaser.tsx';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { rows, shelf } from '#shell/articles/shelf.styles.ts';
import { Breadcrumbs } from '#shell/breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbList } from '#shell/breadcrumbs/breadcrumbList.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { siteTools, ToolRow } from '#shell/home/ToolRow.tsx';
import { shellPage } from '#shell/page/shellPage.tsx';
import { Portrait } from '#shell/people/Portrait.tsx';
import { namedPerson } from '#shell/people/people.ts';
import { feedAddress } from '#shell/site/feedAddress.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import { opening } from './opening.styles.ts';
import type { TopicContents } from './topicContents.ts';
import { lead, reviewerList } from './topicPages.styles.ts';

export function topicPage(contents: TopicContents, shell: PageShell): Document {
  const { path, name, introduction, picks, guides, near, further, reviewers } = contents;
  const { site } = shell;
  const tools = siteTools(site).filter((tool) => topicPathOf(tool.path) === path);
  return shellPage(
    {
      title: name,
      description: introduction,
      // Pages without articles are not indexed.
      canonicalPath: contents.lead ? path : undefined,
      part: 'topic-pages',
      feed: { title: `${site.name}: ${name}`, path: feedAddress(path) },
      jsonLd: {
        '@context': 'https://schema.org',
        ...breadcrumbList(undefined, { path, name }, site.origin),
      },
      children: (
        <>
          <div className={opening}>
            <Breadcrumbs />
            <h1>
              <bdi>{name}</bdi>
            </h1>
            {introduction && (
              <p>
                <bdi>{introduction}</bdi>
              </p>
            )}
          </div>
          {contents.lead ? (
            <div className={lead}>
              <ArticleTeaser
                article={contents.lead}
                level={2}
                timeZone={site.timeZone}
                pictureWidth={640}
                eager
              />
            </div>
          ) : (
            <p className={lead}>The first articles of this topic are on their way. Please come back soon.</p>
          )}
          <ToolRow tools={tools} />
          {picks.length > 0 && (
            <Shelf title="Picks" articles={picks} timeZone={site.timeZone} hasPicks>
              <p>Products compared. Pages with links that earn us money say so.</p>
              <p>
                <a href={siteLinks.productSelection}>How we choose products</a>
              </p>
            </Shelf>
          )}
          {guides.length > 0 && (
            <Shelf
              title={picks.length > 0 ? 'Guides' : 'More to read'}
              articles={guides}
              timeZone={site.timeZone}
            >
              <Reviewers names={reviewers} people={site.people} />
              {further > 0 && (
                <p>
                  The newest {guides.length}. <a href={siteLinks.search}>Search</a> finds{' '}
                  {further === 1 ? 'one more' : `${further} more`}.
                </p>
              )}
            </Shelf>
          )}
          {near.length > 0 && (
            <Shelf title="Related articles" articles={near} timeZone={site.timeZone} topics={site.topics} />
          )}
        </>
      ),
    },
    shell,
  );
}

interface ShelfProps {
  title: string;
  articles: readonly ArticleSummary[];
  timeZone: string | undefined;
  hasPicks?: boolean;
  topics?: readonly Topic[];
  children?: ReactNode;
}

function Shelf({ title, articles, timeZone, hasPicks = false, topics, children }: ShelfProps): ReactNode {
  return (
    <section className={shelf} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <ul className={rows}>
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleTeaser
              article={article}
              level={3}
              timeZone={timeZone}
              pictureWidth={240}
              hasPick={hasPicks}
              {...(topics && { topics })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const portraitSize = 48;

function Reviewers({
  names,
  people,
}: {
  names: readonly string[];
  people: readonly PersonProfile[];
}): ReactNode {
  if (names.length === 0) return null;
  return (
    <>
      <p data-about="">Reviewed by</p>
      <ul className={reviewerList} aria-label="Reviewed by" data-about="">
        {names.map((each) => {
          const { name, credentials, url, image } = namedPerson({ name: each }, people);
          return (
            <li key={name}>
              <Portrait image={image} size={portraitSize} />
              <p>
                {url ? <a href={url}>{name}</a> : name}
                {credentials && <small>{credentials}</small>}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
