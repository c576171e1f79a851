import { altFilename } from '../../../quality/rules/a11y/altFilename.ts';
import { altRedundant } from '../../../quality/rules/a11y/altRedundant.ts';
import { altTooLong } from '../../../quality/rules/a11y/altTooLong.ts';
import { emptyHeading } from '../../../quality/rules/a11y/emptyHeading.ts';
import { fakeHeading } from '../../../quality/rules/a11y/fakeHeading.ts';
import { fakeList } from '../../../quality/rules/a11y/fakeList.ts';
import { headingOrder } from '../../../quality/rules/a11y/headingOrder.ts';
import { imgAltMissing } from '../../../quality/rules/a11y/imgAltMissing.ts';
import { langSwitch } from '../../../quality/rules/a11y/langSwitch.ts';
import { linkText } from '../../../quality/rules/a11y/linkText.ts';
import { listStructure } from '../../../quality/rules/a11y/listStructure.ts';
import { tableHeaders } from '../../../quality/rules/a11y/tableHeaders.ts';
import { videoTranscript } from '../../../quality/rules/a11y/videoTranscript.ts';
import { describeRule } from './cases.ts';

function headings(...levels: number[]): object[] {
  return levels.map((level, index) => ({ type: 'heading', data: { text: `Section ${index + 1}`, level } }));
}

describeRule(headingOrder, {
  finds: {
    'level 4 right below level 2': { content: headings(2, 4), at: '/blocks/1/data/level', says: 'level 3' },
    'level 3 right below the title': { content: headings(3), at: '/blocks/0/data/level', says: 'level 2' },
    'a skip in HTML': { content: '<h2>One</h2><p>Text</p><h4>Two</h4>', marks: '<h4>' },
    'a skip from a block to HTML': {
      content: [...headings(2), { type: 'rich-text', data: { html: '<h4>Two</h4>' } }],
      marks: '<h4>',
    },
    'a skip among basic nodes': {
      content: {
        type: 'basic',
        data: {
          nodes: [
            { tag: 'h2', children: ['One'] },
            { tag: 'h4', children: ['Two'] },
          ],
        },
      },
      at: '/blocks/0/data/nodes/1/tag',
    },
    'only the first of several that skip the same level': { content: headings(2, 4, 4, 4), count: 1 },
  },
  passes: {
    'steps down one at a time': headings(2, 3, 4),
    'a step back up over several levels': headings(2, 3, 4, 2),
    'the same level again': headings(2, 2, 2),
    'no heading at all': '<p>Text</p>',
    'a heading without a level, which has level 2': { type: 'heading', data: { text: 'Section' } },
    'level 3 behind a heading in HTML': [
      { type: 'rich-text', data: { html: '<h2>One</h2>' } },
      { type: 'heading', data: { text: 'Two', level: 3 } },
    ],
  },
});

describeRule(linkText, {
  finds: {
    'such words in Spanish': {
      content: {
        blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p><a href="/x">Haz clic aquí</a></p>' } }],
        language: 'es',
      },
      marks: 'Haz clic aquí',
    },
    'such words in French': {
      content: {
        blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p><a href="/x">En savoir plus…</a></p>' } }],
        language: 'fr-CA',
      },
    },
    'such words in German': {
      content: {
        blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p><a href="/x">hier</a></p>' } }],
        language: 'de',
      },
    },
    '"click here"': { content: '<p><a href="/sleep">Click here</a></p>', marks: 'Click here' },
    'an empty word with an arrow': {
      content: '<p><a href="/sleep">Read more →</a></p>',
      marks: 'Read more →',
    },
    'an empty word in bold': { content: '<p><a href="/sleep"><b>here</b></a>.</p>', marks: '<b>here</b>' },
    'no text': { content: '<p>Sleep<a href="/sleep"></a> well.</p>', marks: '/sleep', says: 'no text' },
    'nothing but blanks': { content: '<p>Sleep<a href="/sleep">&nbsp; </a>well.</p>', marks: '/sleep' },
    'a picture without alternative as a link': {
      content: '<p><a href="/sleep"><img src="/media/a.jpg" alt=""></a></p>',
      marks: '/sleep',
    },
    'a long address': {
      content:
        '<p><a href="https://pubmed.ncbi.nlm.nih.gov/30681787/">https://pubmed.ncbi.nlm.nih.gov/30681787/</a></p>',
      marks: 'https://pubmed.ncbi.nlm.nih.gov/30681787/',
    },
    '"here" among basic nodes': {
      content: {
        type: 'basic',
        data: { nodes: [{ tag: 'a', attributes: { href: '/sleep' }, children: ['here'] }] },
      },
      at: '/blocks/0/data/nodes/0/attributes/href',
    },
  },
  passes: {
    'a word that says nothing in another language': {
      blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p><a href="/x">Hier</a>, le 4 mai</p>' } }],
      language: 'fr',
    },
    'an empty word as part of a text': '<p><a href="/sleep">Read more about sleep</a></p>',
    'the words outside of a link': '<p>Click here or there: <a href="/sleep">our sleep guide</a></p>',
    'a short address that people know': '<p><a href="https://988lifeline.org/">988lifeline.org</a></p>',
    'a picture with an alternative as a link':
      '<p><a href="/sleep"><img src="/media/a.jpg" alt="Our sleep guide"></a></p>',
    'a telephone number': '<p><a href="tel:988">988</a></p>',
    'a source behind the sentence it is for':
      '<p>Sleep matters (<a href="https://www.cdc.gov/">source</a>).</p>',
    'a place in HTML without an address': '<p><a>here</a></p>',
    'a link whose text the widget gives': {
      type: 'product-card',
      data: { productTitle: 'Collagen', ctaUrl: 'https://shop.example/collagen', ctaText: 'Shop now' },
    },
  },
});

function picture(data: object): object {
  return { type: 'image', data: { src: '/media/oats.jpg', width: 640, height: 480, ...data } };
}

describeRule(imgAltMissing, {
  finds: {
    'a picture without a text alternative': { content: picture({}), at: '/blocks/0/data/alt' },
    'one in HTML': { content: '<p>A <img src="/media/a.jpg"> B</p>', marks: '<img src="/media/a.jpg">' },
    'one in a field of a card': {
      content: { type: 'product-card', data: { productTitle: 'A', imgSrc: '/media/a.jpg' } },
      at: '/blocks/0/data/imgAlt',
    },
    'one among basic nodes': {
      content: { type: 'basic', data: { nodes: [{ tag: 'img', attributes: { src: '/media/a.jpg' } }] } },
      at: '/blocks/0/data/nodes/0',
    },
    'the lead picture': { content: { image: { src: '/media/a.jpg' } }, at: '/image/alt' },
  },
  passes: {
    'a picture that is described': picture({ alt: 'Oats in a bowl' }),
    'a picture that is decoration': picture({ alt: '' }),
    'another version of a picture, which has no alternative of its own': picture({
      alt: 'Oats',
      sources: [{ media: '(max-width: 600px)', src: '/media/oats-small.jpg' }],
    }),
    'the portrait beside a quote': {
      type: 'quote',
      data: { text: 'A', author: 'B', imageSrc: '/media/b.jpg' },
    },
    'the portrait of an author': { byline: { authors: [{ name: 'A', image: { src: '/media/a.jpg' } }] } },
    'decoration in HTML': '<p><img src="/media/line.png" alt></p>',
  },
});

describeRule(altFilename, {
  finds: {
    'a file of a camera': { content: picture({ alt: 'IMG_1234' }), at: '/blocks/0/data/alt' },
    'a name with an ending': {
      content: picture({ alt: 'oats-in-bowl_final.JPG' }),
      marks: 'oats-in-bowl_final.JPG',
    },
    'a stock agency’s number': { content: picture({ alt: 'GettyImages-1234567' }) },
    'a screenshot': { content: picture({ alt: 'Screenshot 2026-01-01' }) },
    'one in HTML': { content: '<p><img src="/a.jpg" alt="DSC0042.jpeg"></p>', marks: 'DSC0042.jpeg' },
  },
  passes: {
    'a sentence that names a file': picture({ alt: 'The label of sample.jpg on a screen' }),
    'a short description': picture({ alt: 'Oats' }),
    'a word that cameras use, in a sentence': picture({ alt: 'Image sensors compared in a chart' }),
    'a name with a number': picture({ alt: 'Vitamin B12' }),
    'nothing, for decoration': picture({ alt: '' }),
    'a host’s name': picture({ alt: 'The logo of Norrland.example' }),
  },
});

describeRule(altRedundant, {
  finds: {
    '"image of"': { content: picture({ alt: 'Image of a bowl of oats' }), says: '"Image of"' },
    '"a photo showing"': { content: picture({ alt: 'A photo showing oats' }) },
    'the caption once more': {
      content: picture({ alt: 'A bowl of oats', caption: '<em>A bowl of oats.</em>' }),
      says: 'repeats the caption',
    },
    'the caption once more, in other letters': {
      content: picture({ alt: 'a bowl of OATS', caption: 'A bowl of oats' }),
      says: 'repeats the caption',
    },
    'the caption once more, behind a mark': {
      content: picture({ alt: '“Oats” in a bowl', caption: 'Oats in a bowl' }),
      says: 'repeats the caption',
    },
    'the caption once more, in HTML': {
      content: '<figure><img src="/a.jpg" alt="Oats"><figcaption>Oats</figcaption></figure>',
      marks: 'Oats',
    },
    'one in a field of a card': {
      content: {
        type: 'product-card',
        data: { productTitle: 'A', imgSrc: '/a.jpg', imgAlt: 'picture of a tub' },
      },
      at: '/blocks/0/data/imgAlt',
    },
  },
  passes: {
    'a kind of picture that matters': picture({ alt: 'Bar chart of sleep by age' }),
    'an X-ray': picture({ alt: 'X-ray of a healed wrist' }),
    'a picture in the picture': picture({ alt: 'A woman holds a photo of her family' }),
    'a caption that says something else': picture({
      alt: 'Oats in a bowl',
      caption: 'Oats lower cholesterol.',
    }),
    'decoration with a caption': picture({ alt: '', caption: '' }),
    'a picture in an idiom': picture({ alt: 'The picture book that the nurse reads from' }),
  },
});

describeRule(altTooLong, {
  finds: {
    'one character too many': { content: picture({ alt: 'x'.repeat(151) }), says: '151 characters' },
    'one in HTML': { content: `<p><img src="/a.jpg" alt="${'y'.repeat(200)}"></p>`, marks: 'y'.repeat(200) },
    'one of the lead picture': {
      content: { image: { src: '/a.jpg', alt: 'z'.repeat(160) } },
      at: '/image/alt',
    },
  },
  passes: {
    'as many characters as fit': picture({ alt: 'x'.repeat(150) }),
    'a long caption': picture({ alt: 'Oats', caption: 'x'.repeat(400) }),
    'a long address': picture({ alt: 'Oats', src: `/media/${'x'.repeat(200)}.jpg` }),
    nothing: picture({ alt: '' }),
    'a long title of a link': `<p><a href="/a" title="${'x'.repeat(200)}">A</a></p>`,
  },
});

describeRule(emptyHeading, {
  finds: {
    'a heading in HTML': { content: '<h2></h2><p>A</p>', marks: '<h2>' },
    'one of fixed blanks': { content: '<p>A</p><h3>&nbsp; </h3>', marks: '<h3>' },
    'one of an empty mark': { content: '<h2><strong> </strong></h2>', marks: '<h2>' },
    'one of an invisible character': { content: '<h2>\u200B</h2>', marks: '<h2>' },
    'one among basic nodes': {
      content: { type: 'basic', data: { nodes: [{ tag: 'h2', children: [' '] }] } },
      at: '/blocks/0/data/nodes/0',
    },
  },
  passes: {
    'a heading of one letter': '<h2>A</h2>',
    'a heading of a number': '<h2>7</h2>',
    'a heading of a picture': '<h2><img src="/media/logo.png" alt="Norrland"></h2>',
    'an empty paragraph, which is for another rule': '<p></p>',
    'a heading of signs': '<h2>?</h2>',
  },
});

describeRule(tableHeaders, {
  finds: {
    'a table block without headers': {
      content: {
        type: 'table',
        data: {
          rows: [
            ['A', '1'],
            ['B', '2'],
          ],
        },
      },
      at: '/blocks/0/data',
    },
    'one whose headers are blank': {
      content: { type: 'table', data: { columns: ['', ' '], rows: [['A', '1']] } },
      at: '/blocks/0/data',
    },
    'a table in HTML': {
      content: '<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>',
      marks: '<table>',
    },
  },
  passes: {
    'columns with names': { type: 'table', data: { columns: ['Kind', 'Dose'], rows: [['A', '1']] } },
    'a first column without a name': { type: 'table', data: { columns: ['', 'Dose'], rows: [['A', '1']] } },
    'rows with headers': { type: 'table', data: { rowHeaders: true, rows: [['A', '1']] } },
    'headers in HTML': '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    'one row, which is a layout': '<table><tr><td>A</td><td>B</td></tr></table>',
    'one cell': '<table><tr><td>A</td></tr></table>',
  },
});

describeRule(videoTranscript, {
  finds: {
    'a video by its id': {
      content: { type: 'video', data: { videoId: 'abc123XYZ_-' } },
      at: '/blocks/0/data/transcripts',
    },
    'a list of videos': { content: { type: 'video', data: { playListId: 'PLabc123' } } },
    'an empty transcript': {
      content: { type: 'video', data: { videoId: 'abc123XYZ_-', transcripts: [{ html: ' ' }] } },
      severity: 'info',
    },
  },
  passes: {
    'a video with a transcript': {
      type: 'video',
      data: { videoId: 'abc123XYZ_-', transcripts: [{ html: '<p>A</p>' }] },
    },
    'a video with several': {
      type: 'video',
      data: {
        videoId: 'abc123XYZ_-',
        transcripts: [{ html: '' }, { title: 'Español', language: 'es', html: '<p>A</p>' }],
      },
    },
    'a block without a video': { type: 'video', data: { title: 'Soon' } },
    'a block whose code is blank': { type: 'video', data: { embeddedVideoCode: '  ' } },
    'a picture': picture({ alt: 'A video on a screen' }),
  },
});

describeRule(fakeHeading, {
  finds: {
    'a bold paragraph above text': {
      content: '<p><strong>Side effects</strong></p><p>They are rare.</p>',
      marks: '<p><strong>Side effects</strong></p>',
    },
    'one above a list': {
      content: '<p><b>You need</b>:</p><ul><li>Oats</li></ul>',
      marks: '<p><b>You need</b>:</p>',
    },
    'one with blanks around': {
      content: '<p> <strong>Dose</strong>&#32;\n</p><p>A</p>'.replace('&#32;', ''),
      count: 1,
    },
    'one that asks': { content: '<p><strong>How much</strong></p><p>A</p>' },
  },
  passes: {
    'the name below a letter': '<p><strong>Marisol Adeyemi, MD</strong></p><p>Medical director</p>',
    'a sentence that matters': '<p><strong>Call 911.</strong></p><p>A</p>',
    'a bold beginning': '<p><strong>Dose:</strong> 600 mg</p><p>A</p>',
    'a bold line at the end': '<p>A</p><p><strong>To your health</strong></p>',
    'a long bold text': `<p><strong>${'very '.repeat(20)}important</strong></p><p>A</p>`,
    'two bold words': '<p><b>Oats</b> <b>Rye</b></p><p>A</p>',
    'a bold line above a picture': '<p><b>Fig</b></p><figure><img src="/a.jpg" alt="A"></figure>',
    'a real heading': '<h2>Dose</h2><p>A</p>',
  },
});

describeRule(fakeList, {
  finds: {
    'paragraphs with bullets': {
      content: '<p>You need:</p><p>• Oats</p><p>• Rye</p>',
      marks: '<p>• Oats</p>',
    },
    'paragraphs with numbers': {
      content: '<p>1. Boil</p><p>2. Stir</p><p>3. Eat</p>',
      marks: '<p>1. Boil</p>',
    },
    'lines with dashes': {
      content: '<p>You need:<br>- Oats<br>- Rye</p>',
      marks: '<p>You need:<br>- Oats<br>- Rye</p>',
    },
    'bullets of a word processor': { content: '<p>·&nbsp; Oats</p><p>·&nbsp; Rye</p>', count: 1 },
  },
  passes: {
    'one paragraph with a bullet': '<p>• New in 2026</p><p>A</p>',
    speech: '<p>–Well, he said.</p><p>–Yes.</p>',
    'speech with blanks': '<p>— Vous dormez bien ?</p><p>— Non, presque jamais.</p>',
    'two notes': '<p>*Prices in May 2026.</p><p>**Without shipping.</p>',
    'numbers that do not count up': '<p>10. May was warm</p><p>12. May was cold</p>',
    years: '<p>2025. A year</p><p>2026. Another</p>',
    'a real list': '<ul><li>• Oats</li><li>• Rye</li></ul>',
    'lines of an address': '<p>Clinic<br>1 Main Street<br>2nd floor</p>',
    'a minus sign': '<p>-5 °C</p><p>-3 °C</p>',
  },
});

describeRule(listStructure, {
  finds: {
    'a paragraph in a list': { content: '<ul><li>A</li><p>B</p></ul>', marks: '<p>' },
    'a list in a list, beside the entries': {
      content: '<ul><li>A</li><ul><li>B</li></ul></ul>',
      marks: '<ul>',
    },
    'text in a list': { content: '<ol>First<li>A</li></ol>', marks: 'First' },
    'an entry without a list': { content: '<p>A</p><li>B</li>', marks: '<li>' },
  },
  passes: {
    'a list in an entry': '<ul><li>A<ul><li>B</li></ul></li></ul>',
    'blanks between entries': '<ul>\n  <li>A</li>\n  <li>B</li>\n</ul>',
    'entries that are not closed': '<ol><li>A<li>B</ol>',
    'paragraphs in entries': '<ul><li><p>A</p><p>B</p></li></ul>',
    'a comment in a list': '<ul><!-- more to come --><li>A</li></ul>',
    'an empty list, which is for another rule': '<ul></ul>',
  },
});

describeRule(langSwitch, {
  finds: {
    'a sentence in Arabic': { content: '<p>They say:</p><p>النوم الجيد أساس الصحة</p>', marks: '<p>' },
    'a sentence in Russian among English': {
      content: '<p>In Russian: здоровый сон важен для всех.</p>',
      says: 'lang="ru"',
    },
    'one in a list': {
      content: '<ul><li>A</li><li>健康な睡眠はとても大切なことです</li></ul>',
      marks: '<li>',
      says: 'Japanese',
    },
  },
  passes: {
    'a sentence that says its language': '<p lang="ar" dir="rtl">النوم الجيد أساس الصحة</p>',
    'a part that says its language': '<p>In Russian: <span lang="ru">здоровый сон важен для всех</span>.</p>',
    'a word': '<p>Called сон in Russian.</p>',
    'a Greek letter': '<p>α-lipoic acid, β-carotene, Δ9-THC and μg</p>',
    'an article in that language': {
      language: 'ar',
      blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p>النوم الجيد أساس الصحة</p>' } }],
    },
    'accents and typographic signs': '<p>Crème fraîche “à la carte” — naïve… €5</p>',
  },
});
