import { siteLinks } from '#contracts/siteAddresses.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import { counted } from '../../terminal/counts.ts';
import { type ImportReport, outcomes, type ReportedKind, type ReportedPost } from './importReport.ts';
import { errorWords, outcomeWords, wordsOf } from './reportWords.ts';

/** The report is read outside of a site. Narrow screens get a row as a block. */
const reportStyles = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #4d5660; --paper: #fff; --line: #d5dade; --mark: #fff4d6; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ecef; --soft: #b3bcc5; --paper: #15181c; --line: #3a4149; --mark: #3d3212; --link: #8fc2ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { margin-bottom: .25rem; font-size: 1.05rem; }
a { color: var(--link); overflow-wrap: anywhere; }
.state { padding: .5rem .75rem; background: var(--mark); }
.counts { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1rem 0; }
.counts dt { color: var(--soft); }
.counts dd { margin: 0; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.count { color: var(--soft); font-weight: 400; }
li, td p { overflow-wrap: anywhere; }
td p { margin: 0 0 .25rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th[scope=row] { font-weight: 500; min-width: 12rem; }
@media (max-width: 40rem) { thead { display: none; } tr, th, td { display: block; border: 0; } th, td { padding: .25rem 0; } tr { padding: .75rem 0; border-bottom: 1px solid var(--line); } }
@media print { body { font-size: 10pt; } tr, section { break-inside: avoid; } }
`;

type LinkTo = (path: string) => string;

/** Self-contained, without scripts. @param origin of the editor; undefined in a trial */
export function reportPage(
  report: ImportReport,
  posts: readonly ReportedPost[],
  people: readonly string[],
  origin: string | undefined,
): string {
  const linkTo = linksTo(origin);
  const title = `Import of ${report.archive}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
<style>${reportStyles}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${summary(report)}
${faults(report)}
${kinds(report, linkTo)}
${postTable(posts, linkTo)}
${peopleList(people)}
</main>
</body>
</html>
`;
}

function summary(report: ImportReport): string {
  const { words, pictures, isDryRun, isWhole, seconds } = report;
  const states = [
    ...(isDryRun ? ['This was a dry run: nothing was stored.'] : []),
    ...(isWhole ? [] : ['Not all posts were imported. Run the same command again to continue.']),
  ];
  const shares = outcomes.map(
    (outcome) => `<div><dt>${outcomeWords[outcome]}</dt><dd>${number(report.outcomes[outcome])}</dd></div>`,
  );
  const others = Object.entries(report.others).map(
    ([type, count]) => `${escapeText(type)} (${number(count)})`,
  );
  return `${states.map((state) => `<p class="state">${state}</p>`).join('\n')}
<p>${counted(report.posts, 'post')} read on ${escapeText(report.startedAt.slice(0, 10))}, in ${counted(Math.round(seconds), 'second')}.</p>
<dl class="counts">${shares.join('')}</dl>
<p>Words: ${number(words.in)} in the archive, ${number(words.out)} in the articles. ${counted(pictures, 'picture')} taken.</p>
${others.length === 0 ? '' : `<p>Entries that are not articles: ${others.join(', ')}.</p>`}`;
}

function faults({ faults: listed, faultCount }: ImportReport): string {
  if (listed.length === 0) return '';
  const more =
    faultCount > listed.length ? `<p>${number(faultCount - listed.length)} more are not listed.</p>` : '';
  return `<h2>What could not be read</h2>
<ul>${listed.map(({ place, reason }) => `<li><strong>${escapeText(place)}</strong>: ${escapeText(reason)}</li>`).join('')}</ul>${more}`;
}

const sections: readonly { kind: ReportedKind['kind']; title: string; about: string }[] = [
  {
    kind: 'error',
    title: 'Errors',
    about: 'Articles with these errors are drafts. The editor shows the place of each error.',
  },
  { kind: 'lost', title: 'Lost content', about: 'This content is in the archive, but not in the articles.' },
  { kind: 'to-do', title: 'What to do', about: 'Content is missing, or a link is broken.' },
  { kind: 'look', title: 'What to look at', about: 'The import had to guess here.' },
];

function kinds(report: ImportReport, linkTo: LinkTo): string {
  return sections
    .map(({ kind, title, about }) => ({
      title,
      about,
      found: report.kinds.filter((each) => each.kind === kind),
    }))
    .filter(({ found }) => found.length > 0)
    .map(
      ({ title, about, found }) =>
        `<h2>${title}</h2>\n<p>${about}</p>\n${found.map((each) => kindOf(each, linkTo)).join('\n')}`,
    )
    .join('\n');
}

function kindOf({ kind, what, count, examples }: ReportedKind, linkTo: LinkTo): string {
  const { title, advice } = kind === 'error' ? errorWords(what) : wordsOf(what);
  const lines = examples.map(
    ({ path, place, quotation }) =>
      `<li>${path === '' ? escapeText(place) : linkTo(path)}: <q>${escapeText(quotation)}</q></li>`,
  );
  return `<section><h3>${escapeText(title)} <span class="count">${number(count)}</span></h3>
${advice === '' ? '' : `<p>${escapeText(advice)}</p>`}<ul>${lines.join('')}</ul></section>`;
}

function postTable(posts: readonly ReportedPost[], linkTo: LinkTo): string {
  if (posts.length === 0) return '';
  return `<h2>Articles to look at</h2>
<p>All of them are in articles.ndjson beside this page.</p>
<table>
<thead><tr><th scope="col">Article</th><th scope="col">Outcome</th><th scope="col">Why</th></tr></thead>
<tbody>${posts.map((post) => rowOf(post, linkTo)).join('\n')}</tbody></table>`;
}

function rowOf(post: ReportedPost, linkTo: LinkTo): string {
  const { path, title, place, outcome, reason, problems, notes } = post;
  const why = [
    ...(reason === undefined ? [] : [reason]),
    ...problems.slice(0, 3).map(({ message }) => message),
    ...notes.slice(0, 3).map(({ what, quotation }) => `${wordsOf(what).title}: ${quotation}`),
  ];
  const name = escapeText(title || place);
  return `<tr><th scope="row">${path === undefined ? name : `${name}<br>${linkTo(path)}`}</th><td>${outcome === 'draft' ? 'Stored as draft' : outcomeWords[outcome]}</td><td>${why.map((each) => `<p>${escapeText(each)}</p>`).join('')}</td></tr>`;
}

/** Bylines that have no page of a person. */
function peopleList(people: readonly string[]): string {
  if (people.length === 0) return '';
  return `<h2>People in bylines</h2>
<p>A byline leads to a page below ${siteLinks.people} for each of these that the site's people.json names.</p>
<ul>${people.map((name) => `<li>${escapeText(name)}</li>`).join('')}</ul>`;
}

/** In a trial no article is stored, so paths are no links. */
function linksTo(origin: string | undefined): LinkTo {
  if (origin === undefined) return escapeText;
  return (path) => {
    const address = `${origin}${editorAddresses.article}?${new URLSearchParams({ path })}`;
    return `<a href="${escapeAttribute(address)}">${escapeText(path)}</a>`;
  };
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
