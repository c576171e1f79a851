import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { anchorsOf } from './fromArticle.ts';
import { suggestArticles } from './fromServer.ts';
import { type Suggest, suggestFrom } from './suggestion.ts';

/** Link targets: words find the site's articles, and # the headings of this one. */
export function suggestLinks(article: () => EditedArticle): Suggest {
  return (text, signal) =>
    text.startsWith('#')
      ? suggestFrom(() => anchorsOf(article()))(text.slice(1), signal)
      : suggestArticles(text, signal);
}
