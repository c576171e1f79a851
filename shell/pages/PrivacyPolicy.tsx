import type { ReactNode } from 'react';
import { EffectiveDate } from './EffectiveDate.tsx';

interface PrivacyPolicyProps {
  siteName: string;
  contact: ReactNode;
  eventRetentionDays: number;
}

/** Route /privacy-policy. What it says is how the programme works; a change there is a change here. */
export function PrivacyPolicy({ siteName, contact, eventRetentionDays }: PrivacyPolicyProps): ReactNode {
  return (
    <>
      <EffectiveDate day="2026-11-21" />
      <h2>In short</h2>
      <ul>
        <li>You can read everything here without an account, and without telling us who you are.</li>
        <li>What you answer in a quiz stays in your browser. We do not receive answers, score or result.</li>
        <li>
          We count how pages are used, without your address and without anything that would recognise you.
        </li>
        <li>We do not sell data about you, and we have nobody’s health record to sell.</li>
      </ul>

      <h2>What happens when you open a page</h2>
      <p>
        Your browser asks our server for a page and, as with every website, sends its network address along.
        We use the address to send you the page and to fend off attacks. Our log of requests holds the time,
        the page, the outcome and how long it took.
      </p>
      <p>
        Some offers are meant for some countries. Where the network in front of our server names the country
        that a request comes from, we use the name to leave out offers that you could not use, and do not keep
        it.
      </p>

      <h2>What we count</h2>
      <p>
        While you read, the page may report that something was shown, opened or clicked: that a product card
        came into view, that a video was started, that a link to a shop was followed, that a part of the page
        failed to load. Such a report says what happened and on which page. It carries no name, no network
        address and no number that would tie it to you or to another visit. We delete reports after{' '}
        {eventRetentionDays} days.
      </p>

      <h2>Searching</h2>
      <p>
        What you type into the search box is sent to our own server to find articles. It is not passed on, and
        the page of results is not stored in caches.
      </p>

      <h2>Links to shops</h2>
      <p>
        When you follow a link to a shop, the link carries a number made for this one click, so that the shop
        can tell us that a purchase began here. From then on the shop’s own privacy policy applies. We learn
        that something was bought, not by whom.
      </p>

      <h2>Videos</h2>
      <p>
        A video is a picture until you start it. Only then does your browser load the player of the company
        that hosts it, which then learns your network address and that you watch.
      </p>

      <h2>Cookies</h2>
      <p>
        Reading {siteName} needs no cookie. If we compare two forms of a page, a cookie may remember which one
        you see; it holds the names of the forms and nothing else. The reports of what happens on a page then
        say which form it had.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, and have it corrected or deleted. Since what we keep does not
        point to you, the answer will mostly be that there is nothing to find.
        {contact && <> Write to {contact}; we answer within a month.</>} You may also complain to the data
        protection authority where you live.
      </p>

      <h2>Changes</h2>
      <p>
        If this policy changes in a way that matters to you, the change is announced on this page at least two
        weeks before it takes effect.
      </p>
    </>
  );
}
