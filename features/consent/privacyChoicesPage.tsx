import type { ReactNode } from 'react';
import {
  type ConsentAnswer,
  choiceFields,
  consentToolButtonAttribute,
  purposeNames,
} from '../../contracts/consent.ts';
import { keptInBrowser } from '../../contracts/keptInBrowser.ts';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Partner, Service } from '../../schemas/generated/types.ts';
import type { Document } from '../../shell/document/document.ts';
import type { PageShell } from '../../shell/document/pageShell.ts';
import { shellPage } from '../../shell/page/shellPage.tsx';
import type { Asked, Listed } from './choice.ts';

import { toolAsking } from './consentTool.ts';
import { privacyChoices, toolPlace } from './privacyChoicesPage.styles.ts';

interface PrivacyChoices {
  facts: ConsentAnswer;
  asked: Asked;
  partners: readonly Partner[];
  services: readonly Service[];
  /** Whoever asks readers for the publisher. */
  asking: Partner | undefined;
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

/** Before a choice somebody else may know that it is waited for. */
function stateText(state: ConsentAnswer['state'], asking: Partner | undefined): string {
  return state === 'none' && asking
    ? `You have not chosen yet. Until you do, nothing about your visit leaves this site, but that somebody is here: ${nameOf(asking)} asks for us.`
    : states[state];
}

/** What readers' browsers keep. */
const ofReaders = keptInBrowser.filter(({ inEditor }) => !inEditor);

/** What a reader lets others know, who these are, and what the browser keeps. It works without script. */
export function privacyChoicesPage(choices: PrivacyChoices, shell: PageShell): Document {
  const { facts, isSaved, hasGpc, partners, services, asking } = choices;
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
          <p>{hasGpc ? gpcText : stateText(facts.state, asking)}</p>
          {!hasGpc && asking && <ToolPlace asking={asking} asked={choices.asked} />}
          {!hasGpc && <ChoiceForm {...choices} />}
          {asking && <AskingPartner {...asking} />}
          <h2>Who else may load something</h2>
          <PartnerList partners={partners} isAlone={!asking} />
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

/** The way to a tool that asks for us. It comes where its reader wants it to, whatever they have said before, and not before. */
function ToolPlace({ asking, asked }: { asking: Partner; asked: Asked }): ReactNode {
  const tool = toolAsking(asking, asked);
  return (
    <div className={toolPlace}>
      <button type="button" {...{ [consentToolButtonAttribute]: JSON.stringify(tool) }}>
        Choose with {tool.title}
      </button>
      <div hidden>
        <p role="status" />
      </div>
    </div>
  );
}

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

function AskingPartner(partner: Partner): ReactNode {
  return (
    <>
      <h2>Who asks you for us</h2>
      <p>
        The one who may come before you have chosen, because it asks what you choose: in a frame that cannot
        see the page, and in which it can keep nothing. It learns that somebody is here, how wide the window
        is, your country and language, and not which page you read. After a no it comes only if you press the
        button for it on this page.
      </p>
      <dl>
        <PartnerEntry {...partner} />
      </dl>
    </>
  );
}

function PartnerList({ partners, isAlone }: { partners: readonly Partner[]; isAlone: boolean }): ReactNode {
  if (partners.length === 0)
    return (
      <p>
        {isAlone ? 'Nobody. Every' : 'Nobody. Every other'} script, picture and ad on this site is our own,
        and comes from us. Only a video or a post that you start yourself comes from the site that it stands
        on.
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
          <PartnerEntry key={partner.name} {...partner} />
        ))}
      </dl>
    </>
  );
}

function PartnerEntry(partner: Partner): ReactNode {
  return (
    <div>
      <CompanyName {...partner} />
      <dd>
        {hostsOf(partner).join(', ')}: <Purposes of={partner} />
      </dd>
    </div>
  );
}

/** All that a partner's frame may reach. */
function hostsOf({ script, styles, hosts = [] }: Partner): string[] {
  const loaded = [script, styles].flatMap((address) => (address === undefined ? [] : new URL(address).host));
  return [...new Set([...loaded, ...hosts])];
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

function CompanyName(listed: Listed): ReactNode {
  const { privacyUrl } = listed;
  return <dt>{privacyUrl ? <a href={privacyUrl}>{nameOf(listed)}</a> : nameOf(listed)}</dt>;
}

/** The name that readers know somebody by. */
function nameOf({ name, company = name }: Listed): string {
  return company;
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
