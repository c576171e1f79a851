import type { ReactNode } from 'react';
import {
  type ConsentAnswer,
  choiceFields,
  consentToolButtonAttribute,
  purposeNames,
} from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { ConsentParty, FramedParty, Parties, Party } from '#shell/parties/parties.ts';
import { hostsLeftAsTheyAre } from '#transformer/imageProxy.ts';
import type { ConsentQuestion } from './choice.ts';
import { toolAsking } from './consentTool.ts';
import { type DisclosedFact, disclosedToFrame, disclosedToService } from './disclosedFacts.ts';
import { privacyChoices, toolPlace } from './privacyChoicesPage.styles.ts';
import { storedInBrowser } from './storedInBrowser.ts';

interface PrivacyChoices {
  facts: ConsentAnswer;
  asked: ConsentQuestion;
  parties: Parties;
  serviceHost: string | undefined;
  isSaved: boolean;
  isHttps: boolean;
}

const states: Readonly<Record<ConsentAnswer['state'], string>> = {
  none: 'You have not chosen yet. Until you do, nothing about your visit leaves this site.',
  rejected: 'You have said no, or not yes to all of it. Nothing about your visit leaves this site.',
  full: 'You have said yes to all of it. You can change your mind here at any time.',
};

function stateText({
  facts: { state, gpc, unchecked },
  parties: { question: asked, tool },
}: PrivacyChoices): string {
  if (gpc) return gpcText;
  if (asked.length === 0) return 'Nobody else learns of your visit, so there is nothing to choose.';
  if (unchecked)
    return 'You have said yes, but we cannot check now whether that is still valid. Until then, nothing about your visit leaves this site.';
  return state === 'none' && tool
    ? `You have not chosen yet. Until you do, nothing about your visit leaves this site, but that somebody is here: ${tool.company} asks for us.`
    : states[state];
}

const ofReaders = storedInBrowser.filter(({ inEditor }) => !inEditor);

export function privacyChoicesPage(choices: PrivacyChoices, shell: PageShell): Document {
  const { facts, isSaved, isHttps, parties, serviceHost } = choices;
  const isRequested = parties.question.length > 0 && !facts.gpc;
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
          <p>{stateText(choices)}</p>
          {isRequested && parties.tool && <ToolPlace tool={parties.tool} asked={choices.asked} />}
          {isRequested && <ChoiceForm {...choices} />}
          {parties.tool && <AskingPartner tool={parties.tool} />}
          {serviceHost !== undefined && parties.question.length > 0 && <ConsentService host={serviceHost} />}
          <h2>Who else may load something</h2>
          <FramedList {...parties} />
          <TrackerList {...parties} />
          <ServiceList {...parties} />
          <MediaHosts {...parties} />
          <h2>What your browser keeps for us</h2>
          <StoredList isHttps={isHttps} />
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

function ToolPlace({ tool, asked }: { tool: FramedParty; asked: ConsentQuestion }): ReactNode {
  return (
    <div className={toolPlace}>
      <button type="button" {...{ [consentToolButtonAttribute]: JSON.stringify(toolAsking(tool, asked)) }}>
        Choose with {tool.company}
      </button>
      <div hidden>
        <p role="status" />
      </div>
    </div>
  );
}

function ChoiceForm({ facts, asked, parties }: PrivacyChoices): ReactNode {
  const { choice, purpose, vendor, others } = choiceFields;
  const isRegistered = ({ vendorId }: ConsentParty): boolean => vendorId !== undefined;
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
        {parties.question.filter(isRegistered).map(({ name, company, vendorId }) => (
          <label key={name}>
            <input
              type="checkbox"
              name={vendor}
              value={vendorId}
              defaultChecked={facts.vendorConsents.includes(vendorId ?? 0)}
            />
            {company}
          </label>
        ))}
        <label>
          <input type="checkbox" name={others} value="1" defaultChecked={facts.nonIABVendorsAllowed} />
          {parties.question.every(isRegistered)
            ? 'What we keep ourselves of your clicks'
            : 'All others, and what we keep ourselves of your clicks'}
        </label>
        <button type="submit" name={choice} value="some">
          Save these choices
        </button>
      </fieldset>
    </form>
  );
}

function AskingPartner({ tool }: { tool: FramedParty }): ReactNode {
  return (
    <>
      <h2>Who asks you for us</h2>
      <p>
        The one who may come before you have chosen, because it asks what you choose: in a frame that cannot
        see the page, and in which it can keep nothing. It learns that somebody is here, and what stands
        below; not which page you read. After a no it comes only if you press the button for it on this page.
      </p>
      <Disclosed facts={disclosedToFrame('tool')} />
      <dl>
        <PartyEntry party={tool} hosts={tool.reaches} />
      </dl>
    </>
  );
}

function ConsentService({ host }: { host: string }): ReactNode {
  return (
    <>
      <h2>Who hears what you choose</h2>
      <p>
        A service of ours at {host} is told of each choice as it is made, a no as well, and is asked whether a
        yes still stands. It learns what was chosen: not by whom, nor on which page.
      </p>
    </>
  );
}

function FramedList({ framed, trackers, tool }: Parties): ReactNode {
  if (framed.length === 0)
    return (
      <p>
        {trackers.length === 0 && tool === undefined ? 'Nobody. Every' : 'Nobody else. Every other'} script
        and ad on this site is our own, and comes from us. Only a video or a post that you start yourself
        comes from the site that it stands on.
      </p>
    );
  return (
    <>
      <p>
        Each only after you have accepted all, and in a frame that cannot see the page. All that it is told:
      </p>
      <Disclosed facts={disclosedToFrame('partner')} />
      <dl>
        {framed.map((party) => (
          <PartyEntry key={party.name} party={party} hosts={party.reaches}>
            {party.bidding &&
              `. It lets these bid for places, and tells them the same: ${party.bidding.bidders.join(', ')}`}
          </PartyEntry>
        ))}
      </dl>
    </>
  );
}

function TrackerList({ trackers }: Parties): ReactNode {
  if (trackers.length === 0) return null;
  return (
    <>
      <h2>Who counts recipes and videos</h2>
      <p>
        Whoever pays for a recipe or a video may count that it was seen, by a picture that is loaded: only
        after you have accepted all, in a frame that cannot see the page. All that it is told is what the
        address of the picture says, which is the same for all readers.
      </p>
      <dl>
        {trackers.map((party) => (
          <PartyEntry key={party.name} party={party} hosts={party.reaches} />
        ))}
      </dl>
    </>
  );
}

function ServiceList({ services }: Parties): ReactNode {
  if (services.length === 0) return null;
  return (
    <>
      <h2>Whom our server asks for you</h2>
      <p>
        Each only after you have accepted all. Your browser does not talk to them, and they learn neither its
        address nor which page you read.
      </p>
      <dl>
        {services.map((party) => (
          <PartyEntry key={party.name} party={party}>
            <Disclosed facts={disclosedToService(party.kind)} />
          </PartyEntry>
        ))}
      </dl>
    </>
  );
}

/** Media hosts see the reader's IP address. */
function MediaHosts({ mediaHosts }: Parties): ReactNode {
  return (
    <>
      <h2>Where our pictures and films come from</h2>
      <p>
        From here, and from hosts that are ours as well: {[...hostsLeftAsTheyAre, ...mediaHosts].join(', ')}.
        They are told which site the picture is for, and not which page.
      </p>
    </>
  );
}

/** Derived from the allow-list of facts. */
function Disclosed({ facts }: { facts: readonly DisclosedFact[] }): ReactNode {
  return (
    <ul>
      {facts.map(({ title, description }) => (
        <li key={title}>
          {title}: {description}
        </li>
      ))}
    </ul>
  );
}

function PartyEntry({
  party: { company, privacyUrl, purposes },
  hosts = [],
  children,
}: {
  party: Party;
  hosts?: readonly string[];
  children?: ReactNode;
}): ReactNode {
  const reached = hosts.map((origin) => new URL(origin).host).join(', ');
  return (
    <div>
      <dt>{privacyUrl ? <a href={privacyUrl}>{company}</a> : company}</dt>
      <dd>
        {reached === '' ? '' : `${reached}: `}
        {purposes.map((number) => purposeNames[number]).join('; ')}
        {children}
      </dd>
    </div>
  );
}

function StoredList({ isHttps }: { isHttps: boolean }): ReactNode {
  return (
    <dl>
      {ofReaders.map(({ name, isOfHost, in: place, days, why, needsConsent }) => (
        <div key={name}>
          <dt>
            {why}
            {needsConsent && ' Only after you have accepted all.'}
          </dt>
          <dd>
            <code>{isOfHost ? hostCookie(name, isHttps) : name}</code> · {howLong(place, days)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function howLong(place: (typeof storedInBrowser)[number]['in'], days: number | undefined): string {
  if (days !== undefined) return `${days} days`;
  return place === 'localStorage' ? 'until you clear it' : 'until you close the tab or browser';
}
