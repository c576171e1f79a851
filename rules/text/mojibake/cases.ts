import { each, phrases, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

/** A text whose UTF-8 is decoded as Windows-1252. */
function misread(text: string): string {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
}

function misreadAsLatin1(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

const characters = [...'’‘“”–—…•™°µ½¼®©£€éèáíóúñüöäßÉÑÓÚ×≥≤≠→✓⅓⅔αβμΔωλłčęğışşд', '😀', '💊', '\uFEFF', 'ﬁ'];

export const cases: RuleExamples = {
  finds: {
    'an apostrophe': { content: '<p>Donâ€™t take it.</p>', marks: 'â€™', says: 'probably "’"' },
    'a unit': { content: '<p>Take 20 Âµg.</p>', marks: 'Âµ', says: 'probably "µ"' },
    'several in a text': { content: '<p>cafÃ© â€” 5 Âµg</p>', marks: 'Ã©', says: 'There are 3 of these' },
    ...each('a character', characters, (one) => ({ content: `<p>Take 5 ${misread(`${one}g a`)} day.</p>` })),
    ...each('a character in Latin-1', characters, (one) => ({
      content: `<p>Take 5 ${misreadAsLatin1(`${one}g a`)} day.</p>`,
    })),
    ...each(
      'a word',
      phrases(`
        naïve | café | München | über | niño | mañana | corazón | Ménière | Sjögren | Guillain–Barré
        déjà vu | Smyrnę i Łódź | Привет, доктор | TAKE½CUP
      `),
      (word) => ({ content: `<p>Take ${misread(word)}, please.</p>` }),
    ),
    'a word in capitals': { content: `<p>${misread('EL CORAZÓN')}</p>` },
    'a mark whose last sign was dropped': { content: '<p>He said â€œyesâ€ to it.</p>' },
    'what was read wrongly twice': { content: `<p>${misread(misread('café'))}</p>` },
    'what was read by an older Mac': { content: '<p>Caf√© and don‚Äôt.</p>', marks: '√©' },
    'signs as entities': { content: '<p>Don&acirc;&euro;&trade;t</p>', marks: 'Don&acirc;&euro;&trade;t' },
    ...each(
      'a fixed blank that became a plain one',
      ['100Â mg', 'Vitamin BÂ 12', 'Dose:Â 5 mg', 'one tabletÂ', 'ends.Â The next'],
      (text) => ({ content: `<p>${text}</p>`, marks: 'Â' }),
    ),
    ...each(
      'an apostrophe of which two bytes were dropped',
      phrases(`
        Itâs | Donât | youâre | Iâm | theyâll | womanâs | heâs | wouldnât | Whoâs | doesnât | didnât | isnât
        arenât | wasnât | werenât | canât | wonât | couldnât | shouldnât | hasnât | havenât | hadnât | weâre
        Iâve | theyâd
      `),
      (word) => ({ content: `<p>Say ${word} so.</p>`, message: 'Readers see "â' }),
    ),
    'a dash of which two bytes were dropped': { content: '<p>Sleep 7â9 hours.</p>', marks: 'â' },
    ...each(
      'what DOS read',
      ['Seg├║n', 'ni├▒o', 'qu├⌐', 'qu├®', '5 ┬╡g', 'itΓÇÖs', 'itÔÇÖs', '┬┐S├¡?'],
      (text) => ({ content: `<p>Lea ${text} aquí.</p>` }),
    ),
    ...each('letters of Asia', ['建康', '健康です', '건강', 'こんにちは'], (text) => ({
      content: `<p>See ${misread(text)} there.</p>`,
    })),
    'letters of Asia that lost bytes': { content: '<p>See ã“ã‚“ã«ã¡ã¯ there.</p>', marks: 'ã“ã‚“ã«ã¡ã¯' },
    'letters of Asia, read as Latin-1': { content: `<p>See ${misreadAsLatin1('建康')} there.</p>` },
    ...each('a unit that an older Mac read', ['5 Œºg', '5 ¬µg', '37 ¬∞C'], (text) => ({
      content: `<p>Take ${text}.</p>`,
    })),
    'a lost character, read wrongly': { content: '<p>5 ï¿½g</p>', marks: 'ï¿½' },
    'in a title': { content: { title: 'Donâ€™t Skip Sleep' }, at: '/title' },
    'in the byline': {
      content: { byline: { authors: [{ name: 'JosÃ© Luna' }] } },
      at: '/byline/authors/0/name',
    },
    'in a text alternative': { content: picture({ alt: 'A cafÃ©' }), at: '/blocks/0/data/alt' },
    'in an attribute': {
      content: '<p><img src="/media/a.jpg" alt="A cafÃ©" width="64" height="36"></p>',
      marks: 'Ã©',
    },
  },
  passes: {
    ...each(
      'letters as they are written',
      [
        'Don’t skip “sleep” – or — … 5 µg, 37 °C, ½ cup, €5, ≥ 5, α and Δ.',
        'São Paulo, pão, irmã, maçã, Ângela, Ângulo, ÂMBAR',
        '“MAÇÔ, ‘MANHÒ, «IRMû, a MAÇÃ… e a LÖ; MAÇî é nossa',
        'pâté, hâlâ, “hâlâ”, hâlâ…, hâlâ”—, hâlâ™, château',
        'an area of 3 Å², 1.5 Å ± 0.2, 1.5 Å±0.2, 3 Å°, Ångström',
        '»Ä« and »Ö«, “Î”, “Ñ”, "Ñ", ‘Å’, (Ã), “Ã”, “Â”',
        '«Â», „Â“, ‘Â’, (Â) and [Â] are a letter; Â is one; so is Â, or Ã',
        'âge, château, dégât, appât, pâtes, râs, când, tâm sự, três',
        'Œuvre, cœur, «Œ», Œ; ¬A is not A, and ¬ is a sign; Çeşme, ΓΑΛΑ',
        'Straße, Ærø, Ørsted, Łódź, İstanbul, Škoda, Żubr',
        'a price of 5 €, â is a letter, ½ Ä, 20 ‚ÄPFEL‘',
        ...phrases(`
          NESTLÉ® and LANCÔME™ and CAFÉ© of 2026 | naïve, Zoë, Haïti, maïs | Ðuro, Íslenska ð, það, ðÞ
          Spaß, „Fuß“, groß…, ß² | ESPAÑA, NIÑO, AÑO…, “AÑO”, COMPAÑÍA® | Île-de-France, ÎLE, Ïð
          √9 is 3, √± and √2 | ├── src │ └── file, ┌─┬─┐, ├┬┤ | café», “café”…, fermé»). «été»… é·é
          Привет, Ελλάδα, עברית, العربية, 漢字
        `),
      ],
      (text) => `<p>${text}</p>`,
    ),
    'a sample of code': '<p>Where <code>â€™</code> is shown, the form lacks a charset.</p>',
    'signs of which a text speaks':
      '<p>If readers see “â€™” or "Ã©", and not ’ or é, the charset is wrong.</p>',
    'a letter and a fixed blank': '<p>MAÇÃ\u00A0VERDE, IRMÃ&nbsp;ANA</p>',
    'entities of real letters': '<p>caf&eacute; &Atilde; &acirc; &euro;5 &trade;</p>',
    'a name': { byline: { authors: [{ name: 'João Guimarães' }, { name: 'Ângela Ñáñez' }] } },
  },
};
