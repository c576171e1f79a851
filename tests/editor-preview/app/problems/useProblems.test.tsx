/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useProblems } from '#editor-preview/app/problems/useProblems.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { setTo } from '../../changes.ts';
import { opened } from '../support/openedArticle.ts';

test("the server's problem of a block is gone as soon as the block is changed, and others stay", async () => {
  const problem = (pointer: string) => ({
    rule: 'test/rule',
    severity: 'error' as const,
    message: `At ${pointer}`,
    path: '/nutrition/creatine',
    pointer,
    fingerprint: pointer,
    help: '',
  });
  const server = async () => ({
    kind: 'done' as const,
    value: { sequence: 1, problems: [problem('/blocks/0/data/text'), problem('/blocks/3/data/text')] },
  });
  const checks = async () => ({ check: async () => [], checkBlock: async () => [] });
  const article = opened();
  const { result, rerender } = renderHook(
    (shown) => useProblems({ article: shown, sequence: 1 }, undefined, server, checks),
    { initialProps: article },
  );
  const messages = () => result.current?.map(({ problem: { message } }) => message);
  await waitFor(() => expect(messages()).toEqual(['At /blocks/0/data/text', 'At /blocks/3/data/text']), {
    timeout: 30_000,
  });
  const change = setTo('intro', '/data/text', 'What creatine is');
  const changed = applyOperation(article, { changes: [change] }, blockFields);
  if (!changed.ok) throw new Error(changed.refusal);
  rerender(changed.article);
  expect(messages()).toEqual(['At /blocks/3/data/text']);
});
