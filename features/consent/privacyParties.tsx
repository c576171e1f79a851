import type { ReactNode } from 'react';
import { purposeNames } from '#contracts/consent.ts';
import { allowedFields, type FrameKind } from '#contracts/outside/payload.ts';
import outsidePayload from '#schemas/outside-payload.json' with { type: 'json' };
import partnerPayload from '#schemas/partner-payload.json' with { type: 'json' };
import type { FramedParty, Parties, Party, ServiceParty } from '#shell/parties/parties.ts';
import type { Site } from '#shell/site/site.ts';
import { hostsLeftAsTheyAre } from '#transformer/pictures/imageProxy.ts';

interface DisclosedFact {
  title: string;
  description: string;
}

type Facts = Readonly<Record<string, DisclosedFact>>;

/** The same allow-list filters the page's facts. */
function disclosedToFrame(frame: FrameKind): DisclosedFact[] {
  const facts: Facts = outsidePayload.properties;
  return allowedFields[frame].flatMap((name) => facts[name] ?? []);
}

/** The gate rejects others by the same list. */
function disclosedToService(kind: ServiceParty['kind']): DisclosedFact[] {
  const facts: Facts = partnerPayload.$defs[kind].properties;
  return Object.values(facts);
}

export function AskingPartner({ tool }: { tool: FramedParty }): ReactNode {
  return (
    <>
      <h3>Who asks for your choice</h3>
      <p>
        This company asks for your choice, so it may load before you have chosen. It loads in a frame that
        cannot see the page and cannot store anything. It learns that someone is here and what is listed
        below, but not which page you read. After a no, it loads only if you press its button on this page.
      </p>
      <Disclosed facts={disclosedToFrame('tool')} />
      <dl>
        <PartyEntry party={tool} hosts={tool.reaches} />
      </dl>
    </>
  );
}

export function ConsentService({ host }: { host: string }): ReactNode {
  return (
    <>
      <h3>Where your choice is sent</h3>
      <p>
        Our service at {host} gets each choice, yes or no, and checks whether a yes is still valid. It learns
        what was chosen, but not by whom or on which page.
      </p>
    </>
  );
}

export function FramedList({ framed, trackers, tool }: Parties): ReactNode {
  if (framed.length === 0)
    return (
      <p>
        No {trackers.length > 0 || tool ? 'other ' : 'outside '}company loads scripts or ads on this site. A
        video or post from another site loads only when you start it.
      </p>
    );
  return (
    <>
      <p>
        Each loads only after you accept all, and in a frame that cannot see the page. It learns only this:
      </p>
      <Disclosed facts={disclosedToFrame('partner')} />
      <dl>
        {framed.map((party) => (
          <PartyEntry key={party.name} party={party} hosts={party.reaches}>
            {party.bidding &&
              `. It lets these companies bid for ad places, and tells them the same: ${party.bidding.bidders.join(', ')}`}
          </PartyEntry>
        ))}
      </dl>
    </>
  );
}

export function TrackerList({ trackers }: Parties): ReactNode {
  if (trackers.length === 0) return null;
  return (
    <>
      <h3>Who counts views of recipes and videos</h3>
      <p>
        A company that pays for a recipe or a video may count its views with a small picture. It loads only
        after you accept all, in a frame that cannot see the page. The address of the picture is the same for
        all readers, and the company learns nothing else.
      </p>
      <dl>
        {trackers.map((party) => (
          <PartyEntry key={party.name} party={party} hosts={party.reaches} />
        ))}
      </dl>
    </>
  );
}

export function ServiceList({ services }: Parties): ReactNode {
  if (services.length === 0) return null;
  return (
    <>
      <h3>Services that our server uses</h3>
      <p>
        Our server uses them only after you accept all. Your browser does not contact them. They do not learn
        its address or which page you read.
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

/** The partner of drug prices, whom only the server asks. Named by its site if the configuration does not name it. */
export function PricingPartner({ drugSavings, configuration }: Site): ReactNode {
  if (!drugSavings) return null;
  const { isSample, partnerSite } = drugSavings;
  const company = configuration.drugSavings?.source ?? URL.parse(partnerSite)?.host;
  return (
    <>
      <h3>Drug prices</h3>
      <p>
        {isSample
          ? 'The prices on this site are samples. No pricing partner learns what you look up.'
          : `When you look up a medicine, our server asks our pricing partner, ${company}, for prices and coupons. It learns the medicine, how much of it and where you look for pharmacies, but not who you are. Some coupons open on its own site.`}
      </p>
    </>
  );
}

/** Media hosts see the reader's IP address. */
export function MediaHosts({ mediaHosts }: Parties): ReactNode {
  return (
    <>
      <h3>Where pictures and videos come from</h3>
      <p>
        From this site, and from our own servers {[...hostsLeftAsTheyAre, ...mediaHosts].join(', ')}. They
        learn which site a picture is for, but not which page.
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
