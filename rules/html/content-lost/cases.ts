import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('something of another site', ['iframe', 'object', 'embed', 'audio', 'script'], (name) => ({
      content: `<p>A</p><${name} src="https://a.example/x"></${name}>`,
      marks: `<${name} src="https://a.example/x">`,
      message: 'third-party-embed',
    })),
    'a film, with its address and the block for it': {
      content: '<video src="https://a.example/breathing.mp4"></video>',
      says: '"https://a.example/breathing.mp4". Use a video block.',
    },
    'a field of a form, by all its words': {
      content: '<input type="text" placeholder="Your name and age">',
      says: '<input> "Your name and age". Use',
    },
    'a film with a long address inside, which the message cuts': {
      content: `<video src="data:video/mp4;base64,${'A'.repeat(5000)}"></video>`,
      says: 'A…". Use a video block.',
    },
    'a drawing without words': {
      content: '<p>A</p><svg viewBox="0 0 600 400"><path d="M0 0"/></svg>',
      says: 'image',
    },
    'a canvas': { content: '<canvas></canvas>', says: 'image' },
    'a formula, with its text': { content: '<p>A <math><mi>x</mi></math></p>', says: 'x' },
    'each field of a form': {
      content: '<form><input type="text" placeholder="Your name"><button>Send</button></form>',
      count: 2,
    },
    'text in a text area': {
      content: '<p>A</p><textarea>Take 600 mg a day.</textarea>',
      says: 'Take 600 mg a day.',
    },
    'text in a frame': {
      content: '<iframe src="https://a.example/">Our <b>player</b></iframe>',
      says: 'Our player',
    },
    'the choices of a form once': {
      content: '<select><option>Oats</option><option>Rye</option></select>',
      count: 1,
    },
    'the text of a drawing': { content: '<svg><text>Dose by age</text></svg>', says: 'Dose by age' },
    'a rule of a style sheet that strikes out and is not read, with its place': {
      content:
        '<style>td > .x { text-decoration: line-through }</style><p class="x">500 mg</p><p class="x">5 mg</p>',
      marks: 'td > .x ',
      says: '"td > .x" strikes out',
      count: 1,
    },
    ...each(
      'a rule that adds words',
      [
        '.x::before { content: "not " }',
        '.x:after{color:red;content:" mg"}',
        ".c0 .x::after { content: 'a' }",
        '.x::before { content: "\\35 " }',
      ],
      (rule) => ({
        content: `<style>${rule}</style><p class="c0"><span class="x">5</span></p>`,
        message: 'write out added text',
        count: 1,
      }),
    ),
    ...each(
      'a rule that is not read',
      [
        'p.c0 .x { display: none }',
        '.c0 .x { vertical-align: super !important }',
        '@media (min-width: 1px) { .x { text-decoration: red line-through } }',
        '.x:nth-child(2) { text-decoration-line: line-through }',
        '#a .\\78 { text-decoration: /* */ line-through }',
      ],
      (rule) => ({
        content: `<style>${rule}</style><p>Take <span class="x">500 mg</span>.</p>`,
        message: 'Use <s> for struck-out text',
      }),
    ),
    ...each(
      'a class that says it strikes out',
      ['price__strike', 'md:line-through', 'old-struck'],
      (name) => ({
        content: `<p>It costs <span class="${name}">$50</span> $30.</p>`,
        marks: `<span class="${name}">`,
        message: name,
      }),
    ),
    ...each(
      'a style by a variable of an element around',
      ['text-decoration', 'display', 'visibility', 'vertical-align'],
      (property) => ({
        content: `<div style="--d: line-through"><p style="${property}: var(--d)">500 mg</p></div>`,
        marks: `<p style="${property}: var(--d)">`,
        message: `${property === 'text-decoration' ? 'text-decoration-line' : property}: var(…)`,
        count: 1,
      }),
    ),
    'a rule of a style sheet by a variable of an element around': {
      content:
        '<style>.x { text-decoration: var(--d) }</style><p style="--d: line-through">Take <b class="x">5 mg</b></p>',
      marks: '<b class="x">',
      says: 'Use <s> for struck-out text',
    },
    'a picture for readers without scripts, without its pair': {
      content:
        '<p><img src="data:image/gif;base64,AA==" alt="A"></p><noscript><img src="/a.jpg" alt="A"></noscript>',
      marks: '<img src="/a.jpg" alt="A">',
      says: '"/a.jpg"',
    },
    'text for readers without scripts': { content: '<noscript>Take 5 mg.</noscript>', says: 'Take 5 mg.' },
  },
  passes: {
    ...each(
      'what browsers never show',
      ['script', 'style', 'template', 'datalist'],
      (name) => `<p>A</p><${name}>Text</${name}>`,
    ),
    'a rule that is read':
      '<style>.c3.c4, #a { text-decoration: line-through }</style><p class="c3 c4">A</p><p id="a">B</p>',
    'a rule of looks that is not read': '<style>td > .x { color: red }</style><p class="x">A</p>',
    'a rule that no element of the text can have':
      '<style>td > .y { display: none }</style><p class="x">A</p>',
    ...each(
      'a sign that a rule adds',
      [
        'li::before { content: "\\0025cf  " }',
        'li:before { content: "" counter(lst-ctn-kix_1-0, lower-latin) ". " }',
        '.x::before { content: "" }',
        '.x::after { content: "\\f101" }',
        '.x:hover::after { content: "not" }',
        '.y::after { content: "not" }',
      ],
      (rule) => `<style>${rule}</style><ul><li class="x">A</li></ul>`,
    ),
    ...each(
      'a style by a variable that is read, or says nothing of the text',
      [
        '--d: line-through; text-decoration: var(--d)',
        'text-decoration: var(--d, none)',
        'color: var(--d); margin: var(--d)',
      ],
      (style) => `<p style="${style}">A</p>`,
    ),
    'a variable of the whole text':
      '<style>:root { --d: line-through }</style><p style="text-decoration: var(--d)">A</p>',
    'a class that strikes nothing out': '<p class="no-strike stroke hover:line-through">A</p>',
    'a picture for readers without scripts next to the same one':
      '<p><img src="data:x" data-src="/a-300.jpg" alt="A"> <noscript><img src="/a.jpg" alt="A"></noscript></p>',
    'a picture for readers without scripts that is elsewhere in the text':
      '<p><img src="/a.jpg" alt="A">A text.</p><noscript><img src="/a.jpg" alt="A"></noscript>',
    'an icon': '<p><svg aria-hidden="true"><path d="M0 0"/></svg> A <svg width="16" height="16"></svg></p>',
    'a hidden field': '<p>A</p><input type="hidden" value="x">',
    'an element that is not on the list but keeps its text': '<div><p>A</p></div>',
    'a picture in several sizes': '<picture><source srcset="/a.webp"><img src="/a.jpg" alt="A"></picture>',
  },
};
