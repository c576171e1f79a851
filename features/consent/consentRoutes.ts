import type { IncomingHttpHeaders } from 'node:http';
import {
  type ConsentRecord,
  choiceFields,
  consentAddress,
  validateConsentAddress,
} from '#contracts/consent.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { pageLimit } from '#feature-kit/pageLimit.ts';
import { posted, postedForm } from '#feature-kit/postedBody.ts';
import { api, page, type Route } from '#feature-kit/route.ts';
import type { Parties } from '#shell/parties/parties.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { flags, isConsentRecord, numberLists } from './consentRecord.ts';
import type { Consents } from './consents.ts';
import { privacyChoicesPage } from './privacyChoicesPage.tsx';

/** Browsers limit a cookie with its name to this. */
const maxCookieBytes = 4_200;
/** High, because many readers may share one address. */
const limit = { most: 300, seconds: 60 };

const formFields = [choiceFields.choice, choiceFields.purpose, choiceFields.vendor, choiceFields.others];

interface ConsentRouteParts {
  consents: Consents;
  parties: () => Parties;
  renderer: PageRenderer;
  serviceHost?: string | undefined;
  https: boolean;
}

export function consentRoutes(parts: ConsentRouteParts): Route[] {
  const { consents, parties, renderer, serviceHost, https } = parts;
  return [
    api(
      `PATCH ${consentAddress}`,
      { body: posted(isConsentRecord, { fields: [...numberLists, ...flags] }), limit },
      async ({ body, headers }) => {
        const { facts, cookies } = await consents.choose(body, headers);
        return { body: facts, caching: 'private, no-store', headers: { 'Set-Cookie': cookies } };
      },
    ),
    api(
      `POST ${validateConsentAddress}`,
      { body: posted(isCookie, { fields: ['cookieValue'], maxBytes: maxCookieBytes }), limit: pageLimit },
      async ({ body, headers }) => {
        const { stands, cookies } = await consents.validate(body.cookieValue, headers);
        return {
          body: stands,
          caching: 'private, no-store',
          // A withdrawal elsewhere is applied here, and the reader is asked again.
          ...(cookies.length > 0 ? { headers: { 'Set-Cookie': cookies } } : {}),
        };
      },
    ),
    page(`GET ${siteLinks.privacyChoices}`, async ({ headers, query }) => ({
      document: privacyChoicesPage(
        {
          facts: await consents.factsOf(headers),
          asked: consents.question(),
          parties: parties(),
          serviceHost,
          isSaved: query.has(choiceFields.saved),
          isHttps: https,
        },
        renderer,
      ),
    })),
    page(
      `POST ${siteLinks.privacyChoices}`,
      {
        body: postedForm({ fields: formFields, repeated: [choiceFields.purpose, choiceFields.vendor] }),
        limit,
      },
      async ({ body, headers }) => {
        const record = recordIn(body);
        const { facts, cookies } = await consents.choose(record, headers);
        // The page that sent the yes does not say that Global Privacy Control overrules it; this one does.
        const isOverruled = facts.gpc === true && !record.unsetAll;
        return {
          redirect:
            (isOverruled ? undefined : refererOf(headers, renderer.site.origin)) ??
            `${siteLinks.privacyChoices}?${choiceFields.saved}`,
          headers: { 'Set-Cookie': cookies },
        };
      },
    ),
    api('GET /.well-known/gpc.json', () => ({
      body: { gpc: true, lastUpdate: gpcSince },
      caching: 'public, max-age=86400',
    })),
  ];
}

function refererOf({ referer = '', host }: IncomingHttpHeaders, siteOrigin: string): string | undefined {
  const from = URL.parse(referer);
  if (!from || (from.origin !== siteOrigin && from.host !== host)) return undefined;
  // Two leading slashes would name another host.
  const path = from.pathname.replace(/^\/+/, '/') + from.search;
  return from.pathname === siteLinks.privacyChoices ? undefined : path;
}

/** This site honors Global Privacy Control since. */
const gpcSince = '2026-11-23';

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

/** A repeated field arrives as one text, joined by blanks. */
function numbersIn(fields: ReadonlyMap<string, string>, name: string): number[] {
  return (fields.get(name) ?? '').split(' ').filter(Boolean).map(Number);
}

function isCookie(value: unknown): value is { cookieValue: string } {
  return isRecord(value) && typeof value.cookieValue === 'string';
}
