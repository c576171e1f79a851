import type { Role } from '#editor-preview/model/person.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { EditorTables } from '#editor-preview/store/tables/tables.ts';

export function describePeople(store: () => EditorStore): void {
  const people = () => store().people;
  const added = async (name: string, role: Role = 'writer') => {
    const outcome = await people().add(name, role);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
  const listed = async (name: string) => (await people().list()).find((each) => each.name === name);

  describe('people', () => {
    it('are let in by a token that no other has, and that is kept nowhere', async () => {
      const [one, other] = [await added('Anna Berg'), await added('Björn Dahl', 'publisher')];
      expect(one.token).toMatch(/^pw_[\w-]{32}$/);
      expect(one.token).not.toBe(other.token);
      expect(await people().withToken(one.token)).toMatchObject({ person: one.person });
      expect(await people().withId(other.person.id)).toMatchObject({
        person: { name: 'Björn Dahl', role: 'publisher' },
      });
      const rows = await store()
        .database.withTables<EditorTables>()
        .selectFrom('people')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain(one.token.slice(3));
      for (const wrong of ['', 'pw_', `${one.token}x`, one.token.toUpperCase()])
        expect(await people().withToken(wrong)).toBeUndefined();
    });

    it('have names that no two of them have, nor anybody else in the record', async () => {
      await added('Carla Ek');
      for (const name of ['Carla Ek', ' carla  EK ', 'Ｃarla Ek', 'Carla\u200b Ek'])
        expect(await people().add(name, 'writer')).toMatchObject({ ok: false });
      for (const name of [
        '',
        '  ',
        '\u200b',
        'x'.repeat(81),
        'a\nb',
        'a\u202eb',
        'editor',
        'Import',
        'pagewell',
      ])
        expect([name, await people().add(name, 'writer')]).toMatchObject([name, { ok: false }]);
      expect(await people().add('Oda', 'owner')).toMatchObject({ ok: false });
    });

    it('are out when their token is revoked, and whoever wants to know is told', async () => {
      const { person, token } = await added('Dora Falk', 'medical-reviewer');
      const told: string[] = [];
      const stop = store().changes.on('people', (id) => told.push(id));
      expect(await people().revoke('dora falk')).toEqual(person);
      stop();
      expect(told).toEqual([person.id]);
      expect(await people().withToken(token)).toBeUndefined();
      expect(await people().withId(person.id)).toBeUndefined();
      expect(await people().revoke('Dora Falk')).toBeUndefined();
      expect(await people().active()).not.toContainEqual(person);
      expect(await listed('Dora Falk')).toMatchObject({ revokedAt: expect.stringMatching(/^2\d{3}-/) });
    });

    it('who come back are the same ones, with another token, and another role if that is said', async () => {
      const before = await added('Egon Gran');
      await people().revoke('Egon Gran');
      const after = await added('egon gran', 'publisher');
      expect(after.person).toEqual({ ...before.person, role: 'publisher' });
      expect(await people().withToken(before.token)).toBeUndefined();
      expect(await people().withToken(after.token)).toMatchObject({ person: after.person });
      expect(await listed('Egon Gran')).not.toHaveProperty('revokedAt');
    });

    it('of one name are let in once, whoever asks at the same time', async () => {
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => people().add('Frida Holm', 'writer')));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });
}
