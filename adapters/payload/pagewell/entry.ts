import { toArticle } from '../../../content/cms/payload/document/toArticle.ts';
import { payloadFields } from '../../../content/cms/payload/fields/payloadFields.ts';
import { payloadPreviewAddresses, previewTokenField } from '../../../contracts/cmsPreview.ts';
import { issuePreviewToken } from '../../../features/content-changes/preview/previewToken.ts';
import { check } from '../../../rules/check.ts';
import type { PagewellRules } from '../src/pagewell.ts';
import { toDocument } from './toDocument.ts';

/** Bundled into one file for the package, which has no other part of Pagewell. */
export const rules: PagewellRules = {
  fields: payloadFields(),
  problemsIn: (document, { site }) => {
    const { article, problems, placeOf } = toArticle(document, { site });
    return [
      ...problems.map(({ field, message }) => ({ severity: 'warning' as const, field, message })),
      ...(article ? check(article) : []).map(({ severity, message, pointer }) => ({
        severity,
        field: placeOf(pointer),
        message,
      })),
    ];
  },
  toArticle: (document, { site }) => toArticle(document, { site }).article,
  toDocument,
  previewAddress: ({ origin, secret }, now) => {
    const address = new URL(payloadPreviewAddresses.frame, origin);
    address.searchParams.set(previewTokenField, issuePreviewToken(secret, now));
    return address.href;
  },
};
