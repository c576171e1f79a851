import { webHost } from '../../links/address.ts';
import type { Rule } from '../../rule.ts';
import type { SiteSettings } from '../../siteSettings.ts';

/** Hosts that only the machine itself or its own network knows. */
const privateHost =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|intranet|corp|home|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/;

/** Where developers show what is not finished. Some sites live there for good, so this is a warning. */
const previewHost =
  /(?:^|\.)(?:vercel\.app|netlify\.app|ngrok\.io|ngrok-free\.app|trycloudflare\.com|herokuapp\.com|pages\.dev|web\.app|azurewebsites\.net|wpengine\.com|webflow\.io)$/;

/**
 * A name before a domain: `staging.shop.example`, `qa2-shop.clinic.example`. A domain of that name, `dev.to`, is none; and
 * in health, a stage and a test are other things as well: `test-to-treat.clinic.example`.
 */
const previewName =
  /^(?:(?:staging|stage|preview|dev|test|uat|qa|sandbox|preprod)\d{0,3}\.[^.]+\.[^.]+|(?:staging|preview|dev|uat|qa|sandbox|preprod)\d{0,3}-[^.]+\.[^.]+\.[^.]+)|[.-](?:staging|preview|uat|preprod)\./;

/** Whether readers cannot, or should not, get to a host. */
export function isStagingHost(host: string, { stagingHosts }: SiteSettings): boolean {
  return isStagingName(host) || stagingHosts.includes(host);
}

const knownNames = new Map<string, boolean>();
const mostKnown = 1000;

/** A site links to the same few hosts all over. */
function isStagingName(host: string): boolean {
  const known = knownNames.get(host);
  if (known !== undefined) return known;
  const is = privateHost.test(host) || previewHost.test(host) || previewName.test(host);
  if (knownNames.size < mostKnown) knownNames.set(host, is);
  return is;
}

/** Links to previews and to machines that readers cannot reach. */
export const stagingHost: Rule = {
  id: 'link/staging-host',
  severity: 'error',
  summary: 'A link leads to a preview, or to a machine that readers cannot reach.',
  linkSigns: ['host'],
  link(link, report) {
    const { href } = link;
    const host = webHost(href);
    if (host === undefined || !isStagingHost(host, link.article.settings)) return;
    const isReachable = previewHost.test(host);
    report(
      link.place(),
      `Readers cannot get to ${host}, or should not. Link to the page that is meant for them.`,
      { evidence: href, ...(isReachable ? { severity: 'warning' } : {}) },
    );
  },
};
