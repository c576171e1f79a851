export const siteTables: readonly string[] = [
  `create table site_configuration (
    name text primary key default 'site' check (name = 'site'),
    body json not null,
    revision bigint not null default 1,
    author text not null,
    changed_at timestamptz not null default now()
  )`,
  `create table uploaded_pictures (
    name text collate "C" primary key,
    bytes bytea not null,
    width integer not null,
    height integer not null,
    author text not null,
    uploaded_at timestamptz not null default now()
  )`,

  `create table events (
    id bigint generated always as identity primary key,
    kind text not null,
    path text not null,
    body json not null,
    received_at timestamptz not null default now()
  )`,
  'create index events_by_time on events (received_at)',
  `create table event_days (
    day date primary key,
    bytes bigint not null
  )`,

  // One row for each job, with an empty key, and one for each item of its queue.
  `create table jobs (
    name text not null,
    key text not null,
    item json,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    attempts integer not null default 0,
    last_error text,
    holder text,
    leased_until timestamptz,
    claimed_at timestamptz,
    done_at timestamptz,
    primary key (name, key)
  )`,
  'create index jobs_by_due on jobs (name, due_at)',
  // Only the release before `0034-candidates` uses it.
  `create table leases (
    name text primary key,
    holder text not null,
    until timestamptz not null
  )`,
  // Unlogged: counts need not outlive a crash.
  `create unlogged table rate_limits (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`,
  'create index rate_limits_by_end on rate_limits (expire)',

  // A page of one release may be open in a browser or a CDN while another runs.
  `create table builds (
    id text primary key,
    started_at timestamptz not null default now(),
    names text[] not null,
    sheets text[] not null
  )`,
  `create table built_files (
    name text primary key,
    bytes bytea not null
  )`,
];
