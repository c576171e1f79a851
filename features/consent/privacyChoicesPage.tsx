import type { ReactNode } from 'react';
import { type ConsentAnswer, purposeNames } from '../../contracts/consent.ts';
import { keptInBrowser } from '../../contracts/keptInBrowser.ts';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Partner, Service } from '../../schemas/generated/types.ts';
import type { Document } from '../../shell/page/document.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { shellPage } from '../../shell/page/shellPage.tsx';
import type { Asked, Listed } from './choice.ts';
import { choiceFields } from './choiceFields.ts';
import { privacyChoices } from './privacyChoicesPage.styles.ts';

interface PrivacyChoices {
  facts: ConsentAnswer;
  asked: Asked;
  partners: readonly Partner[];
  services: readonly Service[];
  /** Whether the reader has just said something. */
  isSaved: boolean;
  /** Whether the reader's browser says no for them (Global Privacy Control). */
  hasGpc: boolean;
}

const states: Readonly<Record<ConsentAnswer['state'], string>> = {
  none: 'You have not chosen yet. Until you do, nothing about your visit leaves this site.',
  rejected: 'You have said no, or not yes to all of it. Nothing about your visit leaves this site.',
  full: 'You have said yes to all of it. You can change your mind here at any time.',
};

/** What readers' browsers keep. */
const ofReaders = keptInBrowser.filter(({ inEditor }) => !inEditor);

/** What a reader lets others know, who these are, and what the browser keeps. It works without script. */
export function privacyChoicesPage(choices: PrivacyChoices, shell: PageShell): Document {
  const { facts, isSaved, hasGpc, partners, services } = choices;
  const title = 'Your privacy choices';
  return shellPage(
    {
      title,
      canonicalPath: undefined,
      part: 'consent-page',
      children: (
        <article className={privacyChoices}>
          <h1>{title}</h1>
          {isSaved && <p role="status">Saved.</p>}
          <p>{hasGpc ? gpcText : states[facts.state]}</p>
          {!hasGpc && <ChoiceForm {...choices} />}
          <h2>Who else may load something</h2>
          <PartnerList partners={partners} />
          <ServiceList services={services} />
          <h2>What your browser keeps for us</h2>
          <KeptTable />
          <p>
            How we treat data is told in our <a href={siteLinks.privacy}>privacy policy</a>.
          </p>
        </article>
      ),
    },
    shell,
  );
}

const gpcText =
  'Your browser asks sites not to share or sell anything about you (Global Privacy Control). We take that for a no, and it ' +
  'wins over anything that was chosen here.';

function ChoiceForm({ facts, asked, partners, services }: PrivacyChoices): ReactNode {
  const { choice, purpose, vendor, others } = choiceFields;
  const listed: readonly Listed[] = [...partners, ...services];
  const hasOthers = listed.some(({ vendorId }) => vendorId === undefined);
  return (
    <form method="post" action={siteLinks.privacyChoices}>
      <div>
        <button type="submit" name={choice} value="accept">
          Accept all
        </button>
        <button type="submit" name={choice} value="reject">
          Reject all
        </button>
      </div>
      <fieldset>
        <legend>Choose</legend>
        <p>Others come only where all of it is ticked.</p>
        {asked.purposes.map((number) => (
          <label key={number}>
            <input
              type="checkbox"
              name={purpose}
              value={number}
              defaultChecked={facts.purposeConsents.includes(number)}
            />
            {purposeNames[number]}
          </label>
        ))}
        {listed
          .filter(({ vendorId }) => vendorId !== undefined)
          .map(({ name, company, vendorId }) => (
            <label key={name}>
              <input
                type="checkbox"
                name={vendor}
                value={vendorId}
                defaultChecked={facts.vendorConsents.includes(vendorId ?? 0)}
              />
              {company ?? name}
            </label>
          ))}
        <label>
          <input type="checkbox" name={others} value="1" defaultChecked={facts.nonIABVendorsAllowed} />
          {hasOthers
            ? 'All partners that are in no public register'
            : 'Those whose recipes and videos we show'}
        </label>
        <button type="submit" name={choice} value="some">
          Save these choices
        </button>
      </fieldset>
    </form>
  );
}

function PartnerList({ partners }: { partners: readonly Partner[] }): ReactNode {
  if (partners.length === 0)
    return (
      <p>
        Nobody. Every script, picture and ad on this site is our own, and comes from us. Only a video or a
        post that you start yourself comes from the site that it stands on.
      </p>
    );
  return (
    <>
      <p>
        Each only after you have accepted all, and in a frame that cannot see the page: it is told how large
        its place is, your country and language, in one word what the page is about, and your choice.
      </p>
      <dl>
        {partners.map((partner) => (
          <div key={partner.name}>
            <CompanyName {...partner} />
            <dd>
              {new URL(partner.script).host}: <Purposes of={partner} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What each kind is told, in words for readers. */
const toldTo: Readonly<Record<Service['kind'], string>> = {
  suggestions: 'what you type into the search box',
  drivers:
    'which places on the page are free, your country and language, and in one word what the page is about',
  marketplace:
    'which places on the page are free, your country and language, and in one word what the page is about',
  profiles: 'a number that stands for your browser',
  ingest: 'which letters you have confirmed, and the hash of your address',
  activation: 'which letters you have confirmed, and the hash of your address',
};

function ServiceList({ services }: { services: readonly Service[] }): ReactNode {
  if (services.length === 0) return null;
  return (
    <>
      <h2>Whom our server asks for you</h2>
      <p>
        Each only after you have accepted all. Your browser does not talk to them, and they learn neither its
        address nor which page you read.
      </p>
      <dl>
        {services.map((service) => (
          <div key={service.name}>
            <CompanyName {...service} />
            <dd>
              {`Is told ${toldTo[service.kind]}: `}
              <Purposes of={service} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CompanyName({ name, company = name, privacyUrl }: Listed): ReactNode {
  return <dt>{privacyUrl ? <a href={privacyUrl}>{company}</a> : company}</dt>;
}

function Purposes({ of: { purposes } }: { of: Pick<Listed, 'purposes'> }): ReactNode {
  return purposes.map((number) => purposeNames[number]).join('; ');
}

function KeptTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What for, and its name</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {ofReaders.map(({ name, in: place, days, why, needsConsent }) => (
          <tr key={name}>
            <td>
              {why}
              {needsConsent && ' Only after you have accepted all.'} <code>{name}</code>
            </td>
            <td>{howLong(place, days)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function howLong(place: (typeof keptInBrowser)[number]['in'], days: number | undefined): string {
  if (days !== undefined) return `${days} days`;
  return place === 'localStorage' ? 'until you clear it' : 'until you close the tab or browser';
}
