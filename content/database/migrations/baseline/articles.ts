export const articleTables: readonly string[] = [
  'create sequence revision_numbers as bigint',
  `create table revisions (
    id bigint primary key,
    path text not null,
    body json not null,
    author text not null,
    based_on bigint,
    created_at timestamptz not null default now(),
    note text,
    sequence integer
  )`,
  'create index revisions_by_path on revisions (path, id desc)',
  'create index revisions_by_author on revisions (author)',

  // "C" sorts by bytes, the same on every machine: paths are cursors of lists.
  `create table articles (
    path text collate "C" primary key,
    title text not null,
    description text not null,
    published_revision bigint references revisions (id),
    published_at timestamptz,
    changed_at timestamptz not null default now(),
    dated_at timestamptz not null default now(),
    listing json,
    listed_revision bigint
  )`,
  'create index articles_by_change on articles (changed_at desc, path)',
  'create index articles_by_date on articles (dated_at desc, path)',
  `create index articles_by_topic on articles (split_part(path, '/', 2), dated_at desc, path)
   where published_revision is not null and split_part(path, '/', 3) <> ''`,
  `create index articles_by_path_word on articles using gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'))
   where published_revision is not null`,

  `create table drafts (
    path text collate "C" primary key,
    revision bigint not null,
    body json not null,
    title text not null,
    author text not null,
    based_on bigint,
    updated_at timestamptz not null default now()
  )`,
  // Rewritten after each operation; compression took half of the time.
  'alter table drafts alter column body set storage external',
  'create index drafts_by_change on drafts (updated_at desc, path)',

  `create table redirects (
    path text collate "C" primary key,
    target text collate "C" not null,
    made_at timestamptz not null default now(),
    author text not null
  )`,
  'create index redirects_by_target on redirects (target)',
  `create table deleted_articles (
    path text collate "C" primary key,
    deleted_at timestamptz not null default now(),
    author text not null,
    published_revision bigint
  )`,
];
