import { isPaid } from '../../engine/facts/isPaid.ts';
import { isOfficeMailbox } from '../../engine/links/mailbox.ts';
import type { Rule } from '../../engine/rule.ts';

const secretName =
  /^(?:access_?token|auth_?token|id_token|refresh_token|token|jwt|session_?id|sid|phpsessid|jsessionid|password|passwd|pwd|api_?key|secret|signature|sig|x-amz-signature|x-amz-credential)$/i;
const personName =
  /^(?:e-?mail|user_?email|phone|tel|ssn|dob|birth_?date|first_?name|last_?name|full_?name|patient_?id|member_?id)$/i;
const mailAddress = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Shorter values are settings, such as `token=1`. */
const fewestSecretCharacters = 8;

export const rule: Rule = {
  id: 'link/private-data',
  severity: 'error',
  summary: 'A link contains a session, a key or personal data.',
  link(link, report) {
    const { url } = link;
    for (const [name, value] of url?.searchParams ?? []) {
      // Parameters of a paid link, such as `sid`, identify the publisher by agreement with the shop.
      const isSecret = secretName.test(name) && value.length >= fewestSecretCharacters && !isPaid(link);
      const isMail = mailAddress.test(value);
      const isPerson = isMail ? !isOfficeMailbox(value) : personName.test(name) && value.trim().length > 2;
      if (!isSecret && !isPerson) continue;
      const risk = isSecret
        ? 'may sign readers in as the person who copied the link'
        : 'contains personal data';
      report(
        link.place(),
        `The parameter "${name}" of this link ${risk}. Remove it, or link to a public page.`,
        // Without the value, which must not get into reports and logs.
        { evidence: `${url?.hostname}?${name}` },
      );
      return;
    }
  },
};
