import { hasFields, isFlag, isListOf, isText } from '#contracts/json/guards.ts';
import { type FoundDrugs, foundDrugsAddress } from '#editor-preview/model/drugs.ts';
import { editorAddresses, editorFields, type LinkTarget } from '#editor-preview/model/editorPages.ts';
import { createApiClient } from '../../document/apiClient.ts';
import { words } from '../../words/words.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

const callApi = createApiClient();
const hasArticles = hasFields<{ articles: unknown[] }>({ articles: Array.isArray });
const isLinkTarget = hasFields<LinkTarget>({ path: isText, title: isText, isPublished: isFlag });
const hasNames = hasFields<{ names: unknown[] }>({ names: Array.isArray });
const hasDrugs = hasFields<FoundDrugs>({
  drugs: isListOf(hasFields<FoundDrugs['drugs'][number]>({ name: isText, slug: isText, drug: isText })),
});

/** Articles of the site by words of title and path; none for an external address. */
export const suggestArticles: Suggest = async (text, signal) => {
  if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(text)) return [];
  const answer = await fetchOptional(editorAddresses.links, text, hasArticles, signal);
  return (answer?.articles ?? []).filter(isLinkTarget).map(asSuggestion);
};

export const suggestProductNames: Suggest = async (text, signal) => {
  if (text.trim() === '') return [];
  const answer = await fetchOptional(editorAddresses.productNames, text, hasNames, signal);
  return (answer?.names ?? []).filter(isText).map((name) => ({ value: name, title: name }));
};

/** Listed medicines by name, part of it or a misspelling; the value is the slug. */
export const suggestDrugs: Suggest = async (text, signal) => {
  if (text.trim() === '') return [];
  const answer = await fetchOptional(foundDrugsAddress, text, hasDrugs, signal);
  return (answer?.drugs ?? []).map(({ name, slug, drug }) => ({
    value: slug,
    title: name,
    ...(drug === name ? {} : { note: drug }),
  }));
};

/** Empty without a response: suggestions are optional. */
async function fetchOptional<Value>(
  address: string,
  text: string,
  isValue: (value: unknown) => value is Value,
  signal: AbortSignal,
): Promise<Value | undefined> {
  const answer = await callApi(address, { [editorFields.words]: text }, isValue, { signal });
  return answer.kind === 'done' ? answer.value : undefined;
}

function asSuggestion({ path, title, isPublished }: LinkTarget): Suggestion {
  return { value: path, title, note: isPublished ? path : words.forms.notPublished(path) };
}
