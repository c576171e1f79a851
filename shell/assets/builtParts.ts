import type { Behaviour } from '#contracts/behaviour.ts';
import { widgetBehaviours } from '#widgets/behaviours.ts';
import { registry } from '#widgets/registry.ts';

/**
 * By their names in `PageAssets`. `shell-late` has the styles below the first view, or of scripts.
 * Features list theirs in `feature.ts`.
 */
const shellEntries = {
  'shell-page': 'shell/page/everyPage.styles.ts',
  'shell-article': 'shell/article/articlePage.styles.ts',
  'shell-article-end': 'shell/article/ArticleEnd.styles.ts',
  'shell-placements': 'shell/late/placements.styles.ts',
  'shell-ads-later': 'shell/late/ads.styles.ts',
  'shell-preview': 'shell/late/inPreview.styles.ts',
  'shell-late': 'shell/late/late.styles.ts',
  'shell-secondary-nav': 'shell/header/SecondaryNav.styles.ts',
  'shell-up-next': 'shell/header/UpNext.styles.ts',
  'shell-ads': 'shell/ads/AdPlace.styles.ts',
  'shell-leaderboard': 'shell/ads/Leaderboard.styles.ts',
  'shell-menu': 'shell/menu/menuPanels.styles.ts',
  'shell-home': 'shell/home/homePage.styles.ts',
  'shell-error': 'shell/errors/errorPage.styles.ts',
  'shell-text': 'shell/pages/textPage.styles.ts',
  'shell-print': 'shell/design/print.styles.ts',
  'shell-tools': 'shell/tools/toolPages.styles.ts',
  'shell-icon': 'shell/brand/icon.svg',
  'shell-touch-icon': 'shell/brand/touch-icon.png',
} as const;

export interface BuiltParts {
  entries: Readonly<Record<string, string>>;
  everyPage: readonly string[];
  belowFirstView: readonly string[];
  /** All behaviours that pages may have. The first of a moment loads first. */
  behaviours: readonly Behaviour[];
  laterParts: readonly string[];
}

export const shellBuiltParts: BuiltParts = {
  entries: shellEntries,
  everyPage: ['shell-print', 'shell-page'],
  belowFirstView: ['shell-late'],
  behaviours: widgetBehaviours,
  laterParts: Object.values(registry).flatMap(({ laterParts }) => laterParts ?? []),
};
