import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Document } from '../page/document.ts';
import type { PageShell } from '../page/pageShell.ts';
import { shellPage } from '../page/shellPage.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleSummary } from './articleSummary.ts';
import { grid, intro, lead } from './homePage.styles.ts';

/** The home page: what the publication is, and its articles in the order handed in, the first one large. */
export function homePage(articles: readonly ArticleSummary[], shell: PageShell): Document {
  const [first, ...others] = articles;
  return shellPage(
    {
      description: shell.site.tagline,
      canonicalPath: siteLinks.home,
      part: 'shell-home',
      kind: 'home',
      children: (
        <>
          <div className={intro}>
            <p>{shell.site.tagline}</p>
            <ul>
              <li>Reviewed by named health professionals</li>
              <li>
                <a href={siteLinks.productSelection}>Products chosen on their merits</a>
              </li>
              <li>No account, and your answers stay with you</li>
            </ul>
          </div>
          {first ? (
            <div className={lead}>
              <ArticleCard article={first} pictureWidth={640} eager />
            </div>
          ) : (
            <p className={grid}>The first articles are on their way. Please come back soon.</p>
          )}
          {others.length > 0 && (
            <div className={grid}>
              {others.map((article) => (
                <ArticleCard key={article.path} article={article} pictureWidth={346} />
              ))}
            </div>
          )}
        </>
      ),
    },
    shell,
  );
}
