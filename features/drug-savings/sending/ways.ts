import type { ContentLog } from '#content/source/contentLog.ts';
import { codeLines, walletSaveAddresses } from '#contracts/drugs/coupon.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Outbox } from '#platform/outbox.ts';
import { couponMail } from './couponMail.tsx';
import type { HandOver, Ways } from './couponSender.ts';
import { offerLines, type Sender, textMessage } from './couponWords.ts';
import { endsSoon, type PassIdentity } from './passes/appleIdentity.ts';
import { applePass, applePassContent } from './passes/applePass.ts';
import { googlePassLines, googlePassPayload, googleSaveId, type PassSigner } from './passes/googlePass.ts';
import { newKey, ownIdentity } from './passes/ownIdentity.ts';
import { appleBy, googleBy, type SendingSettings, textsBy } from './setUp.ts';
import { type TextMessages, textsToOutbox } from './textMessages.ts';

export const mailDeadlineMs = 7_000;

interface WaysParts {
  mailer: Pick<Mailer, 'send' | 'goesNowhere'>;
  outbox: Outbox;
  sender: Sender;
  isOnThisMachine: boolean;
  log: Pick<ContentLog, 'warn'>;
}

interface OpenWays {
  ways: Ways;
  /** Prefix of Google's save link, before the pass's id. */
  walletSaveAddress: string;
  close: () => void;
}

/** On this machine all exist, and use the outbox. @throws ConfigurationError for a partly configured channel */
export async function openWays(parts: WaysParts, settings: SendingSettings): Promise<OpenWays> {
  const { mailer, outbox, sender, isOnThisMachine, log } = parts;
  const texts = textsBy(settings) ?? (isOnThisMachine ? textsToOutbox(outbox) : undefined);
  const [apple, google] = await Promise.all([appleBy(settings), googleBy(settings)]);
  const ends = apple && endsSoon(apple);
  if (ends) log.warn({ ends }, 'drug savings: the certificate of APPLE_PASS_CERTIFICATE ends');
  return {
    ways: {
      ...((isOnThisMachine || !mailer.goesNowhere) && { email: mailing(mailer, sender) }),
      ...(texts && { textMessage: texting(texts, sender) }),
      ...(apple
        ? { ios: applePasses(async () => apple, sender) }
        : isOnThisMachine && { ios: applePasses(onceMade(ownIdentity), sender, outbox) }),
      ...(google
        ? { android: googlePasses(async () => google, sender) }
        : isOnThisMachine && { android: googlePasses(onceMade(ownSigner), sender, outbox) }),
    },
    walletSaveAddress: google ? walletSaveAddresses.google : walletSaveAddresses.outbox,
    close: () => texts?.close(),
  };
}

function mailing(mailer: Pick<Mailer, 'send'>, sender: Sender): HandOver {
  return async (coupon, to) => {
    await mailer.send(couponMail(to, coupon, sender), AbortSignal.timeout(mailDeadlineMs));
    return { kind: 'message' };
  };
}

function texting(texts: TextMessages, sender: Sender): HandOver {
  return async (coupon, to) => {
    await texts.send(to, textMessage(coupon, sender));
    return { kind: 'message' };
  };
}

function applePasses(identity: () => Promise<PassIdentity>, sender: Sender, outbox?: Outbox): HandOver {
  return async (coupon) => {
    const signedBy = await identity();
    const content = applePassContent(coupon, sender, signedBy);
    const pass = await applePass(content, signedBy);
    outbox?.add({
      kind: 'pass',
      title: 'Coupon for an Apple wallet',
      text: [...offerLines(coupon), ...codeLines(coupon.codes)].map((line) => line.join(': ')).join('\n'),
      source: JSON.stringify(content, undefined, 2),
    });
    return { kind: 'pass', base64: pass.toString('base64') };
  };
}

function googlePasses(signer: () => Promise<PassSigner>, sender: Sender, outbox?: Outbox): HandOver {
  return async (coupon) => {
    const signedBy = await signer();
    const payload = googlePassPayload(coupon, sender, signedBy.issuer);
    const id = await googleSaveId(payload, signedBy, sender.origin);
    outbox?.add({
      kind: 'pass',
      title: 'Coupon for Google’s wallet',
      text: [
        ...googlePassLines(coupon, sender).map((line) => line.join(': ')),
        '',
        JSON.stringify(payload),
      ].join('\n'),
      source: id,
    });
    return { kind: 'saveLink', id };
  };
}

function onceMade<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** For this machine: Google rejects its signatures. */
async function ownSigner(): Promise<PassSigner> {
  return { email: 'passes@pagewell.example', key: await newKey(), issuer: '0' };
}
