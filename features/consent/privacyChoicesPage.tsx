import { Fragment, type ReactNode } from 'react';
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
import type { ConsentParty, FramedParty, Parties } from '#shell/parties/parties.ts';
import type { ConsentQuestion } from './choice.ts';
import { toolAsking } from './consentTool.ts';
import { privacyChoices, toolPlace } from './privacyChoicesPage.styles.ts';
import {
  AskingPartner,
  ConsentService,
  FramedList,
  MediaHosts,
  PricingPartner,
  ServiceList,
  TrackerList,
} from './privacyParties.tsx';
import { type StoredItem, storedInBrowser } from './storedInBrowser.ts';

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
  if (asked.length === 0) return 'No other company tracks your visit, so there is nothing to choose.';
  if (unchecked)
    return 'You have said yes, but we cannot check now whether that is still valid. Until then, nothing about your visit leaves this site.';
  return state === 'none' && tool
    ? `You have not chosen yet. Until you do, other companies learn nothing about your visit. Only ${tool.company}, which asks for your choice, learns that someone is here.`
    : states[state];
}

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
          <h2>What is stored in your browser</h2>
          <StoredTables hasParties={parties.question.length > 0} isHttps={isHttps} />
          <h2>Partners</h2>
          <PricingPartner {...shell.site} />
          {parties.tool && <AskingPartner tool={parties.tool} />}
          {serviceHost !== undefined && parties.question.length > 0 && <ConsentService host={serviceHost} />}
          <h3>Companies that may load something</h3>
          <FramedList {...parties} />
          <TrackerList {...parties} />
          <ServiceList {...parties} />
          <MediaHosts {...parties} />
          <p>
            Read more in our <a href={siteLinks.privacy}>privacy policy</a>.
          </p>
        </article>
      ),
    },
    shell,
  );
}

const gpcText =
  'Your browser asks sites not to share or sell data about you (Global Privacy Control). We take that for a no. It ' +
  'counts more than what was chosen here.';

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
        <p>Other companies load only if you tick all of it.</p>
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
            ? 'What this site stores about your clicks'
            : 'All others, and what this site stores about your clicks'}
        </label>
        <button type="submit" name={choice} value="some">
          Save these choices
        </button>
      </fieldset>
    </form>
  );
}

const groups = [
  { title: 'Necessary', about: 'The site needs these. They are always on.' },
  { title: 'Features', about: 'Stored only when you use the feature, or to count how the site is used.' },
  { title: 'Partners', about: 'Stored only after you accept all.' },
] as const;

function groupOf({ needsConsent, isNecessary }: StoredItem): (typeof groups)[number]['title'] {
  if (needsConsent) return 'Partners';
  return isNecessary ? 'Necessary' : 'Features';
}

function StoredTables({ hasParties, isHttps }: { hasParties: boolean; isHttps: boolean }): ReactNode {
  // Without parties there is nothing to choose: neither a choice nor what needs consent is stored.
  const ofReaders = storedInBrowser.filter(
    ({ inEditor, needsConsent, isChoice }) => !inEditor && (hasParties || !(needsConsent || isChoice)),
  );
  return groups.map(({ title, about }) => {
    const items = ofReaders.filter((item) => groupOf(item) === title);
    return items.length === 0 ? null : (
      <table key={title}>
        <caption>
          <b>{title}</b> {about}
        </caption>
        <thead>
          <tr>
            <th scope="col">What it is</th>
            <th scope="col">What it is for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, isOfHost, in: place, days, what, why }) => (
            <tr key={name}>
              <th scope="row">
                {what} <StoredName name={isOfHost ? hostCookie(name, isHttps) : name} />
              </th>
              <td>{why}</td>
              <td>{howLong(place, days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

/** Breaks at its signs, not within a word. */
function StoredName({ name }: { name: string }): ReactNode {
  const parts = name.split(/(?<=[-_.:])/);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function howLong(place: StoredItem['in'], days: number | undefined): string {
  if (days !== undefined) return `${days} days`;
  return place === 'localStorage' ? 'Until you delete it' : 'Until you close the tab';
}
