import type { Rule } from '../../engine/rule.ts';

interface PrivatePlace {
  name: string;
  host?: RegExp;
  path?: RegExp;
}

const places: readonly PrivatePlace[] = [
  {
    name: 'Google Docs',
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|spreadsheets|presentation)\/(?!d\/e\/)/,
  },
  { name: 'Google Drive', host: /^drive\.google\.com$/ },
  { name: 'SharePoint', host: /\.sharepoint\.com$/ },
  { name: 'OneDrive', host: /^(?:onedrive\.live\.com|1drv\.ms)$/ },
  { name: 'Atlassian', host: /\.atlassian\.net$/ },
  { name: 'Slack', host: /(?<!api)\.slack\.com$/, path: /^\/(?:archives|client|messages)\// },
  { name: 'WordPress', path: /\/wp-(?:admin\b|login\.php)/ },
];

export const rule: Rule = {
  id: 'link/private-page',
  severity: 'error',
  summary: 'A link goes to a page that needs a sign-in.',
  link(link, report) {
    const { url, page, href } = link;
    const path = page?.path ?? url?.pathname;
    if (path === undefined) return;
    const found = places.find(
      (place) =>
        (!place.host || place.host.test(url?.hostname ?? '')) && (!place.path || place.path.test(path)),
    );
    const isPreview = /[?&]preview=true\b/.test(url?.search ?? page?.query ?? '');
    if (!found && !isPreview) return;
    report(
      link.place(),
      `This link goes to ${found ? `${found.name}, where readers must sign in` : 'a preview, which readers cannot see'}. Link to a public page.`,
      { evidence: href },
    );
  },
};
