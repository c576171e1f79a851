import { LRUCache } from 'lru-cache';
import type { ContentLog } from '#content/source/contentLog.ts';
import { emailMessage, isEmail } from '#contracts/formValidation.ts';
import { memoize } from '#contracts/memoize.ts';
import {
  challengeAddress,
  type NewsletterSubscription,
  newsletterAddresses,
  noLetterMessage,
  type SignUp,
  signUpAddress,
  signUpLists,
} from '#contracts/newsletter.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { posted, postedForm } from '#feature-kit/postedBody.ts';
import { api, type PageReply, page, type Route } from '#feature-kit/route.ts';
import type { BotCheck } from '#platform/botCheck.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import { envelopeAddress } from '#platform/mail/envelopeAddress.ts';
import type { Newsletter, SiteConfiguration } from '#schemas/generated/types.ts';
import { validateSignUp } from '#schemas/generated/validators.js';
import type { PageShell } from '#shell/document/pageShell.ts';
import { lettersThereAre, requestedLetters } from './letters.ts';
import { askAgainHoldsMs, type NewsletterLinks } from './newsletterLinks.ts';
import {
  againField,
  askAgainPage,
  confirmedPage,
  confirmPage,
  linkGonePage,
  sentPage,
  signUpPage,
  unsubscribedPage,
  unsubscribePage,
  type Wrong,
} from './newsletterPages.tsx';
import type { SignUps } from './signUps.ts';

export interface NewsletterRoutesParts {
  shell: PageShell;
  signUps: Pick<SignUps, 'ask' | 'confirm' | 'end'>;
  botCheck: BotCheck;
  links: NewsletterLinks;
  log: Pick<ContentLog, 'error'>;
  countBotCheck: () => void;
}

const placeFields = [
  'source',
  'campaignTracker',
  'contentIndex',
  'url',
  'correlationId',
  'campaignName',
] as const;
const wishFields: readonly string[] = ['email', ...signUpLists, ...placeFields];

/** Per client. Without script a sign-up takes two, and no proof-of-work challenge. */
const limits = {
  signUp: { most: 10, seconds: 60 },
  challenge: { most: 30, seconds: 60 },
  page: { most: 12, seconds: 300 },
  link: { most: 30, seconds: 60 },
} as const;

/** The oldest is evicted: its form could be sent again, but no second mail is sent for ten minutes. */
const mostAnswered = 20_000;

export function newsletterRoutes(parts: NewsletterRoutesParts): Route[] {
  const { shell, signUps, botCheck, links, log, countBotCheck } = parts;
  const { site } = shell;
  /** Ids of second forms: each counts once. */
  const answered = new LRUCache<string, true>({ max: mostAnswered, ttl: askAgainHoldsMs });
  // By the whole configuration, which is around the form.
  const pageFor = memoize(({ newsletter }: SiteConfiguration) => newsletter && signUpPage(newsletter, shell));

  function ownNewsletter(): Newsletter {
    const { newsletter } = site.configuration;
    if (!newsletter) throw new HttpError(404, 'This site has no newsletters.');
    return newsletter;
  }

  /** @throws HttpError 503 when it could not be stored */
  async function ask(
    newsletter: Newsletter,
    wish: NewsletterSubscription,
    letters: ReturnType<typeof requestedLetters>,
  ): Promise<void> {
    try {
      await signUps.ask(newsletter, wish, letters);
    } catch (error) {
      log.error({ err: error }, 'newsletter subscribe error');
      throw new HttpError(503, 'This could not be stored. Please try again in a minute.', { cause: error });
    }
  }

  const linkGone = (): PageReply => ({ document: linkGonePage(shell), status: 410 });

  return [
    api(`GET ${challengeAddress}`, { limit: limits.challenge }, async () => ({
      body: await botCheck.challenge(),
    })),
    api(
      `POST ${signUpAddress}`,
      {
        limit: limits.signUp,
        body: posted<SignUp>(validateSignUp, { fields: [...wishFields, 'recaptcha'] }),
      },
      async ({ body: { recaptcha, ...wish } }) => {
        const newsletter = ownNewsletter();
        if (!isMailable(wish.email)) throw badRequest('This is not an email address.');
        const letters = requestedLetters(newsletter, wish.lists ?? []);
        if (letters.length === 0) throw badRequest(noLetterMessage);
        if (!(await botCheck.passes(recaptcha))) {
          countBotCheck();
          log.error({}, 'recaptcha.error');
          throw badRequest('The bot check has expired or was already used. Please send it again.');
        }
        await ask(newsletter, wish, letters);
        // The same for all addresses, so that it does not reveal who is subscribed.
        return { status: 202 };
      },
    ),
    page(`GET ${siteLinks.newsletter}`, () => {
      const document = pageFor(site.configuration);
      return document && { document, isShared: true };
    }),
    page(
      `POST ${siteLinks.newsletter}`,
      {
        limit: limits.page,
        body: postedForm({ fields: [...wishFields, againField], repeated: signUpLists }),
      },
      async ({ body }) => {
        const newsletter = ownNewsletter();
        const wish = wishIn(body);
        requireWish(wish);
        const letters = requestedLetters(newsletter, wish.lists ?? []);
        const wrong = whatIsWrong(wish.email, letters);
        const time = await links.openAskAgain(body.get(againField) ?? '', wish.email);
        if (wrong || time === undefined) {
          const again = await links.askAgain(wish.email);
          return {
            document: askAgainPage({ newsletter, wish, again, wrong }, shell),
            status: wrong ? 400 : 200,
          };
        }
        // A double click gets the response to the first.
        if (!answered.has(time)) await ask(newsletter, wish, letters);
        answered.set(time, true);
        return { document: sentPage(shell), status: 202 };
      },
    ),
    page(`GET ${newsletterAddresses.confirm}`, { limit: limits.link }, async ({ query }) => {
      const token = query.get('t') ?? '';
      const wished = await links.openConfirmation(token);
      const letters = lettersThereAre(site.configuration, wished?.lists);
      return letters.length > 0 ? { document: confirmPage({ letters, token }, shell) } : linkGone();
    }),
    page(`POST ${newsletterAddresses.confirm}`, { limit: limits.link }, async ({ query, headers }) => {
      const wished = await links.openConfirmation(query.get('t') ?? '');
      const letters = lettersThereAre(site.configuration, wished?.lists);
      if (!wished || letters.length === 0) return linkGone();
      const confirmation = await signUps.confirm(wished.id, letters, headers);
      if (!confirmation) return linkGone();
      const endToken = await links.unsubscribe(wished.id);
      return { document: confirmedPage({ letters, endToken, ...confirmation }, shell) };
    }),
    page(`GET ${newsletterAddresses.unsubscribe}`, { limit: limits.link }, async ({ query }) => {
      const token = query.get('t') ?? '';
      return (await links.openUnsubscribe(token))
        ? { document: unsubscribePage({ token }, shell) }
        : linkGone();
    }),
    page(
      `POST ${newsletterAddresses.unsubscribe}`,
      {
        limit: limits.link, // Mail programs send it on one click (RFC 8058). The link's signature authorizes it.
        takesFromAnywhere: true,
      },
      async ({ query }) => {
        const id = await links.openUnsubscribe(query.get('t') ?? '');
        if (id === undefined) return linkGone();
        await signUps.end(id);
        return { document: unsubscribedPage(shell) };
      },
    ),
  ];
}

function wishIn(body: ReadonlyMap<string, string>): NewsletterSubscription {
  const given = [...body].filter(([name, value]) => wishFields.includes(name) && value !== '');
  const fields = given.map(([name, value]) => [name, listFields.includes(name) ? value.split(' ') : value]);
  return {
    email: '',
    ...Object.fromEntries(fields),
    ...(body.has('email') ? { email: body.get('email')?.trim() } : {}),
  };
}

const listFields: readonly string[] = signUpLists;

/** The address is checked elsewhere. @throws HttpError */
function requireWish(wish: NewsletterSubscription): void {
  const standIn = { ...wish, email: 'a@b.example', recaptcha: 'none' };
  if (!validateSignUp(standIn)) throw badRequest('This form is invalid.');
}

/** Unambiguous for mail servers: limits count its envelope form. */
function isMailable(email: string): boolean {
  return isEmail(email) && envelopeAddress(email) !== undefined;
}

function whatIsWrong(email: string, letters: readonly unknown[]): Wrong | undefined {
  if (!isMailable(email)) return { field: 'email', message: emailMessage };
  return letters.length === 0 ? { field: 'lists', message: noLetterMessage } : undefined;
}
