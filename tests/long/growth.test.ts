import type { Rule } from '#rules/engine/rule.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { ruleFolders } from '../rules/rulesOfFolders.ts';
import { type GrowingText, growingTexts, slowness } from './growingTexts.ts';

const casesOf = new Map(ruleFolders.map(({ id, cases }) => [id, cases]));

describe('twice the text takes a rule at most two and a half times as long', () => {
  test.each(contentRules)('$id', async (rule) => {
    const slow: unknown[] = [];
    for (const text of growingTexts(casesOf.get(rule.id) ?? [])) slow.push(await slowness([rule], text));
    expect(slow.filter((each) => each !== undefined)).toEqual([]);
  });

  const again = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const texts: Readonly<Record<string, GrowingText>> = {
    'words that say nothing behind stops': (length) => `<a href="/a">here${again('.')(length)}x</a>`,
    'the name of a file that goes on': (length) => `<img src="/a.jpg" alt="IMG${again('0')(length)}x">`,
    'a tag with many attributes': (length) =>
      `<p ${again('a b=c ')(length).replace(/ b/g, (_, at) => ` b${at}`)}>A</p>`,
    'many pictures in one figure': (length) =>
      `<figure>${again('<img src="/a.jpg" alt="Oats">')(length / 2)}<figcaption>${again('Oats ')(length / 2)}</figcaption></figure>`,
    'beginnings of a key': again('-eyJaaaaaaaaaa'),
    'many claims, taken back': (length) => `<p>${again('It cures cancer ')(length)} is a lie.</p>`,
    'an address of a search': (length) =>
      `<a href="https://google.${again('a.')(length)}a/url?q=https://a.example/">A</a>`,
    'paragraphs that nobody closes': again('<p>'),
    'links that nobody closes': again('<a href="/a">'),
    'cells that nobody closes': again('<table><tr><td>'),
    'marks around nothing': again('<b></b>'),
    'paragraphs of nothing': again('<p></p>'),
    'two headings in one': (length) =>
      `<h2>${again('a ')(length / 2)}<h3>${again('b ')(length / 2)}</h3></h2>`,
    'a text in Khmer': again('ការគេងឲ្យបានគ្រប់គ្រាន់ '),
    'signs that begin a tag': again('<'),
    'tags that are torn': again('<a href="'),
    'ends of nothing': again('</i>'),
    'fixed blanks': again('&nbsp;'),
    'entities of entities': again('&amp;amp;'),
    'bold paragraphs': again('<p><b>A</b></p>'),
    'entries that are none': again('<p>- a</p>'),
    'mailboxes and cards': again('a@b.co 4111 1111 1111 1111 '),
  };
  test.each(Object.entries(texts))('all rules together, over nothing but %s', async (_what, text) => {
    expect(await slowness(contentRules, text)).toBeUndefined();
  });

  test('which shows in a rule that takes four times as long', async () => {
    const slow: Rule = {
      id: 'test/slow',
      severity: 'info',
      summary: 'Tries every run of quotes to its end.',
      link: ({ text = '', place }, report) => /"+$/.test(text) && report(place(), 'Quotes.'),
    };
    const text = (length: number) => `<a href="/a">${'"'.repeat(length)}x</a>`;
    expect(await slowness([slow], text)).toContain('ms of a processor');
  });
});
