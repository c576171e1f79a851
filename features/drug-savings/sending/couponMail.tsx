import { codeLines } from '#contracts/drugs/coupon.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { MailEnd, mailDocument, mailStyles } from '#shell/mail/mailDocument.tsx';
import type { CouponToSend } from './couponToSend.ts';
import { adviceOf, type CouponLine, offerLines, type Sender } from './couponWords.ts';

const title = 'Your pharmacy coupon';
const opening =
  'Someone, probably you, requested this coupon. Show it at the pharmacy when you fill the prescription.';
const forPharmacist = 'For the pharmacist';
const atTheCounter = 'At the counter';
const closing =
  'We have not stored your address and will not write again. If it was not you, you need to do nothing.';

/** The subject appears on lock screens, so it names no medicine. */
export function couponMail(to: string, coupon: CouponToSend, sender: Sender): Mail {
  const subject = `${title} from ${sender.name}`;
  return {
    to,
    subject,
    text: textPart(coupon, sender),
    html: htmlPart(subject, coupon, sender),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function textPart(coupon: CouponToSend, { name, origin, isSample }: Sender): string {
  const shown = (lines: readonly CouponLine[]) => lines.map(([label, value]) => `${label}: ${value}`);
  return [
    opening,
    ...(isSample ? [sampleNote] : []),
    ...[shown(offerLines(coupon)).join('\n')].filter((lines) => lines !== ''),
    [`${forPharmacist}:`, ...shown(codeLines(coupon.codes))].join('\n'),
    [`${atTheCounter}:`, ...adviceOf(coupon).map((advice) => `* ${advice}`)].join('\n'),
    closing,
    `--\n${name}, ${origin}\nPrivacy policy: ${origin}${siteLinks.privacy}`,
    '',
  ].join('\n\n');
}

function htmlPart(subject: string, coupon: CouponToSend, { name, origin, isSample }: Sender): string {
  const children = (
    <>
      <h1 style={mailStyles.heading}>{title}</h1>
      <p>{opening}</p>
      {isSample && (
        <p>
          <strong>{sampleNote}</strong>
        </p>
      )}
      <Lines of={offerLines(coupon)} />
      <h2 style={mailStyles.heading}>{forPharmacist}</h2>
      <Lines of={codeLines(coupon.codes)} />
      <h2 style={mailStyles.heading}>{atTheCounter}</h2>
      <ul>
        {adviceOf(coupon).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <p>{closing}</p>
      <MailEnd
        name={name}
        origin={origin}
        link={{ url: `${origin}${siteLinks.privacy}`, text: 'Privacy policy' }}
      />
    </>
  );
  return mailDocument({ subject, from: name, children });
}

/** Lines of text instead of a table: mail programs read them in source order. */
function Lines({ of }: { of: readonly CouponLine[] }) {
  return of.length === 0 ? null : (
    <p>
      {of.map(([label, value], index) => (
        <span key={label}>
          {index > 0 && <br />}
          {label}: <strong>{value}</strong>
        </span>
      ))}
    </p>
  );
}
