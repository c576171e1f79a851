import type { Logger } from 'pino';
import {
  articleField,
  type EditingEvents,
  editingAddresses,
  sinceField,
} from '#editor-preview/model/exchange.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { api, json, type Route, type StreamClient, stream } from '#feature-kit/route.ts';
import { validatePresence } from '#schemas/generated/validators.js';
import { articlePathOf } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { personOf } from '../requests/signedIn.ts';
import type { PresenceBoard } from './presence.ts';

/** Behind one proxy, all editors of an office may share an address. */
const maxStreams = 100;
const maxPresenceBytes = 2_048;

interface Followed {
  path: string;
  article: string | undefined;
  since: number | undefined;
  person: string;
}

interface EventParts {
  store: EditorStore;
  presence: PresenceBoard;
  log: Logger;
}

export function editingEvents({ store, presence, log }: EventParts): Route[] {
  return [
    stream(`GET ${editingAddresses.events}`, { mostPerClient: maxStreams }, (request) => {
      const { query, headers } = request;
      const { id } = personOf(request);
      const path = articlePathOf(query);
      const sentUntil = headers['last-event-id'] ?? query.get(sinceField);
      const since = sentUntil === null ? undefined : sequenceIn(String(sentUntil));
      const article = query.get(articleField) ?? undefined;
      return { begin: (client) => follow({ path, article, since, person: id }, client) };
    }),
    api(
      `POST ${editingAddresses.presence}`,
      { body: json(validatePresence, { maxBytes: maxPresenceBytes }) },
      async (request) => {
        const { id, name } = personOf(request);
        await presence.note(articlePathOf(request.query), request.body, { person: id, name });
        return { status: 204 };
      },
    ),
  ];

  function follow({ path, article, since, person }: Followed, client: StreamClient): () => void {
    const send = <Name extends keyof EditingEvents>(name: Name, data: EditingEvents[Name], id?: string) =>
      client.send({ name, data, ...(id === undefined ? {} : { id }) });
    const failed = (error: unknown) => {
      log.warn({ err: error, path }, 'a stream of editing events has failed; the client will reconnect');
      client.end();
    };

    /** After a rename. The browser reconnects with the new path. */
    const sendRenamed = async (): Promise<boolean> => {
      const present = await store.places.present(path, article);
      if (present === path) return false;
      send('renamed', { path: present });
      client.end();
      return true;
    };
    let sentUntil = since;
    const sendOperations = inTurn(async () => {
      for (;;) {
        // By its id, because another article may have its path by now.
        if (article !== undefined && (await sendRenamed())) return;
        const news = await store.editing.since(path, sentUntil ?? Number.MAX_SAFE_INTEGER);
        if (!news && (await sendRenamed())) return;
        sentUntil ??= news?.sequence ?? 0;
        const operations = news?.operations ?? [];
        const last = operations.at(-1)?.sequence;
        if (last === undefined) return;
        sentUntil = last;
        send('operations', operations, String(last));
      }
    }, failed);
    let isBeginning = since !== undefined;
    const sendPublished = inTurn(async () => {
      const published = await store.get(path);
      // A renamed article is published at its new path.
      if ((!published || article !== undefined) && (await sendRenamed())) return;
      const hasDraft = (await store.getDraft(path)) !== undefined;
      const deleted = await store.places.deletionOf(path);
      const isNew = isBeginning && !published && !hasDraft && !deleted;
      isBeginning = false;
      if (isNew) return;
      send('published', {
        revision: published?.revision ?? null,
        hasDraft,
        ...(deleted ? { deleted } : {}),
      });
    }, failed);
    let commentsSent = 0;
    const sendComments = inTurn(async () => {
      const number = await store.comments.lastNumber(path);
      if (number === commentsSent) return;
      commentsSent = number;
      send('comments', { number });
    }, failed);
    const sendReview = () => send('review', {});
    const sendPresence = () => send('presence', presence.at(path));

    const forPath = (handler: () => void) => (changed: string) => {
      if (changed === path) handler();
    };
    const stops = [
      store.changes.on('operations', forPath(sendOperations)),
      store.changes.on('comments', forPath(sendComments)),
      store.changes.on('articles', forPath(sendPublished)),
      store.changes.on('reviews', forPath(sendReview)),
      store.changes.on('schedules', forPath(sendReview)),
      presence.onChange(forPath(sendPresence)),
      // The browser reconnects, and is rejected.
      store.changes.on('people', (revoked) => {
        if (revoked === person) client.end();
      }),
    ];
    // Subscribe before reading: in the other order, changes in between would be lost.
    sendOperations();
    sendComments();
    sendPresence();
    // A reconnecting client may have missed it.
    if (isBeginning) sendPublished();
    return () => {
      for (const stop of stops) stop();
    };
  }
}

/** Runs `work` again if requested while it was running, never concurrently. */
function inTurn(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isUnderWay = false;
  let isRequested = false;
  const run = async () => {
    isUnderWay = true;
    while (isRequested) {
      isRequested = false;
      await work();
    }
  };
  return () => {
    isRequested = true;
    if (!isUnderWay)
      run()
        .catch(failed)
        .finally(() => {
          isUnderWay = false;
        });
  };
}
