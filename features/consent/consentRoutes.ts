import type { IncomingHttpHeaders } from 'node:http';
import {
  type ConsentRecord,
  choiceFields,
  consentAddress,
  validateConsentAddress,
} from '../../contracts/consent.ts';
import { isRecord } from '../../contracts/json/isRecord.ts';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { partnersOf } from '../../shell/ads/adPartner.ts';
import type { PageRenderer } from '../../shell/renderPage.ts';
import { posted, postedForm } from '../parts/postedBody.ts';
import { api, page, type Route } from '../parts/route.ts';
import { servicesOf } from './choice.ts';

import { flags, isConsentRecord, numberLists } from './consentRecord.ts';
import type { Consents } from './consents.ts';
import { isTool, toolPartner } from './consentTool.ts';
import type { ConsentServer } from './outside/consentServer.ts';
import { privacyChoicesPage } from './privacyChoicesPage.tsx';

/** A cookie and its name are no larger in any browser, in bytes. */
const maxCookieBytes = 4_200;
/** What one client may ask: a person changes their mind less often. */
const limit = { most: 30, seconds: 60 };

/** What the form without script has. */
const formFields = [choiceFields.choice, choiceFields.purpose, choiceFields.vendor, choiceFields.others];

/**
 * What is asked of a reader, what they have said, and the ways to say it: with script, and without.
 *
 * @param service one of the publisher's, which is told of choices and may take them back
 */
export function consentRoutes(
  consents: Consents,
  renderer: PageRenderer,
  service?: Pick<ConsentServer, 'choose' | 'validate'>,
): Route[] {
  const choose = async (record: ConsentRecord, headers: IncomingHttpHeaders) =>
    consents.choose(service ? await service.choose(record) : record, headers);
  return [
    api(`PATCH ${consentAddress}`, {
      body: posted(isConsentRecord, { fields: [...numberLists, ...flags] }),
      limit,
      handle: async ({ body, headers }) => {
        const { facts, cookies } = await choose(body, headers);
        return { body: facts, caching: 'private, no-store', headers: { 'Set-Cookie': cookies } };
      },
    }),
    api(`POST ${validateConsentAddress}`, {
      body: posted(isCookie, { fields: ['cookieValue'], maxBytes: maxCookieBytes }),
      limit,
      handle: async ({ body: { cookieValue }, headers }) => {
        const isFull = consents.isKept(cookieValue) && consents.factsOf(headers).state === 'full';
        const standing = isFull && service ? await service.validate(cookieValue) : 'stands';
        return {
          body: isFull && standing === 'stands',
          caching: 'private, no-store',
          // What was taken back there is taken back here, and the reader is asked anew.
          ...(standing === 'is-gone' ? { headers: { 'Set-Cookie': consents.forgotten() } } : {}),
        };
      },
    }),
    page(`GET ${siteLinks.privacyChoices}`, {
      handle: ({ headers, query }) => ({
        document: privacyChoicesPage(
          {
            facts: consents.factsOf(headers),
            asked: consents.asked(),
            partners: partnersOf(renderer.site.configuration).filter((partner) => !isTool(partner)),
            asking: toolPartner(renderer.site.configuration),
            services: servicesOf(renderer.site.configuration),
            isSaved: query.has(choiceFields.saved),
            hasGpc: headers['sec-gpc'] === '1',
          },
          renderer,
        ),
      }),
    }),
    page(`POST ${siteLinks.privacyChoices}`, {
      body: postedForm({ fields: formFields, repeated: [choiceFields.purpose, choiceFields.vendor] }),
      limit,
      handle: async ({ body, headers }) => {
        const { cookies } = await choose(recordIn(body), headers);
        return {
          redirect: `${siteLinks.privacyChoices}?${choiceFields.saved}`,
          headers: { 'Set-Cookie': cookies },
        };
      },
    }),
    api('GET /.well-known/gpc.json', {
      handle: () => ({ body: { gpc: true, lastUpdate: gpcSince }, caching: 'public, max-age=86400' }),
    }),
  ];
}

/** Since when this site heeds Global Privacy Control. */
const gpcSince = '2026-11-23';

/** What a form says, which was sent without script. */
function recordIn(fields: ReadonlyMap<string, string>): ConsentRecord {
  const choice = fields.get(choiceFields.choice);
  if (choice === 'accept') return { setAll: true };
  if (choice !== 'some') return { unsetAll: true };
  return {
    purposeConsents: numbersIn(fields, choiceFields.purpose),
    vendorConsents: numbersIn(fields, choiceFields.vendor),
    nonIABVendorsAllowed: fields.has(choiceFields.others),
  };
}

/** A field that may come several times is one text with blanks. */
function numbersIn(fields: ReadonlyMap<string, string>, name: string): number[] {
  return (fields.get(name) ?? '').split(' ').filter(Boolean).map(Number);
}

function isCookie(value: unknown): value is { cookieValue: string } {
  return isRecord(value) && typeof value.cookieValue === 'string';
}
