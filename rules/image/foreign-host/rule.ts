import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'image/foreign-host',
  severity: 'error',
  summary: 'A picture is on a host that is not allowed.',
  image(image, report) {
    const { src } = image;
    const { imageHosts, ownHosts } = image.article.settings;
    if (imageHosts.length === 0) return;
    const host = URL.parse(src.trim().replace(/^\/\//, 'https://'))?.hostname.toLowerCase();
    if (host === undefined || imageHosts.includes(host) || ownHosts.includes(host)) return;
    report(
      image.place(),
      `Pictures from ${host} are not allowed on this site. Upload the picture, or ask the operator to allow the host.`,
      { evidence: src },
    );
  },
};
