import type { Behaviour } from '#contracts/behaviour.ts';
import { widgetBehaviours } from '#widgets/behaviours.ts';
import { registry } from '#widgets/registry.ts';

/**
 * The shell's inputs of the client build, by the name that `PageAssets` knows them by: the style sheets of its parts, and
 * the pictures it brings along. `shell-late` has the styles of what stands below every page, or comes with a script.
 * Features name theirs in `feature.ts`. Each is a path from the project's folder.
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

/** What pages need of the client build besides the blocks' components. */
export interface BuiltParts {
  /** Inputs of the build, by the names that pages know them by: each a path from the project's folder. */
  entries: Readonly<Record<string, string>>;
  /** Those whose CSS every page needs. */
  everyPage: readonly string[];
  /** Those whose CSS no first view needs. */
  late: readonly string[];
  /** All behaviours without React that pages may have. The first of a moment is the first to be asked for. */
  behaviours: readonly Behaviour[];
  /** Modules of the blocks' components whose CSS no first view needs. */
  laterParts: readonly string[];
}

/** What the shell and the blocks need built. Features add to it. */
export const shellBuiltParts: BuiltParts = {
  entries: shellEntries,
  everyPage: ['shell-print', 'shell-page'],
  late: ['shell-late'],
  behaviours: widgetBehaviours,
  laterParts: Object.values(registry).flatMap(({ laterParts }) => laterParts ?? []),
};
