export const peopleTables: readonly string[] = [
  `create table people (
    id text primary key,
    name text not null,
    folded_name text not null unique,
    role text not null,
    token_hash text unique,
    added_at timestamptz not null default now(),
    revoked_at timestamptz,
    email text unique
  )`,
  // Signed sessions would stay valid until they expire.
  `create table ended_sessions (
    session_hash text primary key,
    forgotten_at timestamptz not null
  )`,

  `create table reviews (
    number bigint generated always as identity primary key,
    path text collate "C" not null,
    sequence integer not null,
    kind text not null,
    person text not null,
    author text not null,
    asked_of text,
    words text not null,
    made_at timestamptz not null default now()
  )`,
  'create index reviews_by_path on reviews (path, number)',
  'create index reviews_by_time on reviews (made_at)',

  `create table schedules (
    id text primary key,
    path text collate "C" not null,
    kind text not null,
    due_at timestamptz not null,
    zone text not null,
    author text not null,
    made_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    sequence integer,
    body json,
    note text,
    outcome text,
    reason text,
    ended_at timestamptz
  )`,
  'create unique index schedules_waiting on schedules (path, kind) where outcome is null',
  'create index schedules_due on schedules (due_at) where outcome is null',
  'create index schedules_by_change on schedules (changed_at)',
];
