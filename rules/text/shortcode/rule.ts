import { anyOf } from '../../engine/anyOf.ts';
import { leftoversIn } from '../../engine/facts/leftovers.ts';
import type { Rule } from '../../engine/rule.ts';

const shortcodes: readonly RegExp[] = [
  // With quoted attributes, as WordPress or an editor writes them.
  /\[[a-z][\w-]{1,40} (?:[^\]=[]{0,80} )?[\w-]{1,40}= ?(?:["'“”″]|&(?:quot|#0?3[49]|#82\d\d);)[^\][]{0,300}\]?/g,
  /\[(?:gallery|caption|embed|playlist|audio|video|wpforms|gravityforms?|tablepress|contact-form-7) (?:[^\]=[]{0,80} )?[\w-]{1,40}=[^\][]{0,300}\]/g,
  /\[(?:gallery|embed|toc|ez-toc|contact-form(?:-7)?|(?:et_pb|vc|fusion|woocommerce)_\w{1,60})\]/g,
  /\[[a-z][a-z\d]{0,20}(?:_[a-z\d_-]{1,30} [a-z_-]{1,30}|[_-][a-z\d_-]{1,30} id)=[^\][]{0,300}\]/g,
  /\[\/[a-z][\w-]{1,40}\]/g,
  /\[[bius]\](?=[^\][]{1,300}\[\/[bius]\])|\[\/[bius]\]|\[(?:url|colou?r|font)=[^\][]{1,300}\]/g,
  /\{\{(?:<|&lt;|%)[^{}]{1,300}\}\}/g,
  /\[(?:node|site|user|term|current-page):[a-z:_-]{2,60}\]|\[\[nid:\d{1,12}\]\]|\[\[\{(?:"|&quot;)/g,
];
const kinds = shortcodes.map((pattern) => ({ pattern }));

export const rule: Rule = {
  id: 'text/shortcode',
  severity: 'error',
  summary: 'Readers see a shortcode of another CMS.',
  textPattern: anyOf(shortcodes),
  text(subject, report) {
    for (const { found, place } of leftoversIn(subject, kinds)) {
      report(
        place,
        `Readers see "${found}", a shortcode of another CMS. Replace it with a block, or remove it.`,
        { evidence: found },
      );
    }
  },
};
