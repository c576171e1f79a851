import { isToolLanguage, languageAddress, languageFields } from '#editor-preview/model/words/language.ts';
import { form, page, type Route } from '#feature-kit/route.ts';
import { setCookie } from '#platform/http/cookies.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { pageOfEditor } from '../requests/pageOfEditor.ts';
import { languageCookie } from '../words/words.ts';

const maxFormBytes = 8192;
const year = 365 * 24 * 60 * 60;

export function languageRoutes({ https }: { https: boolean }): Route[] {
  return [
    page(`POST ${languageAddress}`, { body: form(maxFormBytes) }, ({ body }) => {
      const language = body.get(languageFields.language);
      if (!isToolLanguage(language)) throw badRequest('The editor does not support this language.');
      const options = { seconds: year, https, path: '/editor', strict: true };
      return {
        redirect: pageOfEditor(body.get(languageFields.after)),
        headers: { 'Set-Cookie': setCookie(languageCookie, language, options) },
      };
    }),
  ];
}
