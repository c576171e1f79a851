import type { SiteSettings } from '../siteSettings.ts';

/** Hosts that resolve only on the machine or in its own network. */
const privateHost =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|intranet|corp|home|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/;

/** Hosts of preview deployments. Some sites use them in production. */
const previewHost =
  /(?:^|\.)(?:vercel\.app|netlify\.app|ngrok\.io|ngrok-free\.app|trycloudflare\.com|herokuapp\.com|pages\.dev|web\.app|azurewebsites\.net|wpengine\.com|webflow\.io)$/;

/**
 * `staging.shop.example`, `qa2-shop.clinic.example`. Not `dev.to`, and not a medical term such as
 * `test-to-treat.clinic.example`.
 */
const previewName =
  /^(?:(?:staging|stage|preview|dev|test|uat|qa|sandbox|preprod)\d{0,3}\.[^.]+\.[^.]+|(?:staging|preview|dev|uat|qa|sandbox|preprod)\d{0,3}-[^.]+\.[^.]+\.[^.]+)|[.-](?:staging|preview|uat|preprod)\./;

export function isStagingHost(host: string, { stagingHosts }: SiteSettings): boolean {
  return (
    privateHost.test(host) || isPreviewHost(host) || previewName.test(host) || stagingHosts.includes(host)
  );
}

export function isPreviewHost(host: string): boolean {
  return previewHost.test(host);
}
