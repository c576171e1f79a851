import type { Jobs } from '#content/jobs/jobs.ts';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { api, page, type Route, type RouteRequest } from '#feature-kit/route.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { permitted, personOf, type Staff } from '../requests/signedIn.ts';
import { wordsFor } from '../words/words.ts';
import { jobsPage } from './jobsPage.tsx';

interface JobsParts {
  jobs: Pick<Jobs, 'status'>;
  people: Staff | undefined;
  shell: PageShell;
}

export function jobsRoutes({ jobs, people, shell }: JobsParts): Route[] {
  const read = async (request: RouteRequest) => {
    await permitted(request, 'see-jobs', people);
    return jobs.status().catch((cause: unknown) => {
      throw new ContentUnavailableError('database', 'The background jobs could not be read.', { cause });
    });
  };
  return [
    page(`GET ${editorAddresses.jobs}`, async (request) => {
      const i18n = wordsFor(request.headers);
      return { document: jobsPage(await read(request), new Date(), personOf(request), i18n, shell) };
    }),
    api(`GET ${editorAddresses.jobsApi}`, async (request) => ({ body: { jobs: await read(request) } })),
  ];
}
