import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { publishToOthers } from '#content/changes/change.ts';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { isEmail } from '#contracts/formValidation.ts';
import type { ListedPerson } from '#editor-preview/model/people.ts';
import {
  assignableRoles,
  maxNameLength,
  owner,
  type Person,
  type Role,
} from '#editor-preview/model/person.ts';
import { revokeSharesOf } from '../sharing/shareStore.ts';
import type { EditorDatabase, EditorTables, PersonTable } from '../tables/tables.ts';

export interface KnownPerson {
  readonly person: Person;
  readonly tokenHash: string;
}

export type AddOutcome = { ok: true; person: Person; token: string } | { ok: false; reason: string };

/** Makes leaked tokens recognizable in logs and files. */
const tokenPrefix = 'pw_';
const tokenBytes = 24;
/** More than a publication has; a bound for lists of them. */
const maxPeople = 1_000;
const otherAuthors: ReadonlySet<string> = new Set(
  [owner.name, 'owner', 'import', 'pagewell', 'publisher', 'seed'].map(folded),
);

/** Stores only hashes of tokens. A token is shown once, when it is created. */
export class PeopleStore {
  readonly #db: EditorDatabase;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db.withTables<EditorTables>();
    this.#changes = changes;
  }

  /** Also restores a revoked person. @param email of an account that they may also sign in with */
  async add(name: string, role: Role, email?: string): Promise<AddOutcome> {
    const wanted = name.normalize('NFC').trim();
    const address = email === undefined ? null : addressOf(email);
    const reason = whyNoName(wanted) ?? whyNoRole(role) ?? whyNoEmail(address);
    if (reason !== undefined) return { ok: false, reason };
    const token = tokenPrefix + randomBytes(tokenBytes).toString('base64url');
    return this.#db.transaction().execute(async (work) => {
      await sql`lock table people in share row exclusive mode`.execute(work);
      const known = await work
        .selectFrom('people')
        .select(['id', 'name', 'token_hash'])
        .where('folded_name', '=', folded(wanted))
        .executeTakeFirst();
      if (known && known.token_hash !== null)
        return {
          ok: false,
          reason: `${known.name} already has a token. Revoke that token first, or choose another name`,
        };
      if (address !== null) {
        await work
          .updateTable('people')
          .set({ email: null })
          .where('email', '=', address)
          .where('token_hash', 'is', null)
          .execute();
        const other = await work
          .selectFrom('people')
          .select('name')
          .where('email', '=', address)
          .executeTakeFirst();
        if (other) return { ok: false, reason: `this email address is used by ${other.name}` };
      }
      const values = { role, token_hash: hashOf(token), email: address, revoked_at: null };
      if (known) {
        await work.updateTable('people').set(values).where('id', '=', known.id).execute();
        return { ok: true, person: { id: known.id, name: known.name, role }, token };
      }
      const { count } = await work
        .selectFrom('people')
        .select((select) => select.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxPeople)
        return { ok: false, reason: `the maximum of ${maxPeople} people is reached` };
      const id = randomUUID();
      await work
        .insertInto('people')
        .values({ id, name: wanted, folded_name: folded(wanted), ...values })
        .execute();
      return { ok: true, person: { id, name: wanted, role }, token };
    });
  }

  async list(): Promise<ListedPerson[]> {
    const rows = await this.#db.selectFrom('people').selectAll().orderBy('folded_name').execute();
    return rows.map((row) => ({
      ...personOf(row),
      addedAt: row.added_at.toISOString(),
      ...(row.email === null ? {} : { email: row.email }),
      ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
    }));
  }

  async active(): Promise<Person[]> {
    const all = await this.list();
    return all
      .filter(({ revokedAt }) => revokedAt === undefined)
      .map(({ id, name, role }) => ({ id, name, role }));
  }

  /** Ends all sessions and preview links as well. Undefined if no active person has this name. */
  async revoke(name: string): Promise<Person | undefined> {
    const row = await this.#db.transaction().execute(async (work) => {
      const revoked = await work
        .updateTable('people')
        .set({ token_hash: null, revoked_at: sql<Date>`now()` })
        .where('folded_name', '=', folded(name))
        .where('token_hash', 'is not', null)
        .returningAll()
        .executeTakeFirst();
      if (revoked) await revokeSharesOf(work, revoked.name, owner.name);
      return revoked;
    });
    if (!row) return undefined;
    this.#changes.publishHere('people', row.id);
    return personOf(row);
  }

  async withToken(token: string): Promise<KnownPerson | undefined> {
    if (!token.startsWith(tokenPrefix)) return undefined;
    return known(
      await this.#db
        .selectFrom('people')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst(),
    );
  }

  /** The provider must have verified it. */
  async withEmail(email: string): Promise<KnownPerson | undefined> {
    const row = this.#db.selectFrom('people').selectAll().where('email', '=', addressOf(email));
    return known(await row.executeTakeFirst());
  }

  async withId(id: string): Promise<KnownPerson | undefined> {
    return known(await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst());
  }

  /** On all instances. @param expiresAt when it would expire */
  async endSession(personId: string, session: string, expiresAt: Date): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      await work.deleteFrom('ended_sessions').where('forgotten_at', '<', sql<Date>`now()`).execute();
      await work
        .insertInto('ended_sessions')
        .values({ session_hash: hashOf(session), forgotten_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await publishToOthers(work, { topic: 'people', keys: [personId] });
    });
    this.#changes.publishHere('people', personId);
  }

  async hasEnded(session: string): Promise<boolean> {
    const row = this.#db
      .selectFrom('ended_sessions')
      .select('session_hash')
      .where('session_hash', '=', hashOf(session));
    return (await row.executeTakeFirst()) !== undefined;
  }
}

function known(row: PersonRow | undefined): KnownPerson | undefined {
  return row && row.token_hash !== null ? { person: personOf(row), tokenHash: row.token_hash } : undefined;
}

type PersonRow = Pick<PersonTable, 'id' | 'name' | 'role' | 'token_hash'>;

function personOf({ id, name, role }: Pick<PersonTable, 'id' | 'name' | 'role'>): Person {
  return { id, name, role };
}

/** A token is as random as a key, so a slow hash would not protect it better. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function folded(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function whyNoName(name: string): string | undefined {
  if (folded(name) === '' || name.length > maxNameLength)
    return `a name must have 1 to ${maxNameLength} characters`;
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/u.test(name))
    return 'a name must not contain control characters';
  if (otherAuthors.has(folded(name))) return `the name “${name}” is reserved in the history`;
  return undefined;
}

function addressOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

function whyNoEmail(address: string | null): string | undefined {
  return address === null || isEmail(address) ? undefined : 'this is not an email address';
}

function whyNoRole(role: Role): string | undefined {
  const isAssignable = assignableRoles.some((each) => each === role);
  return isAssignable ? undefined : `a role must be one of ${assignableRoles.join(', ')}, not “${role}”`;
}
