import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { readTemplates } from '../../content/site/readTemplates.ts';
import type { FeatureParts, OpenFeature } from '../feature.ts';
import { CheckedArticles } from './checks/keepChecked.ts';
import { commentsApi } from './comments/commentsApi.ts';
import { cmsEditingApi, editingApi } from './editing/editingApi.ts';
import { editingEvents } from './editing/editingEvents.ts';
import { PresenceBoard } from './editing/presence.ts';
import { editorAccess } from './editorAccess.ts';
import { editorRoutes } from './editorRoutes.ts';
import { frameRoutes } from './frameRoutes.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { peopleApi } from './people/peopleApi.ts';
import { picturesApi } from './pictures/picturesApi.ts';
import { atPresentPath } from './places/atPresentPath.ts';
import { sharedRoutes } from './sharing/sharedRoutes.ts';
import { sharesApi } from './sharing/sharesApi.ts';

/** @param token its password; in development one is made up where there is none, elsewhere the editor is off */
export async function openEditor(parts: FeatureParts, token: string | undefined): Promise<OpenFeature> {
  const { content, renderer, render, check, relatedTo, isBusy, https, isDevelopment, log, registry } = parts;
  const known = token ?? (isDevelopment ? madeUpToken(log) : undefined);
  if (known === undefined) return {};
  const templates = await readTemplates(path.join(parts.folders.project, 'fixtures', 'templates'));
  const { store, source } = content;
  const presence = store && new PresenceBoard(store.editing);
  const checked = store && new CheckedArticles({ store, render, check, isBusy, log });
  const stopListening = checked && store.editing.onOperations(() => checked.wake());
  return {
    routes: atPresentPath(store, [
      ...editorAccess({ token: known, people: store?.people, shell: renderer, https }),
      ...editorRoutes({ store, templates, checked, renderer, render, check }),
      ...(store
        ? picturesApi({ store: store.pictures, people: store.people, folders: parts.folders.media })
        : []),
      ...(store ? editingApi({ store, render }) : cmsEditingApi(source)),
      ...(store && presence ? editingEvents({ store, presence, log }) : []),
      ...(store ? peopleApi(store.people) : []),
      ...(store ? historyRoutes({ store, renderer, render }) : []),
      ...(store
        ? [
            ...commentsApi(store),
            ...sharesApi(store),
            ...sharedRoutes({ store, renderer, render, relatedTo }),
          ]
        : []),
      ...frameRoutes({ store, renderer, render, registry }),
    ]),
    close: () => {
      stopListening?.();
      checked?.close();
      presence?.close();
    },
  };
}

/** In development the editor is open to whoever sees this line; it is another one at every start. */
function madeUpToken(log: Logger): string {
  const token = randomBytes(16).toString('hex');
  log.info({ token }, 'EDITOR_TOKEN is not set: the editor takes this token until the server ends');
  return token;
}
