import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('an element', ['div', 'font', 'center', 'script', 'iframe', 'em'], (name) => ({
      content: { title: `A <${name}>b` },
      marks: `<${name}>`,
    })),
    ...each(
      'an entity',
      phrases(`
        quot | apos | nbsp | copy | reg | trade | hellip | mdash | ndash | rsquo | lsquo | rdquo | ldquo
        deg | #160 | #xa0
      `),
      (name) => ({ content: { title: `A &${name}; B` }, marks: `&${name};` }),
    ),
    'a tag in a heading': { content: block('heading', { text: 'How <em>much</em>?' }), marks: '<em>' },
    'an entity in a title': { content: { title: 'Ginger &amp; Lemon' }, at: '/title', marks: '&amp;' },
    'a line break in a field of a card': {
      content: block('product-card', { productTitle: 'A', Pros: ['cheap<br>tasty'] }),
      at: '/blocks/0/data/Pros/0',
      marks: '<br>',
    },
    'encoded markup in HTML': {
      content: '<p>Take &lt;b&gt;600 mg&lt;/b&gt;</p>',
      marks: '&lt;b&gt;',
      says: '<b>',
    },
    ...each(
      'a comment',
      phrases(`
        &lt;!-- wp:paragraph --&gt; | &lt;!-- /wp:image {"id":4} --&gt; | &lt;!– wp:list –&gt;
        &lt;!&#8211; wp:list &#8211;&gt; | &lt;!&#8212;more&#8212;&gt; | &lt;!—more—&gt;
      `),
      (comment) => ({ content: `<p>${comment}</p>`, marks: comment, message: '<!' }),
    ),
    'a comment in plain text': { content: { title: 'Oats <!--more-->' }, at: '/title', marks: '<!--more-->' },
  },
  passes: {
    'a comment of the author, which readers do not get': '<p>Take it<!-- ask Ruth -->.</p>',
    'an arrow': block('heading', { text: 'In <-- out, < ! --' }),
    'a comparison': block('heading', { text: 'Sleep < 5 h and BMI > 30' }),
    'an ampersand': block('heading', { text: 'Salt & pepper; Q&A' }),
    'a comparison in HTML': '<p>p &lt; 0.05 and n &gt; 30</p>',
    'a place to fill in': block('heading', { text: 'Dear <name>' }),
    'a quotation in French': block('heading', { text: '«Bien dormir»' }),
    'the code of a video': block('video', {
      embeddedVideoCode: '<iframe src="https://www.youtube.com/embed/abc123XYZ_-" title="A"></iframe>',
      transcripts: [{ html: '<p>A</p>' }],
    }),
  },
};
