import { attributeOf, someInside } from '../../html/htmlTree.ts';
import type { Rule } from '../../rule.ts';
import type { LinkSubject } from '../../subjects.ts';

/** Texts that say nothing of where a link leads, whatever stands around them. */
const empty: ReadonlySet<string> = new Set([
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

/** The same in other languages, where an article is in them: "hier" is yesterday in French. */
const emptyIn: Readonly<Record<string, ReadonlySet<string>>> = {
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
    'plus d’informations',
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

/** How all of these begin, and addresses. Most texts begin otherwise, and one look tells. */
const maySayNothing =
  /^[^a-z0-9]*(?:click|here|link|this|more|read|learn|find|details|go|continue|https?:|www\.|aqu|clic|ha[zg]|leer|m[aá]s|ver |ici|lire|en savoir|plus|voir|hier|klick|mehr|weiter|$)/i;

const address = /^(?:https?:\/\/|www\.)\S+$/i;

/** Longer addresses are read out letter by letter; a short host name such as 988lifeline.org is a name. */
const longestAddress = 40;

/** Links whose text says nothing of where they lead. Many readers go from link to link and hear nothing else. */
export const linkText: Rule = {
  id: 'a11y/link-text',
  severity: 'warning',
  summary: 'The text of a link does not say where it leads.',
  link(link, report) {
    const written = link.text;
    if (written === undefined || !maySayNothing.test(written)) return;
    const text = plain(written);
    if (text === '') {
      if (!holdsDescribedPicture(link)) {
        report(
          link.place(),
          'This link has no text, so nobody can see or hear it. Give it one or take it out.',
          {
            evidence: link.href,
          },
        );
      }
    } else if (empty.has(text) || emptyIn[languageOf(link)]?.has(text)) {
      report(place(link), `"${written.trim()}" does not say where the link leads. Name the page behind it.`, {
        evidence: written,
      });
    } else if (address.test(text) && text.length > longestAddress) {
      report(
        place(link),
        'The text of this link is an address, which is read out letter by letter. Name the page behind it.',
        { evidence: written },
      );
    }
  },
};

function languageOf({ article }: LinkSubject): string {
  return (article.envelope.language ?? 'en').slice(0, 2).toLowerCase();
}

/** Without case, marks around it and arrows. */
function plain(text: string): string {
  return text
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/^[\s"'“”‘’(«»›→>.…:!]+|[\s"'“”‘’)«»›→>.…:!]+$/g, '')
    .toLowerCase();
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
