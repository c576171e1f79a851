import type { ReactNode } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { HeaderBranding, PersonProfile } from '#schemas/generated/types.ts';
import { ArticleTeaser } from '../articles/ArticleTeaser.tsx';
import type { ArticleSummary } from '../articles/articleSummary.ts';
import type { ListedArticles } from '../articles/listedArticles.ts';
import { shelf } from '../articles/shelf.styles.ts';
import type { Document } from '../document/document.ts';
import type { PageShell } from '../document/pageShell.ts';
import { brandingPanel } from '../header/BrandingLink.tsx';
import { shellPage } from '../page/shellPage.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { personPath } from '../people/people.ts';
import { feedAddress } from '../site/feedAddress.ts';
import type { Site } from '../site/site.ts';
import { type HomeContents, type HomeShelf, homeContents } from './homeContents.ts';
import { front, promise, reviewers, row, shelfArticles } from './homePage.styles.ts';
import { targets } from './ToolRow.styles.ts';
import { ToolRow } from './ToolRow.tsx';

export function homePage(listed: ListedArticles, shell: PageShell): Document {
  const { site } = shell;
  const contents = homeContents(listed, site);
  return shellPage(
    {
      description: site.tagline,
      canonicalPath: siteLinks.home,
      part: 'shell-home',
      isHome: true,
      feed: { title: site.name, path: feedAddress(siteLinks.home) },
      children: (
        <>
          <div className={promise}>
            <p>{site.tagline}</p>
            {site.drugSavings && <a href={drugPages.all}>Drug prices</a>}
            <a href={siteLinks.people}>Who writes and reviews</a>
          </div>
          <Front contents={contents} site={site} />
          <Row title="Latest" articles={contents.newest} site={site}>
            <Campaign branding={site.configuration.headerBranding} />
          </Row>
          <ToolRow tools={contents.tools} />
          <Row title="Tested and compared" articles={contents.picks} site={site} hasPicks>
            <p>Pages with links that earn us money say so.</p>
            <p>
              <a href={siteLinks.productSelection}>How we choose products</a>
            </p>
          </Row>
          {contents.shelves.map((each) => (
            <Shelf key={each.topic.path} shelf={each} timeZone={site.timeZone} />
          ))}
          {contents.reviewers.length > 0 && <Reviewers people={contents.reviewers} />}
        </>
      ),
    },
    shell,
  );
}

/** The header shows only its icon. */
function Campaign({ branding }: { branding: HeaderBranding | undefined }): ReactNode {
  if (!branding?.enabled || !branding.icon) return null;
  return (
    <p>
      Our campaign: <a href={`${siteLinks.topics}#${brandingPanel}`}>{branding.title}</a>
    </p>
  );
}

function Front({ contents: { lead, beside }, site }: { contents: HomeContents; site: Site }): ReactNode {
  if (!lead) return <p className={front}>The first articles are on their way. Please come back soon.</p>;
  return (
    <div className={front}>
      <ArticleTeaser
        article={lead}
        level={2}
        timeZone={site.timeZone}
        pictureWidth={700}
        eager
        topics={site.topics}
      />
      {beside.length > 0 && (
        <div>
          {beside.map((article) => (
            <ArticleTeaser
              key={article.path}
              article={article}
              level={2}
              timeZone={site.timeZone}
              pictureWidth={330}
              titleOnly
              topics={site.topics}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  title: string;
  articles: readonly ArticleSummary[];
  site: Site;
  hasPicks?: boolean;
  children?: ReactNode;
}

function Row({ title, articles, site, hasPicks = false, children }: RowProps): ReactNode {
  if (articles.length === 0) return null;
  return (
    <section className={shelf} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={row}>
        {articles.map((article) => (
          <ArticleTeaser
            key={article.path}
            article={article}
            level={3}
            timeZone={site.timeZone}
            titleOnly
            hasPick={hasPicks}
            pictureWidth={260}
            {...(hasPicks ? {} : { topics: site.topics })}
          />
        ))}
      </div>
    </section>
  );
}

interface ShelfProps {
  shelf: HomeShelf;
  timeZone: string | undefined;
}

/** Below five articles, up to three have a picture: titles alone would leave a gap next to the first. */
function Shelf({ shelf: { topic, introduction, first, others }, timeZone }: ShelfProps): ReactNode {
  const hasPictures = others.length < 4;
  const isRow = hasPictures && others.length > 1;
  return (
    <section className={shelf} aria-label={topic.name}>
      <div>
        <h2>
          <bdi>{topic.name}</bdi>
        </h2>
        {introduction && (
          <p data-about="">
            <bdi>{introduction}</bdi>
          </p>
        )}
        <p>
          <a href={topic.path}>
            All of <bdi>{topic.name}</bdi>
          </a>
        </p>
      </div>
      <div className={isRow ? row : shelfArticles}>
        {[first, ...(hasPictures ? others.slice(0, 2) : [])].map((article) => (
          <ArticleTeaser
            key={article.path}
            article={article}
            level={3}
            timeZone={timeZone}
            pictureWidth={isRow ? 260 : 400}
            titleOnly={isRow}
          />
        ))}
        {!hasPictures && (
          <div>
            {others.map((article) => (
              <ArticleTeaser key={article.path} article={article} level={3} timeZone={timeZone} titleOnly />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const portraitSize = 72;

function Reviewers({ people }: { people: readonly PersonProfile[] }): ReactNode {
  return (
    <section className={shelf} aria-label="Reviewers">
      <div>
        <h2>Reviewers</h2>
        <p data-about="">
          Health professionals read articles before you do. Who read which, and when, stands under its title.
        </p>
        <p>
          <a href={siteLinks.people}>Everybody who writes and reviews</a>
        </p>
      </div>
      <ul className={`${targets} ${reviewers}`}>
        {people.map((person) => (
          <li key={person.slug}>
            <Portrait image={person.image} size={portraitSize} />
            <div>
              <h3>
                <a href={personPath(person)}>
                  <bdi>{person.name}</bdi>
                </a>
              </h3>
              <p>
                <bdi>{person.credentials ?? person.role}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
