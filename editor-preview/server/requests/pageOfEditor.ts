import { editorAddresses } from '#editor-preview/model/editorPages.ts';

export function pageOfEditor(wanted: string | null): string {
  const base = 'http://editor.invalid';
  if (wanted === null || !URL.canParse(wanted, base)) return editorAddresses.list;
  const { origin, pathname, search } = new URL(wanted, base);
  const isPage = [
    editorAddresses.list,
    editorAddresses.article,
    editorAddresses.newArticle,
    editorAddresses.jobs,
  ].some((address) => address === pathname);
  return origin === base && isPage ? pathname + search : editorAddresses.list;
}
