import type { Logger } from 'pino';
import { maxReaderBytes, type ReaderFacts, readerAddress } from '#contracts/reader.ts';
import type { FeatureParts, ReaderPart } from '#feature-kit/feature.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { withinTime } from '#platform/timeLimit.ts';
import type { PageDimensions } from '../pages/dimensions.ts';

const partTimeoutMs = 1_000;

/** `GET /api/reader`. A part that fails, times out or exceeds the size is omitted and logged. Never cached. */
export function readerRoute(
  parts: readonly ReaderPart[],
  { variantsFor }: Pick<FeatureParts, 'variantsFor'>,
  log: Logger,
): ApiRoute {
  return api(`GET ${readerAddress}`, async (request) => {
    const variants = variantsFor(request);
    const facts = await Promise.all(
      parts.map(async (part) => {
        try {
          return await withinTime(partTimeoutMs, Promise.resolve(part(request, variants)));
        } catch (error) {
          log.error({ err: error }, 'a part of the reader facts failed');
          return {};
        }
      }),
    );
    return { body: bounded(facts, log), caching: 'private, no-store', headers: variants.headers() };
  });
}

function bounded(parts: readonly Partial<ReaderFacts>[], log: Logger): ReaderFacts {
  let facts: ReaderFacts = {};
  for (const part of parts) {
    const more = { ...facts, ...part };
    if (Buffer.byteLength(JSON.stringify(more)) <= maxReaderBytes) facts = more;
    else log.error({ fields: Object.keys(part) }, 'a part of the reader facts exceeds the size limit');
  }
  return facts;
}

export function countryOf(dimensions: Pick<PageDimensions, 'readerProfile'>): ReaderPart {
  return (request) => {
    const { country } = dimensions.readerProfile(request);
    return country === undefined ? {} : { country };
  };
}
