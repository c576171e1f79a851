import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SendRequest } from '#features/pictures/fetchImage.ts';
import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import { counted } from '../../terminal/counts.ts';
import { type Output, printable } from '../../terminal/output.ts';
import { type Archive, type ArchivePost, noPosts } from '../archive/archive.ts';
import type { FindPicture } from '../article/prepareHtml.ts';
import { type ArchiveIndex, indexArchive, isArticleType } from '../oldSite/archiveIndex.ts';
import { type PictureChoice, PictureImporter } from '../pictures/pictureImporter.ts';
import { type ImportReport, ReportBuilder, type ReportedPost } from '../report/importReport.ts';
import { reportPage } from '../report/reportPage.ts';
import type { ImportRules } from '../rules/importRules.ts';
import type { ImportTarget } from '../target/importTarget.ts';
import { importPost } from './importPost.ts';
import { type Journal, readOnlyJournal } from './journal.ts';

export interface ArchiveImport {
  archive: Archive;
  rules: ImportRules;
  target: ImportTarget | undefined;
  journal: Journal;
  pictures: PictureChoice;
  settings: Partial<SiteSettings>;
  asDrafts: boolean;
  limit: number;
  reportFolder: string | undefined;
  /** For links to the site's editor; undefined for a trial. */
  origin: string | undefined;
  interruption: AbortSignal;
  output: Output;
  send?: SendRequest | undefined;
}

/** Milliseconds between progress lines. */
const progressEvery = 2_000;

/** Each post is stored whole or not at all, so an interrupted import has done exactly what it reported. */
export async function importArchive(task: ArchiveImport): Promise<ImportReport> {
  const { archive, rules, target, output, interruption, limit, reportFolder, origin } = task;
  const began = performance.now();
  output.err(`pagewell: reading ${printable(archive.name)}\n`);
  const index = await indexArchive(archive, rules, interruption);
  const journal = target ? task.journal : readOnlyJournal(task.journal);
  const pictures = new PictureImporter({
    choice: task.pictures,
    archiveFolder: archive.folder,
    known: journal.pictures,
    store: (name, bytes) =>
      target ? target.storePicture(name, bytes) : Promise.resolve({ ok: true, src: `/uploads/${name}` }),
    remember: journal.notePicture,
    send: task.send,
  });
  const builder = new ReportBuilder({
    archive: archive.name,
    from: archive.kind,
    isDryRun: target === undefined,
    startedAt: new Date().toISOString(),
  });
  const parts = {
    kind: archive.kind,
    index,
    rules,
    settings: {
      ...task.settings,
      ownHosts: [...new Set(index.site.addresses.flatMap((address) => URL.parse(address)?.hostname ?? []))],
    },
    target,
    journal,
    asDrafts: task.asDrafts,
    findPicture: (post: ArchivePost) => pictureFinder(task, pictures, index, post),
  };
  const progress = progressTo(output, Math.min(index.posts, limit));
  const articles = articleLog(reportFolder);
  let imported = 0;
  let isWhole = true;
  let isEmpty = true;
  for await (const entry of archive.entries()) {
    if (interruption.aborted || imported >= limit) {
      isWhole = !interruption.aborted && imported >= index.posts;
      break;
    }
    if (entry.is !== 'site') isEmpty = false;
    if (entry.is === 'fault') builder.addFault(entry.place, entry.reason);
    else if (entry.is === 'other') builder.addOther(entry.type);
    else if (entry.is === 'post' && !isArticleType(entry.post.type, rules)) builder.addOther(entry.post.type);
    else if (entry.is === 'post') {
      const post = await importPost(entry.post, parts);
      imported += 1;
      builder.addPost(post);
      builder.addPeople(entry.post.authors);
      articles(post);
      progress(imported, post);
    }
  }
  if (isEmpty && !interruption.aborted) builder.addFault(archive.name, noPosts);
  const seconds = (performance.now() - began) / 1000;
  const report = builder.finish({ isWhole, seconds, pictures: pictures.count });
  if (reportFolder !== undefined) {
    writeFileSync(join(reportFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(
      join(reportFolder, 'report.html'),
      reportPage(report, builder.attention, builder.people, origin),
    );
  }
  return report;
}

function pictureFinder(
  { archive, pictures: choice, target }: ArchiveImport,
  importer: PictureImporter,
  index: ArchiveIndex,
  post: ArchivePost,
): FindPicture {
  const base = [post.address, index.site.addresses[0]].find((each) => URL.canParse(each ?? ''));
  const absolute = (address: string): string =>
    (archive.folder === undefined ? URL.parse(address, base)?.href : undefined) ?? address;
  return async ({ addresses, written }) => {
    if (choice.from === 'none') return 'left-out';
    const address = absolute(written);
    if (URL.canParse(address) && (choice.from === 'keep' || (choice.from === 'web' && !target)))
      return { ok: true, src: address, ...index.attachmentAt(address)?.size };
    return importer.importPicture(addresses.map(absolute), dirname(post.place));
  };
}

/** One line for each post: the list may be as long as the archive. */
function articleLog(folder: string | undefined): (post: ReportedPost) => void {
  if (folder === undefined) return () => {};
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'articles.ndjson');
  writeFileSync(file, '');
  return (post) => appendFileSync(file, `${JSON.stringify(post)}\n`);
}

/** A line for each post in a log; one line with the remaining time in a terminal. */
function progressTo(output: Output, total: number): (done: number, post: ReportedPost) => void {
  const began = performance.now();
  let last = began;
  return (done, { path, place, title, outcome, reason }) => {
    const why = reason === undefined ? '' : ` (${reason})`;
    output.out(`${printable(`${path ?? `${place} "${title}"`}: ${outcome}${why}`)}\n`);
    const now = performance.now();
    if (now - last < progressEvery || done === total) return;
    last = now;
    const left = Math.round((((now - began) / done) * (total - done)) / 1000);
    output.err(`pagewell: ${done} of ${counted(total, 'post')}, about ${counted(left, 'second')} left\n`);
  };
}
