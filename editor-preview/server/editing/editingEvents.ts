import type { Logger } from 'pino';
import { type EditingEvents, editingAddresses, sinceField } from '#editor-preview/model/exchange.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { api, json, type Route, type StreamClient, stream } from '#feature-kit/route.ts';
import { validatePresence } from '#schemas/generated/validators.js';
import { articlePathOf } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { personOf } from '../requests/signedIn.ts';
import type { PresenceBoard } from './presence.ts';

/** Behind one proxy, all editors of an office may share an address. */
const mostStreams = 100;
const maxPresenceBytes = 2_048;

interface EventParts {
  store: EditorStore;
  presence: PresenceBoard;
  log: Logger;
}

export function editingEvents({ store, presence, log }: EventParts): Route[] {
  return [
    stream(`GET ${editingAddresses.events}`, {
      mostPerClient: mostStreams,
      handle: (request) => {
        const { query, headers } = request;
        const { id } = personOf(request);
        const path = articlePathOf(query);
        const heard = headers['last-event-id'] ?? query.get(sinceField);
        const since = heard === null ? undefined : sequenceIn(String(heard));
        return { begin: (client) => follow(path, since, id, client) };
      },
    }),
    api(`POST ${editingAddresses.presence}`, {
      body: json(validatePresence, { maxBytes: maxPresenceBytes }),
      handle: async (request) => {
        const { id, name } = personOf(request);
        await presence.note(articlePathOf(request.query), request.body, { person: id, name });
        return { status: 204 };
      },
    }),
  ];

  function follow(path: string, since: number | undefined, person: string, client: StreamClient): () => void {
    const send = <Name extends keyof EditingEvents>(name: Name, data: EditingEvents[Name], id?: string) =>
      client.send({ name, data, ...(id === undefined ? {} : { id }) });
    const failed = (error: unknown) => {
      log.warn({ err: error, path }, 'a stream of editing events has failed; the client will reconnect');
      client.end();
    };

    /** After a rename. The browser reconnects with the new path. */
    const tellPath = async (): Promise<boolean> => {
      const present = await store.places.present(path);
      if (present === path) return false;
      send('renamed', { path: present });
      client.end();
      return true;
    };
    let heard = since;
    const tellOperations = inTurn(async () => {
      for (;;) {
        const news = await store.editing.since(path, heard ?? Number.MAX_SAFE_INTEGER);
        if (!news && (await tellPath())) return;
        heard ??= news?.sequence ?? 0;
        const operations = news?.operations ?? [];
        const last = operations.at(-1)?.sequence;
        if (last === undefined) return;
        heard = last;
        send('operations', operations, String(last));
      }
    }, failed);
    let isBeginning = since !== undefined;
    const tellPublished = inTurn(async () => {
      const published = await store.get(path);
      // A renamed article is published at its new path.
      if (!published && (await tellPath())) return;
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
    const tellComments = inTurn(async () => {
      const number = await store.comments.lastNumber(path);
      if (number === commentsSent) return;
      commentsSent = number;
      send('comments', { number });
    }, failed);
    const tellReview = () => send('review', {});
    const tellPresence = () => send('presence', presence.at(path));

    const isOurs = (tell: () => void) => (changed: string) => {
      if (changed === path) tell();
    };
    const stops = [
      store.changes.on('operations', isOurs(tellOperations)),
      store.changes.on('comments', isOurs(tellComments)),
      store.changes.on('articles', isOurs(tellPublished)),
      store.changes.on('reviews', isOurs(tellReview)),
      store.changes.on('schedules', isOurs(tellReview)),
      presence.onChange(isOurs(tellPresence)),
      // The browser reconnects, and is rejected.
      store.changes.on('people', (revoked) => {
        if (revoked === person) client.end();
      }),
    ];
    // Subscribe before reading: in the other order, changes in between would be lost.
    tellOperations();
    tellComments();
    tellPresence();
    // A reconnecting client may have missed it.
    if (isBeginning) tellPublished();
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
