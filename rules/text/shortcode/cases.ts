import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a gallery': {
      content: '<p>[gallery ids="12,13,14"]</p>',
      marks: '[gallery ids="12,13,14"]',
      says: 'Replace it with a block',
    },
    'both ends of a caption': {
      content: '<p>[caption id="attachment_42" align="alignright" width="300"]A bowl of oats.[/caption]</p>',
      count: 2,
    },
    'both ends of a film': { content: '<p>[embed]https://www.youtube.com/watch?v=x[/embed]</p>', count: 2 },
    'a builder’s frame': {
      content: '<p>[et_pb_section][et_pb_row]Take it with food.[/et_pb_row][/et_pb_section]</p>',
      count: 4,
    },
    ...each(
      'a tag',
      phrases(`
        [contact-form-7 id="123" title="Ask us"] | [affiliate_box product=“oats”]
        [button link=&quot;/a&quot;] | [button link=&#34;/a&#34;] | [button link=&#039;/a&#039;]
        [button link=&#8221;/a&#8243;] | [su_note note_color='#fff'] | [gallery ids=12,13]
        [caption align=left] | [embed width=300] | [playlist ids=3] | [audio mp3=/a.mp3]
        [video src=/a.mp4] | [wpforms id=4] | [tablepress id=4 /] | [contact-form-7 id=1]
        [ninja_form id=1] | [contact-form id=3] | [gravityform id=3 title=false] | [su_button url=/a]
        [url=https://forum.example/a] | [color=red] | [font=Arial] | [/b] | {{&lt; figure &gt;}}
        {{% note %}} | [gallery] | [embed] | [toc] | [ez-toc] | [contact-form] | [contact-form-7]
        [vc_row] | [fusion_text] | [et_pb_text] | [woocommerce_cart] | [/caption] | [node:title]
        [site:name] | [user:mail] | [term:name] | [current-page:title] | [[nid:1234]]
      `),
      (tag) => ({ content: `<p>See ${tag} here.</p>`, marks: tag }),
    ),
    'both ends of bold in a forum': { content: '<p>[b]Important[/b]</p>', count: 2 },
    'a picture of Hugo': { content: '<p>{{< figure src="a.jpg" >}}</p>', count: 1 },
    'a picture of Drupal': { content: '<p>[[{"fid":"12"}]]</p>', marks: '[[{"' },
    'a picture of Drupal, encoded': { content: '<p>[[{&quot;fid&quot;:1}]]</p>', marks: '[[{&quot;' },
    'a tag in a title': { content: { title: 'Oats [gallery]' }, at: '/title', marks: '[gallery]' },
  },
  passes: {
    ...each(
      'brackets of an author',
      [
        'It helps [1], [2–4], and [a].',
        'He “took [the pills] daily” [sic].',
        'The odds were higher [OR=1.5; 95% CI, 1.2 to 1.9].',
        'The group [mean age=45] and [adjusted n=45] improved.',
        '[Video] How to stretch, [audio] and [video].',
        '[The caption is below]',
        'See [the gallery] or [Embed].',
        'An interval [0, 1] and a range [2.5 mg/kg].',
        '[Editor’s note: this article was updated.]',
        'Glycine [gly] and [14C]glucose, [/] and [18F]FDG.',
        'A ratio [in/out], [and/or].',
        'See [b], [u] and [i] below. The [age-adjusted OR=1.5] and [patient id=45].',
        'The sets {1, 2} and {{1, 2}, {3}}.',
      ],
      (text) => `<p>${text}</p>`,
    ),
    'a sample of code': '<p>Type <code>[gallery ids="1"]</code> in your editor.</p>',
    'a longer sample': '<pre>[gallery]\n[/caption]</pre>',
  },
};
