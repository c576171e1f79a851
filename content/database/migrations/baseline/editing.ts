export const editingTables: readonly string[] = [
  `create table edited_articles (
    path text collate "C" primary key,
    sequence integer not null,
    article json not null,
    keys json not null,
    updated_at timestamptz not null default now()
  )`,
  // Rewritten after each operation; compression took half of the time.
  'alter table edited_articles alter column article set storage external',
  'create index edited_articles_by_change on edited_articles (updated_at)',

  `create table operations (
    path text collate "C" not null references edited_articles (path) on update cascade,
    sequence integer not null,
    id text not null,
    sender text not null,
    author text not null,
    at text not null,
    label text,
    changes json not null,
    inverse json not null,
    touched json not null,
    received_at timestamptz not null default now(),
    primary key (path, sequence),
    unique (path, id)
  )`,
  `create table folded_operations (
    path text collate "C" not null references edited_articles (path) on update cascade,
    first integer not null,
    last integer not null,
    revision bigint not null,
    authors json not null,
    folded_at timestamptz not null default now(),
    primary key (path, last)
  )`,
  `create table article_snapshots (
    path text collate "C" not null references edited_articles (path) on update cascade,
    sequence integer not null,
    article json not null,
    keys json not null,
    primary key (path, sequence)
  )`,
  `create table parked_operations (
    number bigint generated always as identity,
    path text collate "C" not null references edited_articles (path) on update cascade,
    id text not null,
    operation json not null,
    because text not null,
    met json not null,
    parked_at timestamptz not null default now(),
    settled_at timestamptz,
    sender text not null default '',
    primary key (path, id)
  )`,
  `create table standings (
    id bigint primary key,
    path text collate "C" not null,
    step text not null,
    author text not null,
    at timestamptz not null default now(),
    sequence integer not null,
    revision bigint,
    planned boolean not null
  )`,
  'create index standings_by_path on standings (path, sequence, id)',

  `create table comment_steps (
    path text collate "C" not null references edited_articles (path) on update cascade,
    number integer not null,
    id text not null,
    kind text not null,
    comment text,
    place json,
    text text,
    author text not null,
    at timestamptz not null default now(),
    primary key (path, number),
    unique (path, id)
  )`,
  'create index comment_steps_by_time on comment_steps (at)',
  // Only the hash of a link's secret: reading this table opens no preview.
  `create table shares (
    id text primary key,
    path text collate "C" not null references edited_articles (path) on update cascade,
    secret_hash text not null,
    kind text not null,
    sequence integer,
    revision bigint,
    article json,
    author text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_by text,
    opened_at timestamptz,
    opened integer not null default 0
  )`,
  'create index shares_by_path on shares (path, created_at desc)',

  `create table listed_articles (
    path text collate "C" primary key,
    revision bigint not null,
    words text not null,
    block_types text[] not null,
    checked_by text,
    rules text[] not null default '{}',
    errors integer not null default 0,
    hints integer not null default 0
  )`,
  'create index listed_articles_by_words on listed_articles using gin (words gin_trgm_ops)',
];
