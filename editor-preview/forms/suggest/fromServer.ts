import { isRecord } from '../../../contracts/json/isRecord.ts';
import { editorAddresses, editorFields, type LinkTarget } from '../../../editing/editorPages.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

/** Articles of the site by words of their title and path; nothing for an address that leads elsewhere. */
export const suggestArticles: Suggest = async (text, signal) => {
  if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(text)) return [];
  const answer = await asked(editorAddresses.links, text, signal);
  const articles = isRecord(answer) && Array.isArray(answer.articles) ? answer.articles : [];
  return articles.filter(isLinkTarget).map(asSuggestion);
};

/** Names of products and brands that published articles have. */
export const suggestProductNames: Suggest = async (text, signal) => {
  if (text.trim() === '') return [];
  const answer = await asked(editorAddresses.productNames, text, signal);
  const names = isRecord(answer) && Array.isArray(answer.names) ? answer.names : [];
  return names.filter((name) => typeof name === 'string').map((name) => ({ value: name, title: name }));
};

/** Undefined where there is no answer: a suggestion is a help that nobody waits for. */
async function asked(address: string, text: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ [editorFields.words]: text })}`, {
      signal,
      headers: { Accept: 'application/json' },
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function isLinkTarget(value: unknown): value is LinkTarget {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.title === 'string' &&
    typeof value.isPublished === 'boolean'
  );
}

function asSuggestion({ path, title, isPublished }: LinkTarget): Suggestion {
  return { value: path, title, note: isPublished ? path : `${path} (not published yet)` };
}
