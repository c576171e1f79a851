import type { IncomingHttpHeaders } from 'node:http';
import {
  type ConsentRecord,
  choiceFields,
  consentAddress,
  validateConsentAddress,
} from '#contracts/consent.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Parties } from '#shell/parties/parties.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { pageLimit } from '../parts/pageLimit.ts';
import { posted, postedForm } from '../parts/postedBody.ts';
import { api, page, type Route } from '../parts/route.ts';
import { flags, isConsentRecord, numberLists } from './consentRecord.ts';
import type { Consents } from './consents.ts';
import { privacyChoicesPage } from './privacyChoicesPage.tsx';

/** A cookie and its name are no larger in any browser, in bytes. */
const maxCookieBytes = 4_200;
/** Of choices: nobody changes their mind so often, but many people may come through one address. */
const limit = { most: 300, seconds: 60 };

/** What the form without script has. */
const formFields = [choiceFields.choice, choiceFields.purpose, choiceFields.vendor, choiceFields.others];

interface ConsentRouteParts {
  consents: Consents;
  parties: () => Parties;
  renderer: PageRenderer;
  /** The host of a service of the publisher's that is told of choices. */
  serviceHost?: string | undefined;
  /** Whether readers come by https. */
  https: boolean;
}

/** What is asked of a reader, what they have said, and the ways to say it: with script, and without. */
export function consentRoutes({
  consents,
  parties,
  renderer,
  serviceHost,
  https,
}: ConsentRouteParts): Route[] {
  return [
    api(`PATCH ${consentAddress}`, {
      body: posted(isConsentRecord, { fields: [...numberLists, ...flags] }),
      limit,
      handle: async ({ body, headers }) => {
        const { facts, cookies } = await consents.choose(body, headers);
        return { body: facts, caching: 'private, no-store', headers: { 'Set-Cookie': cookies } };
      },
    }),
    api(`POST ${validateConsentAddress}`, {
      body: posted(isCookie, { fields: ['cookieValue'], maxBytes: maxCookieBytes }),
      limit: pageLimit,
      handle: async ({ body, headers }) => {
        const { stands, cookies } = await consents.validate(body.cookieValue, headers);
        return {
          body: stands,
          caching: 'private, no-store',
          // What was taken back elsewhere is taken back here, and the reader is asked anew.
          ...(cookies.length > 0 ? { headers: { 'Set-Cookie': cookies } } : {}),
        };
      },
    }),
    page(`GET ${siteLinks.privacyChoices}`, {
      handle: async ({ headers, query }) => ({
        document: privacyChoicesPage(
          {
            facts: await consents.factsOf(headers),
            asked: consents.asked(),
            parties: parties(),
            serviceHost,
            isSaved: query.has(choiceFields.saved),
            isHttps: https,
          },
          renderer,
        ),
      }),
    }),
    page(`POST ${siteLinks.privacyChoices}`, {
      body: postedForm({ fields: formFields, repeated: [choiceFields.purpose, choiceFields.vendor] }),
      limit,
      handle: async ({ body, headers }) => {
        const record = recordIn(body);
        const { facts, cookies } = await consents.choose(record, headers);
        // The page that asked does not say that the browser's no wins; this one does.
        const isOverruled = facts.gpc === true && !record.unsetAll;
        return {
          redirect:
            (isOverruled ? undefined : askedOn(headers, renderer.site.origin)) ??
            `${siteLinks.privacyChoices}?${choiceFields.saved}`,
          headers: { 'Set-Cookie': cookies },
        };
      },
    }),
    api('GET /.well-known/gpc.json', {
      handle: () => ({ body: { gpc: true, lastUpdate: gpcSince }, caching: 'public, max-age=86400' }),
    }),
  ];
}

/** The page of ours on which somebody has answered the question before its script was there: they go on with it. */
function askedOn({ referer = '', host }: IncomingHttpHeaders, siteOrigin: string): string | undefined {
  const from = URL.parse(referer);
  if (!from || (from.origin !== siteOrigin && from.host !== host)) return undefined;
  // Two slashes at the beginning would name another host.
  const path = from.pathname.replace(/^\/+/, '/') + from.search;
  return from.pathname === siteLinks.privacyChoices ? undefined : path;
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
