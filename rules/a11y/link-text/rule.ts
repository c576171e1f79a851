import { attributeOf, someInside } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';
import type { LinkSubject } from '../../engine/subjects/subjects.ts';
import { trimmed } from '../../engine/trimmed.ts';

export const genericTexts: ReadonlySet<string> = new Set([
  'click',
  'click here',
  'click this',
  'here',
  'link',
  'this link',
  'more',
  'read more',
  'learn more',
  'find out more',
  'more info',
  'more information',
  'details',
  'this',
  'this page',
  'this article',
  'go',
  'continue',
]);

/** The same by language of the article: "hier" is "yesterday" in French. */
export const genericTextsByLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set([
    'aquí',
    'clic aquí',
    'haz clic aquí',
    'haga clic aquí',
    'leer más',
    'más información',
    'más',
    'ver más',
  ]),
  fr: new Set([
    'ici',
    'cliquez ici',
    'lire la suite',
    'en savoir plus',
    "plus d'informations",
    'plus',
    'voir plus',
  ]),
  de: new Set([
    'hier',
    'hier klicken',
    'klicken sie hier',
    'mehr',
    'mehr erfahren',
    'mehr lesen',
    'weiterlesen',
  ]),
};

const address = /^(?:https?:\/\/|www\.)\S+$/i;

/** Longer addresses are read out letter by letter; a short host such as 988lifeline.org reads as a name. */
const longestAddress = 40;

export const rule: Rule = {
  id: 'a11y/link-text',
  severity: 'warning',
  summary: 'The link text does not say where the link goes.',
  link(link, report) {
    const written = link.text;
    if (written === undefined) return;
    const text = plain(written);
    if (text === '') {
      if (!holdsDescribedPicture(link)) {
        report(
          link.place(),
          'This link has no text, so readers cannot see or hear it. Add a text, or remove the link.',
          {
            evidence: link.href,
          },
        );
      }
    } else if (genericTexts.has(text) || genericTextsByLanguage[link.article.language]?.has(text)) {
      report(
        place(link),
        `"${written.trim()}" does not say where the link goes. Use the title or topic of the linked page.`,
        {
          evidence: written,
        },
      );
    } else if (address.test(text) && text.length > longestAddress) {
      report(
        place(link),
        'The link text is a web address, which screen readers read letter by letter. Use the title or topic of the linked page.',
        { evidence: written },
      );
    }
  },
};

const marks = ' "\'“”‘’()«»‹›→>.…:!¡';

function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('’', "'");
  return trimmed(line, (character) => marks.includes(character)).toLowerCase();
}

function place(link: LinkSubject) {
  if (!link.html) return link.place();
  const { element, field } = link.html;
  return field.place({ start: element.contentStart, end: element.contentEnd });
}

function holdsDescribedPicture({ html }: LinkSubject): boolean {
  if (!html) return false;
  return someInside(
    html.element,
    (inner) => inner.name === 'img' && (attributeOf(inner, 'alt')?.value.trim() ?? '') !== '',
  );
}
