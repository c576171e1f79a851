/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import type { SharesClient } from '#editor-preview/app/sharing/ShareDialog.tsx';
import ShareDialog from '#editor-preview/app/sharing/ShareDialog.tsx';
import { owner } from '#editor-preview/model/person.ts';
import type { Share, ShareToMake } from '#editor-preview/model/sharing/share.ts';
import { setTo } from '../../changes.ts';
import { fakeServer, memoryOutbox } from '../document/fakeServer.ts';

const json = { path: '/a', title: 'A', blocks: [] };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function open(revision?: { revision: string; at: string }) {
  const server = fakeServer(json);
  const document = createDocument({
    server: server.state(),
    person: owner,
    client: server.client,
    outbox: memoryOutbox(),
    announce: () => {},
  });
  const shares: Share[] = [];
  const asked: ShareToMake[] = [];
  const client: SharesClient = {
    list: async () => ({ kind: 'done', value: { shares: [...shares] } }),
    make: async (wanted) => {
      asked.push(wanted);
      const share: Share = {
        id: `share-${shares.length + 1}`,
        shown: wanted.shown,
        author: 'Ada Brown',
        createdAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 1e9).toISOString(),
        opened: 0,
      };
      shares.unshift(share);
      return { kind: 'done', value: { share, link: `/shared/${share.id}?key=secret` } };
    },
    revoke: async (id) => {
      const at = shares.findIndex((share) => share.id === id);
      const share = shares[at];
      if (share) shares[at] = { ...share, revokedAt: new Date().toISOString() };
      return { kind: 'done', value: undefined };
    },
  };
  const announce = jest.fn();
  render(
    <ShareDialog
      context={{ document, view: document.view(), announce }}
      client={client}
      onClose={() => {}}
      {...(revision && { revision })}
    />,
  );
  return { document, asked, announce, user: userEvent.setup() };
}

test('a link is made of the state that is saved, for 14 days unless said otherwise, and shown once', async () => {
  const { document, asked, user } = open();
  document.edit([setTo('', '/title', 'B')], { label: 'Change' });
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  const link = await screen.findByLabelText('Link');
  expect(link).toHaveProperty('value', 'http://localhost/shared/share-1?key=secret');
  expect(asked).toEqual([{ shown: { kind: 'sequence', sequence: 1 }, days: 14 }]);

  await user.click(screen.getByLabelText(/with later changes/));
  await user.selectOptions(screen.getByLabelText(/Valid for/), '1 day');
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ shown: { kind: 'draft' }, days: 1 }));
});

test('links are listed with who made them, and revoked', async () => {
  const { announce, user } = open();
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  const links = await screen.findByRole('region', { name: 'Links' });
  expect(links.textContent).toMatch(/By Ada Brown\. Valid until .* Not opened yet\./);
  await user.click(screen.getByRole('button', { name: /^Revoke: As it was on/ }));
  await waitFor(() => expect(links.textContent).toMatch(/Revoked on/));
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(announce).toHaveBeenCalledWith(expect.stringContaining('revoked'));
});

test('a published version is shared as it was published', async () => {
  const { user, asked } = open({ revision: '7', at: '2026-05-04T09:00:00Z' });
  const choice = screen.getByRole('radio', { name: /^As published .*2026/ });
  expect(choice).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(choice);
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await screen.findByLabelText('Link');
  expect(asked).toEqual([{ shown: { kind: 'revision', revision: '7' }, days: 14 }]);
  expect(await screen.findByText('Revision 7')).toBeDefined();
});
