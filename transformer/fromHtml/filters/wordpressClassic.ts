import type { HtmlFilter } from '../filter.ts';
import { autoParagraphs, isStoredText } from '../wordpress/autoParagraphs.ts';
import { expandShortcodes } from '../wordpress/shortcodes.ts';
import { dropFurniture } from '../wordpress/siteFurniture.ts';

/** The classic editor of WordPress: a post as stored, where blank lines are paragraphs, or from its site. */
export const wordpressClassic: HtmlFilter = {
  name: 'wordpress-classic',
  recognises: ({ html }) =>
    /<!--more|\sclass\s*=\s*["'][^"']*\b(?:wp-(?:image|caption)|gallery-item|size-(?:full|medium|large|thumbnail))\b|\[(?:caption|embed)\b|\/wp-content\/uploads\//.test(
      html,
    ),
  rewrite(nodes, context) {
    const isStored = isStoredText(nodes);
    return dropFurniture(autoParagraphs(expandShortcodes(nodes, context), isStored), context.note);
  },
};
