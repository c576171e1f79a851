import { whyNot } from '#editor-preview/model/permission/whyNot.ts';
import {
  type Action,
  assignableRoles,
  mayDo,
  owner,
  type Person,
  whoMay,
} from '#editor-preview/model/person.ts';
import { everybody, publisher, reviewer, writer } from '../../support/people.ts';

const only = (action: Action): string[] => whoMay(action, everybody).map(({ role }) => role);

test('everybody writes, comments, shares and asks for a review', () => {
  for (const action of ['write', 'comment', 'share', 'ask-for-review'] as const)
    expect(only(action)).toEqual(['writer', 'medical-reviewer', 'publisher', 'owner']);
});

test('medical reviewers review; publishers publish, schedule and withdraw', () => {
  expect(only('review')).toEqual(['medical-reviewer', 'owner']);
  for (const action of ['publish', 'schedule', 'withdraw'] as const)
    expect(only(action)).toEqual(['publisher', 'owner']);
});

test('the owner may do everything, and nobody can be made one', () => {
  expect(mayDo(owner.role, 'manage-people')).toBe(true);
  expect(assignableRoles).not.toContain('owner');
  for (const role of assignableRoles) expect(mayDo(role, 'manage-people')).toBe(false);
});

describe('who may not is told', () => {
  test('what they are, and who may', () => {
    expect(whyNot(writer, 'publish', everybody)).toBe(
      'Publishing is only allowed for publishers. Wim Writer is signed in as writer. Ask Pia Publisher.',
    );
    expect(whyNot(publisher, 'review', [...everybody, { ...reviewer, name: 'Rolf' }])).toMatch(
      /Ask Rhea Reviewer or Rolf\.$/,
    );
  });

  test('whom to ask where nobody has the role', () => {
    expect(whyNot(writer, 'withdraw', [writer, owner])).toMatch(
      /Ask the operator, who has the server’s token\.$/,
    );
    expect(whyNot(publisher, 'manage-people', everybody)).toMatch(/is only allowed for the owner/);
  });

  test('no more names than anybody reads', () => {
    const many = Array.from({ length: 30 }, (_, at): Person => ({ ...publisher, name: `P${at}` }));
    expect(whyNot(writer, 'publish', many)).toMatch(/Ask P0, P1, P2, P3, P4 or another of them\.$/);
  });

  test('nothing where they may', () => expect(whyNot(publisher, 'publish', everybody)).toBeUndefined());
});
