import { sql } from 'kysely';
import { Counter } from 'prom-client';
import type { Work } from '#content/database/tables/tables.ts';
import { type ContentChange, pathsOf } from '#content/source/source.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { api, bytes } from '#feature-kit/route.ts';
import { HttpError, unavailable } from '#platform/http/httpError.ts';
import { readChanges } from './changes.ts';
import type { ContentChangesTables } from './migrations.ts';
import { believedForSeconds, judgeSignature, signatureHeader } from './signature.ts';

const contentChangesAddress = '/api/content/changes';

const maxBytes = 512 * 1024;
const limit = { most: 300, seconds: 60 };

type ContentChangesParts = Pick<FeatureParts, 'log' | 'registry'> & {
  content: Pick<FeatureParts['content'], 'notifyChanges'>;
};

/** Takes a CMS's signed change notifications. */
export async function openContentChanges(
  { content: { notifyChanges }, log, registry }: ContentChangesParts,
  { secret }: { secret: string | undefined },
): Promise<OpenFeature> {
  if (secret === undefined) return {};
  if (!notifyChanges) {
    log.warn(
      'CONTENT_WEBHOOK_SECRET has no effect: articles are in the database, which reports its own changes',
    );
    return {};
  }
  const notifications = new Counter({
    name: 'pagewell_content_changes_total',
    help: 'Paths in change notifications of the CMS.',
    registers: [registry],
  });
  return {
    offers: { cmsNotifies: () => true },
    routes: [
      api(
        `POST ${contentChangesAddress}`,
        {
          body: bytes(maxBytes),
          limit, // A CMS sends no origin; its signature authenticates it.
          takesFromAnywhere: true,
        },
        async ({ body, headers }) => {
          const header = headers[signatureHeader];
          const sent = typeof header === 'string' ? header : undefined;
          const judged = judgeSignature(sent, body, { secret, now: Date.now() });
          if (judged.kind === 'forged') throw new HttpError(401, 'The signature is missing or invalid.');
          if (judged.kind === 'old')
            throw new HttpError(
              409,
              'The signature is too old, or the clocks differ by more than five minutes.',
            );
          const changes = readChanges(body);
          if (!(await isTaken(changes, judged.signature)))
            throw new HttpError(409, 'This notification was already received.');
          const taken = pathsOf(changes).length;
          notifications.inc(taken);
          return { status: 202, body: { taken } };
        },
      ),
    ],
  };

  async function isTaken(changes: readonly ContentChange[], signature: string): Promise<boolean> {
    try {
      return (await notifyChanges?.(changes, (work) => noteOnce(work, signature))) ?? false;
    } catch (cause) {
      throw unavailable({ cause });
    }
  }
}

/** Returns whether it is new on all instances. */
async function noteOnce(work: Work, signature: string): Promise<boolean> {
  const db = work.withTables<ContentChangesTables>();
  // Clock skew goes both ways, so signatures stay for twice the tolerance.
  await db
    .deleteFrom('content_changes_said')
    .where('said_at', '<', sql<Date>`now() - make_interval(secs => ${2 * believedForSeconds + 60})`)
    .execute();
  const noted = await db
    .insertInto('content_changes_said')
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return noted !== undefined;
}
