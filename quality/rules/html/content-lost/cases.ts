import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('something of another site', ['iframe', 'object', 'embed', 'audio', 'script'], (name) => ({
      content: `<p>A</p><${name} src="https://a.example/x"></${name}>`,
      marks: `<${name} src="https://a.example/x">`,
      says: 'third-party-embed',
    })),
    'a film, with its address and the block for it': {
      content: '<video src="https://a.example/breathing.mp4"></video>',
      says: '"https://a.example/breathing.mp4". Use a block of type video.',
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
    'text for readers without scripts': { content: '<noscript>Take 5 mg.</noscript>', says: 'Take 5 mg.' },
  },
  passes: {
    ...each(
      'what browsers never show',
      ['script', 'style', 'template', 'datalist'],
      (name) => `<p>A</p><${name}>Text</${name}>`,
    ),
    'an icon': '<p><svg aria-hidden="true"><path d="M0 0"/></svg> A <svg width="16" height="16"></svg></p>',
    'a hidden field': '<p>A</p><input type="hidden" value="x">',
    'an element that is not on the list but keeps its text': '<div><p>A</p></div>',
    'a picture in several sizes': '<picture><source srcset="/a.webp"><img src="/a.jpg" alt="A"></picture>',
  },
};
