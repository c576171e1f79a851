import type { Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { asOwner, command, ownEditor, saved } from './support/ownEditor.ts';

const path = '/nutrition/collagen';
const editor = ownEditor();
const { editingBy, letIn, revoke } = editor;

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });
const openReview = (page: Page) => page.getByRole('tab', { name: /^Review/ }).click();

test('a review is asked for, given, and outdated by a change; a plan is made and cancelled', async () => {
  const [writer, reviewer, publisher] = [
    await letIn('Wim Writer', 'writer'),
    await letIn('Rhea Reviewer', 'medical-reviewer'),
    await letIn('Pia Publisher', 'publisher'),
  ];
  const { page: wim } = await editingBy(writer);
  // The token stands in no address, so in no history.
  expect(wim.url()).not.toContain('pw_');
  const { page: rhea } = await editingBy(reviewer);
  await openReview(wim);
  await reviewOf(wim).getByLabel('Reviewer').selectOption('Rhea Reviewer');
  await reviewOf(wim).getByLabel('What to check').fill('Are the doses right?');
  await reviewOf(wim).getByRole('button', { name: 'Request a review' }).click();

  // It is told at once where she works.
  await rhea.getByRole('tab', { name: 'Review (1)' }).click();
  await reviewOf(rhea).getByText('Are the doses right?').first().waitFor();
  await reviewOf(rhea).getByRole('button', { name: 'Approve' }).click();
  await reviewOf(wim).getByText('Rhea Reviewer has approved this state.').waitFor();
  expect(await axeViolations(rhea)).toEqual([]);

  const { page: pia } = await editingBy(publisher);
  await pia
    .getByLabel(/^Title/)
    .first()
    .fill('A title that nobody has reviewed');
  await saved(pia);
  await openReview(pia);
  const changed = reviewOf(pia).getByRole('list', { name: 'Changed since the review' });
  await changed.getByText('Article fields: title changed').waitFor();

  await pia.getByRole('button', { name: 'Publish', exact: true }).click();
  await pia
    .getByRole('dialog', { name: 'Publish' })
    .getByText(/approved an earlier state/)
    .waitFor();
  await pia.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Schedule…' }).click();
  await pia.getByRole('dialog', { name: 'Schedule' }).getByRole('button', { name: 'Schedule' }).click();
  await reviewOf(wim)
    .getByText(/It will be published on/)
    .waitFor();
  expect(await axeViolations(pia)).toEqual([]);
  // Whoever looks for an article sees it too.
  await rhea.goto(`${editor.origin}/editor`);
  const row = rhea.getByRole('listitem').filter({ hasText: path });
  await row.getByText(/^Publishing on/).waitFor();
  await command(pia, 'delete the article');
  const remove = pia.getByRole('dialog', { name: 'Delete the article' });
  await remove.getByText(/Its schedule will be cancelled: publishing on/).waitFor();
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await reviewOf(pia).getByRole('button', { name: 'Cancel publishing' }).click();
  await reviewOf(wim).getByText('Nothing is scheduled.').waitFor();
  await rhea.reload();
  await row.waitFor();
  expect(await row.getByText(/^Publishing on/).count()).toBe(0);
});

test('a link that is revoked in the middle of work keeps the work, and signing in goes on where it was', async () => {
  const link = await letIn('Vera Writer', 'writer');
  const { page } = await editingBy(link);
  await revoke('Vera Writer');
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Written while signed out');
  await page.getByText('Sign in to save').waitFor();

  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const again = async (with_: string): Promise<void> => {
    await dialog.getByLabel(/^Editor token/).fill(with_);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  };
  await again(link);
  await dialog.getByText(/was revoked/).waitFor();
  await again(await letIn('Otto Writer', 'writer'));
  await dialog.getByText(/sign in as Vera Writer/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await again(await letIn('Vera Writer', 'writer'));
  await saved(page);

  const state = await fetch(
    `${editor.origin}/editor/api/operations?${new URLSearchParams({ path, since: '0' })}`,
    { headers: asOwner },
  );
  const { operations }: { operations: { operation: { author: string } }[] } = await state.json();
  expect(operations.at(-1)?.operation.author).toBe('Vera Writer');
});

test('whose role becomes lower in the middle of work is told who can, and the work is kept', async () => {
  const link = await letIn('Lea Lowered', 'publisher');
  await letIn('Gus Publisher', 'publisher');
  const { page } = await editingBy(link);
  await revoke('Lea Lowered');
  const again = await letIn('Lea Lowered', 'writer');
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Written with a lower role');
  await page.getByText('Sign in to save').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel(/^Editor token/).fill(again);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await saved(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('button', { name: /^Publish/ }).click();
  await publish.getByText(/Publishing is only allowed for publishers.*Ask .*Gus Publisher/).waitFor();
  await publish.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('treeitem', { name: /^Article Written with a lower role/ }).waitFor();
  expect(await (await fetch(editor.origin + path)).text()).not.toContain('Written with a lower role');
});
