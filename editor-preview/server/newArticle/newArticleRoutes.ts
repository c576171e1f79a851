import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { form, page, type Route } from '#feature-kit/route.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { permitted } from '../requests/signedIn.ts';
import { wordsFor } from '../words/words.ts';
import { beginArticle, type WantedArticle } from './beginArticle.ts';
import { newArticleFields, newArticlePage } from './newArticlePage.tsx';
import type { Templates } from './readTemplates.ts';

const longest = 80;

/** Keeps whole words: "How much collagen?" is /how-much-collagen. Undefined without usable letters. */
function pathFromTitle(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const path = (words ?? []).reduce(
    (before, word) =>
      before.length + word.length < longest ? `${before}${before === '' ? '/' : '-'}${word}` : before,
    '',
  );
  return path === '' ? undefined : path;
}

interface NewArticleDependencies {
  store: EditorStore;
  templates: Templates;
  shell: PageShell;
}

/** A title and two paths; percent-encoding triples each byte. */
const maxFormBytes = 8192;

export function newArticleRoutes({ store, templates, shell }: NewArticleDependencies): Route[] {
  return [
    page('GET /editor/new', ({ query, headers }) => ({
      document: newArticlePage({ templates, wanted: wantedBy(query) }, wordsFor(headers), shell),
    })),
    page('POST /editor/new', { body: form(maxFormBytes) }, async (request) => {
      const i18n = wordsFor(request.headers);
      const wanted = wantedBy(request.body);
      const { name: author } = await permitted(request, 'write', store.people);
      const suggested = wanted.path.trim() === '' ? pathFromTitle(wanted.title) : undefined;
      if (suggested !== undefined)
        return {
          status: 422,
          document: newArticlePage(
            {
              templates,
              wanted: { ...wanted, path: suggested },
              refusal: { kind: 'refused', field: 'path', reason: i18n.words.beginning.lookAtSuggestion },
            },
            i18n,
            shell,
          ),
        };
      const outcome = await beginArticle(store, templates, wanted, author, i18n.words);
      if (outcome.kind === 'begun') return { redirect: addressOf(outcome.path) };
      return {
        status: 422,
        document: newArticlePage({ templates, wanted, refusal: outcome }, i18n, shell),
      };
    }),
  ];
}

function wantedBy(fields: URLSearchParams): WantedArticle {
  const field = (name: string): string => fields.get(name) ?? '';
  return {
    path: field(newArticleFields.path),
    title: field(newArticleFields.title),
    template: field(newArticleFields.template),
    copyOf: field(newArticleFields.copyOf),
  };
}

function addressOf(path: string): string {
  return `${editorAddresses.article}?${new URLSearchParams({ [editorFields.path]: path })}`;
}
