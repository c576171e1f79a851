import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'image/foreign-host',
  severity: 'error',
  summary: 'A picture is on a host that the site does not load pictures from.',
  image(image, report) {
    const { src } = image;
    const { imageHosts, ownHosts } = image.article.settings;
    if (imageHosts.length === 0) return;
    const host = URL.parse(src.trim().replace(/^\/\//, 'https://'))?.hostname.toLowerCase();
    if (host === undefined || imageHosts.includes(host) || ownHosts.includes(host)) return;
    report(
      image.place(),
      `The site does not load pictures from ${host}. Upload the picture, or have the host allowed.`,
      { evidence: src },
    );
  },
};
