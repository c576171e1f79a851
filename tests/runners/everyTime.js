import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The test files that `npm test` leaves to `npm run test:long`: they take more than half of the time. Whatever tries one
 * thing runs them too: `npm test -- --changed`, `test:block`, `test:feature`, `test:rule`. `docs/decisions/tests.md` says why these, and
 * what finds a fault of theirs in `npm test`.
 */
const leftToLong = [
  // Programs and servers that are started anew for each test.
  'cli/backup/refusedBackups.test.ts',
  'cli/backup/roundTrip.test.ts',
  'cli/builtCommand.test.ts',
  'cli/documentedCommands.test.ts',
  'cli/drugs.test.ts',
  'cli/hostileFiles.test.ts',
  'cli/members.test.ts',
  'cli/newsletter.test.ts',
  'cli/people.test.ts',
  'cli/settings/customRules.test.ts',
  'cli/site.test.ts',
  'cli/storeCommands.test.ts',
  'cli/threads/checkerPool.test.ts',
  'commands/commands.test.ts',
  'load/databaseAway.test.ts',
  'load/freshClone.test.ts',
  'load/largestArticles.test.ts',
  'load/load.test.ts',
  // What is copied, `build/pack/packedFolder.test.ts` says every time.
  'load/packed.test.ts',
  'load/watchedMetrics.test.ts',
  'server/checks/articleChecker.test.ts',
  // Every generated file, event, fix or field; whole sites; hours of editing.
  'cli/fix/fixtures.test.ts',
  'content/site/siteFile.test.ts',
  'editor-preview/document/chaos/chaos.test.ts',
  'editor-preview/frame/tracing/fieldsOnPage.test.ts',
  'features/auth/brokenProviders.test.ts',
  'features/editor/editing/badOperations.test.ts',
  'features/editor/editing/editingEvents.test.ts',
  'features/drug-savings/sending/mailedCoupon.test.ts',
  'features/drug-savings/sending/sendOnce.test.ts',
  'features/drug-savings/sending/textedCoupon.test.ts',
  'features/editor/frame/ownFrameOrigin.test.ts',
  'fixtures/trackedEvents.test.ts',
  'hostile/cms.test.ts',
  'quality/mutations/safeFixes.test.ts',
  'schemas/articleBundle.test.ts',
  'schemas/generated.test.ts',
  // Stores and sources beside the store that a new site has.
  'content/createContentSource.test.ts',
  'content/editingOfTwo.test.ts',
  'content/folderStore.test.ts',
  'content/cms/faults.test.ts',
  'content/otherTables.test.ts',
  'content/pgliteClient.test.ts',
  'content/postgresInstances.test.ts',
  'content/storeOnPostgres.test.ts',
  // One feature, block or part of the editor in the browser.
  'browser/ads.test.ts',
  'browser/arrival.test.ts',
  'browser/articleAround.test.ts',
  'browser/calculators.test.ts',
  'browser/carousel.test.ts',
  'browser/comparisonDropdown.test.ts',
  'browser/comparisonTable.test.ts',
  'browser/consentTool.test.ts',
  'browser/dietCompare.test.ts',
  'browser/drivers.test.ts',
  'browser/drugCoupon.test.ts',
  'browser/drugPages.test.ts',
  'browser/editorComments.test.ts',
  'browser/editorComposing.test.ts',
  'browser/editorHistory.test.ts',
  'browser/editorLanguage.test.ts',
  'browser/editorList.test.ts',
  'browser/editorPeople.test.ts',
  'browser/editorPictures.test.ts',
  'browser/editorText.test.ts',
  'browser/editorViews.test.ts',
  'browser/embeds.test.ts',
  'browser/everythingOn.test.ts',
  'browser/experiments.test.ts',
  'browser/focus.test.ts',
  'browser/headerLetter.test.ts',
  'browser/inlineAd.test.ts',
  'browser/motion.test.ts',
  'browser/newsletter.test.ts',
  'browser/outside.test.ts',
  'browser/placements.test.ts',
  'browser/previewFrame.test.ts',
  'browser/privacyPrompt.test.ts',
  'browser/productCard.test.ts',
  'browser/recipes.test.ts',
  'browser/sharedPages.test.ts',
  'browser/siteHeader.test.ts',
  'browser/stillBlocks.test.ts',
  'browser/tables.test.ts',
  'browser/tiles.test.ts',
  'browser/tracking.test.ts',
  'browser/treatments.test.ts',
];

/** Jest asks this which of the files it has found are run (`--filter`). */
async function everyTime(files) {
  const left = new Set(leftToLong.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url))));
  const gone = [...left].filter((file) => !existsSync(file));
  if (gone.length > 0)
    throw new Error(`tests/runners/everyTime.js names what is not there: ${gone.join(', ')}`);
  return { filtered: files.filter((file) => !left.has(file)) };
}

// Jest asks for it with `require`, which gives what has this name.
export { everyTime as 'module.exports' };
