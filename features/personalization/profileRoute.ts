import type { IncomingHttpHeaders } from 'node:http';
import { consentCookie } from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { areMachineNames, machineName } from '#contracts/machineName.ts';
import { choiceParameter, profileAddress } from '#contracts/profile.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { pageLimit } from '#feature-kit/pageLimit.ts';
import { PartnerError } from '#feature-kit/partners.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { badRequest } from '#platform/http/httpError.ts';

type ProfileParts = Pick<FeatureParts, 'partners' | 'readerProfile' | 'https'> & {
  renderer: { site: Pick<FeatureParts['renderer']['site'], 'configuration'> };
};

const mostAudiences = 50;

/** A failure only means fewer audiences. @param address of the partner, if any */
export function profileRoute(parts: ProfileParts, address: string | undefined): ApiRoute {
  const { partners, readerProfile, renderer, https } = parts;
  const partner = address === undefined ? undefined : partners.connect('profiles', { address });

  function ownAudiences(headers: IncomingHttpHeaders): string[] {
    const { country } = readerProfile({ headers });
    const { audiences = [] } = renderer.site.configuration;
    const isTheirs = (countries: readonly string[] | undefined): boolean =>
      countries === undefined || (country !== undefined && countries.includes(country));
    return audiences.flatMap((audience) => (isTheirs(audience.countries) ? [audience.name] : []));
  }

  async function audiencesOf(
    tagularAnonId: string,
    audiences: readonly string[] | undefined,
    reader: IncomingHttpHeaders,
  ): Promise<string[]> {
    if (!partner?.mayAsk(reader)) return [];
    const payload = { tagularAnonId, ...(audiences ? { audiences: [...audiences] } : {}) };
    try {
      return readAudiences(await partner.ask({ reader, payload }));
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      return [];
    }
  }

  return api(`GET ${profileAddress}`, { limit: pageLimit }, async ({ query, headers }) => {
    const id = query.get('tagularAnonId') ?? undefined;
    const requested = namesIn(query.get('audiences'));
    if (id !== undefined && !machineName.test(id)) throw badRequest('This is not a tagularAnonId.');
    const reader = withChoice(headers, query.get(choiceParameter), https);
    const theirs = id === undefined ? [] : await audiencesOf(id, requested, reader);
    const all = [...new Set([...ownAudiences(headers), ...theirs])];
    const audiences = requested ? all.filter((each) => requested.includes(each)) : all;
    return { body: { audiences }, caching: 'private, no-store' };
  });
}

function namesIn(text: string | null): string[] | undefined {
  if (text === null) return undefined;
  const names = text.split(',').filter((each) => each !== '');
  if (!areMachineNames(names)) throw badRequest('These are not audience names.');
  return names;
}

/** The request has no cookie, so the page sends the stored choice, which this site has signed. */
function withChoice(
  headers: IncomingHttpHeaders,
  choice: string | null,
  https: boolean,
): IncomingHttpHeaders {
  if (choice === null) return headers;
  return { ...headers, cookie: `${hostCookie(consentCookie, https)}=${choice.replaceAll(/[;\s]/g, '')}` };
}

function readAudiences(answer: unknown): string[] {
  const audiences = isRecord(answer) ? answer.audiences : undefined;
  if (!Array.isArray(audiences)) return [];
  return audiences
    .filter((each): each is string => typeof each === 'string' && machineName.test(each))
    .slice(0, mostAudiences);
}
