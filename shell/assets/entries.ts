/** The part with the styles of what stands below every page, or comes with a script. */
export const latePart = 'shell-late';

/**
 * The shell's inputs of the client build, by the name that `PageAssets` knows them by: the style sheets of its parts, and
 * the pictures it brings along. Features name theirs in `feature.ts`. Each is a path from the project's folder.
 */
export const shellEntries = {
  'shell-page': 'shell/page/everyPage.styles.ts',
  'shell-article': 'shell/article/articlePage.styles.ts',
  'shell-article-end': 'shell/article/ArticleEnd.styles.ts',
  'shell-placements': 'shell/late/placements.styles.ts',
  'shell-ads-later': 'shell/late/ads.styles.ts',
  'shell-preview': 'shell/late/inPreview.styles.ts',
  [latePart]: 'shell/late/late.styles.ts',
  'shell-secondary-nav': 'shell/header/SecondaryNav.styles.ts',
  'shell-up-next': 'shell/header/UpNext.styles.ts',
  'shell-ads': 'shell/ads/AdPlace.styles.ts',
  'shell-leaderboard': 'shell/ads/Leaderboard.styles.ts',
  'shell-menu': 'shell/menu/menuPanels.styles.ts',
  'shell-home': 'shell/home/homePage.styles.ts',
  'shell-error': 'shell/errors/errorPage.styles.ts',
  'shell-text': 'shell/pages/textPage.styles.ts',
  'shell-print': 'shell/design/print.css',
  'shell-tools': 'shell/tools/toolPages.styles.ts',
  'shell-icon': 'shell/brand/icon.svg',
  'shell-touch-icon': 'shell/brand/touch-icon.png',
} as const;
