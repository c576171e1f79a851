import type { SiteSettings } from '../siteSettings.ts';

/** Hosts that only the machine itself or its own network knows. */
const privateHost =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|intranet|corp|home|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/;

/** Where developers show what is not finished. Some sites live there for good. */
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
  return (
    privateHost.test(host) || isPreviewHost(host) || previewName.test(host) || stagingHosts.includes(host)
  );
}

/** Whether readers can get to a host, where something is that may not be finished. */
export function isPreviewHost(host: string): boolean {
  return previewHost.test(host);
}
