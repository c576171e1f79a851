import type { TreeNode } from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { selects } from '../tree/selector.ts';
import { mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

// What sites add to articles and generate on every page: contents, share buttons, other posts, sign-ups.

const contents = `#ez-toc-container, #toc_container, .lwptoc, .table-of-contents, .wp-block-rank-math-toc-block,
  .wp-block-yoast-seo-table-of-contents, .wp-block-simpletoc-toc, .wp-block-aioseo-table-of-contents, .gh-toc`;
const sharing = `.sharedaddy, .addtoany_share_save_container, .swp_social_panel, .heateor_sss_sharing_container,
  .essb_links, .shared-counts-wrap, .dpsp-content-wrapper, .ssba, .share-buttons, .social-share,
  .wp-block-social-links, .wp-block-jetpack-sharing-buttons`;
const otherPosts = `.jp-relatedposts, .yarpp, .crp_related, .related-posts, .wp-block-latest-posts, .wp-block-query,
  .wp-block-latest-comments, .wp-block-archives, .wp-block-categories, .wp-block-tag-cloud, .wp-block-calendar,
  .wp-block-rss, .wp-block-search, .wp-block-page-list, .wp-block-post-navigation-link`;
const signUps = '.kg-signup-card, .wp-block-jetpack-subscriptions, .mc4wp-form, .newsletter-signup';

const isFurniture = selects([contents, sharing, otherPosts, signUps].join(','));

export const furnitureBlocks: ReadonlySet<string> = new Set([
  'archives',
  'calendar',
  'categories',
  'latest-comments',
  'latest-posts',
  'loginout',
  'navigation',
  'page-list',
  'post-author',
  'post-date',
  'post-featured-image',
  'post-navigation-link',
  'post-terms',
  'post-title',
  'query',
  'rss',
  'search',
  'social-links',
  'tag-cloud',
  'jetpack/like',
  'jetpack/related-posts',
  'jetpack/sharing-buttons',
  'jetpack/subscriptions',
  'luckywp/tableofcontents',
  'rank-math/toc-block',
  'simpletoc/toc',
  'yoast-seo/breadcrumbs',
  'yoast-seo/table-of-contents',
]);

export const furnitureShortcodes: ReadonlySet<string> = new Set([
  'addtoany',
  'ez-toc',
  'jetpack-related-posts',
  'lwptoc',
  'mc4wp_form',
  'related_posts',
  'social_share',
  'social_warfare',
  'toc',
  'wpseo_breadcrumb',
  'yarpp',
]);

export function dropFurniture(nodes: TreeNode[], note: AddNote): TreeNode[] {
  return mapElements(nodes, (element) => {
    if (!isFurniture(element)) return undefined;
    note('look', 'furniture', textOfTree([element], { withStruck: true }), element.at);
    return [];
  });
}
