import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { editorStoreOf } from '#editor-preview/store/editorStore.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { editorAccess } from './access/editorAccess.ts';
import { SavedArticles } from './articles/savedArticles.ts';
import { commentsApi } from './comments/commentsApi.ts';
import { cmsEditingApi, editingApi } from './editing/editingApi.ts';
import { editingEvents } from './editing/editingEvents.ts';
import { PresenceBoard } from './editing/presence.ts';
import { openEditorJobs } from './editorJobs.ts';
import { editorRoutes } from './editorRoutes.ts';
import { createFrame, frameRoutes } from './frame/frameRoutes.ts';
import { ownFrameRoutes, previewTokenRoutes } from './frame/ownFrameOrigin.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { jobsRoutes } from './jobs/jobsRoutes.ts';
import { languageRoutes } from './language/languageRoutes.ts';
import { linkRoutes } from './links/linkRoutes.ts';
import { readTemplates } from './newArticle/readTemplates.ts';
import { peopleApi } from './people/peopleApi.ts';
import { picturesApi } from './pictures/picturesApi.ts';
import { atPresentPath } from './places/atPresentPath.ts';
import { recordRoutes } from './record/recordRoutes.ts';
import { personOf } from './requests/signedIn.ts';
import { reviewApi } from './review/reviewApi.ts';
import { sharedRoutes } from './sharing/sharedRoutes.ts';
import { sharesApi } from './sharing/sharesApi.ts';
import { siteApi } from './site/siteApi.ts';

interface EditorSettings {
  token: string | undefined;
  previewOrigin: string | undefined;
}

/** @throws ConfigurationError when the frame's origin is the site's own */
export async function openEditor(parts: FeatureParts, settings: EditorSettings): Promise<OpenFeature> {
  const { token, previewOrigin } = settings;
  const { content, renderer, render, check, published, https, isDevelopment, log, registry } = parts;
  const known = token ?? (isDevelopment ? madeUpToken(log) : undefined);
  if (known === undefined) return {};
  const templates = readTemplates(path.join(parts.folders.project, 'fixtures', 'templates'));
  const { source } = content;
  const store = content.store && editorStoreOf(content.store);
  if (previewOrigin !== undefined && new URL(previewOrigin).host === new URL(renderer.site.origin).host)
    throw new ConfigurationError(
      `PREVIEW_ORIGIN is ${previewOrigin}, which is the site itself. It must be a separate host.`,
    );
  const saved = new SavedArticles({ render, check });
  const stopForgetting = store?.onChange(() => saved.forget());
  const frame = createFrame({ store, source, renderer, saved, registry });
  const presence = store && new PresenceBoard(store.changes);
  const jobs = store && openEditorJobs({ store, saved, render, jobs: content.jobs, log });
  return {
    routes: atPresentPath(store, [
      ...(previewOrigin === undefined
        ? []
        : ownFrameRoutes({
            previewOrigin,
            secret: known,
            store,
            frame: frame.show,
            differ: frame.differ,
          })),
      ...editorAccess({
        token: known,
        people: store?.people,
        limits: parts.limits,
        shell: renderer,
        https,
        accounts: parts.others,
      }),
      ...languageRoutes({ https }),
      ...editorRoutes({
        store,
        templates,
        requestChecks: jobs?.requestChecks,
        renderer,
        render,
        saved,
        previewOrigin,
        cms: { source, published },
      }),
      ...(store ? picturesApi({ store, folders: parts.folders.media }) : []),
      ...(store ? editingApi({ store, render, published }) : cmsEditingApi(source)),
      ...(store && presence ? editingEvents({ store, presence, log }) : []),
      ...(store ? [...peopleApi(store.people), ...siteApi(store)] : []),
      ...(store ? reviewApi({ store, render }) : []),
      ...(store ? [...historyRoutes({ store, renderer, render }), ...recordRoutes(store)] : []),
      ...(store
        ? [...commentsApi(store), ...sharesApi(store), ...sharedRoutes({ store, renderer, render })]
        : []),
      ...linkRoutes({ store, published }),
      ...jobsRoutes({ jobs: content.jobs, people: store?.people, shell: renderer }),
      ...(previewOrigin === undefined
        ? frameRoutes(frame)
        : previewTokenRoutes(known, (request) => personOf(request).id)),
    ]),
    close: async () => {
      await jobs?.close();
      stopForgetting?.();
      presence?.close();
    },
  };
}

/** In development the log line with this token gives access; it changes at every start. */
function madeUpToken(log: Logger): string {
  const token = randomBytes(16).toString('hex');
  log.info({ token }, 'EDITOR_TOKEN is not set: the editor accepts this token until the server stops');
  return token;
}
