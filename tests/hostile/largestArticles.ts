import { maxArticleBytes, maxHtmlLength } from '#transformer/article/limits.ts';

/** Texts that some rule, the sanitiser or the parser once took very long for, again and again. */
export const hostilePieces: readonly string[] = [
  '<b>',
  '<p><ul>',
  '</i>',
  '<',
  '<h2></h2>',
  '<a href="#x">here</a>',
  '<a href="/a">here..........</a>',
  '<table><tr><td>1</td></tr><tr><td>',
  '<p></p>',
  '&amp;amp;',
  '&nbsp;',
  '\u200B',
  '&lt;p ',
  '<p class=x>',
  '<a href="',
  '<img>',
  '<img src="/a.jpg" alt="IMG0000">',
  '<p>- a</p>',
  '<p><b>A</b></p>',
  '<textarea>a</textarea>',
  '<a href="https://a.example/?sid=12345678&amp;utm_id=1">x</a>',
  'cures cancer ',
  '4111 1111 1111 1111 ',
  '-eyJaaaaaaaaaa',
  'a@b.co ',
  'ការគេងឲ្យបានគ្រប់គ្រាន់ ',
];

const prose =
  'Collagen is the protein that holds skin, tendons and bones together, and it is <b>made</b> from food. ';

/** HTML as long as a field may be, of one text again and again. */
export function longHtml(piece: string): string {
  return piece.repeat(Math.floor((maxHtmlLength - 3) / piece.length));
}

/** HTML as long as a field may be, whose one long part once took a minute or more. */
const longParts: readonly (readonly [name: string, html: string])[] = [
  ['a link of quotes', `<a href="/a">here${'"'.repeat(65_000)}x</a>`],
  ['a link of stops', `<a href="/a">here${'.'.repeat(65_000)}x</a>`],
  ['a picture named by digits', `<img src="/a.jpg" alt="IMG${'1'.repeat(65_000)}x">`],
  ['a tag with 13,000 attributes', `<p ${'a=1 '.repeat(13_000)}>x</p>`],
  [
    'a figure of 2,900 pictures',
    `<figure>${'<img src="a" alt="b">'.repeat(2_900)}<figcaption>${'b '.repeat(2_000)}</figcaption></figure>`,
  ],
  [
    'a style sheet of 2,500 rules for 3,000 paragraphs',
    `<style>${'p{color:red}'.repeat(2_500)}</style>${Array.from({ length: 3_000 }, (_, at) => `<p id=${at}>a`).join('')}`,
  ],
  ['claims that are refuted', `<p>${'cures cancer '.repeat(2_500)}is a lie</p>`],
];

function articleOf(path: string, html: string) {
  const count = Math.floor((maxArticleBytes - 1_000) / (Buffer.byteLength(JSON.stringify(html)) + 100));
  const blocks = Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    type: 'rich-text',
    // Each another one: what was made of a text is kept by the text.
    data: { html: `${index}${html}` },
  }));
  return { path, title: path, blocks };
}

export function largestArticles(): { name: string; path: string; article: unknown }[] {
  const all = [
    ['prose', longHtml(`<p>${prose.repeat(8)}</p>`)] as const,
    ...longParts,
    ...hostilePieces.map((piece) => [piece, longHtml(piece)] as const),
  ];
  return all.map(([name, html], index) => {
    const path = `/largest/${index}`;
    return { name, path, article: articleOf(path, html) };
  });
}
