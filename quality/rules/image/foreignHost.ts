import type { Rule } from '../../rule.ts';

/** Pictures of hosts from which the site does not load any: readers see an empty place. */
export const foreignHost: Rule = {
  id: 'image/foreign-host',
  severity: 'error',
  summary: 'A picture is on a host that the site does not load pictures from.',
  image({ src, article: { settings }, place }, report) {
    const { imageHosts, ownHosts } = settings;
    if (imageHosts.length === 0) return;
    const host = URL.parse(src.trim().replace(/^\/\//, 'https://'))?.hostname.toLowerCase();
    if (host === undefined || [...imageHosts, ...ownHosts].includes(host)) return;
    report(
      place(),
      `The site does not load pictures from ${host}. Upload the picture, or have the host allowed.`,
      { evidence: src },
    );
  },
};
