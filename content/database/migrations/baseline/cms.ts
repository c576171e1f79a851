export const cmsTables: readonly string[] = [
  `create table cms_articles (
    path text collate "C" primary key,
    title text not null,
    description text not null,
    body text,
    revision text,
    etag text,
    published_at timestamptz not null,
    changed_at timestamptz not null default now(),
    dated_at timestamptz not null,
    listing json not null,
    confirmed_at timestamptz,
    is_due boolean not null default false,
    listed_as text,
    walk bigint,
    asked_in_walk bigint,
    gone_at timestamptz
  )`,
  'create index cms_articles_by_date on cms_articles (dated_at desc, path)',
  'create index cms_articles_by_change on cms_articles (changed_at)',
  `create index cms_articles_by_topic on cms_articles (split_part(path, '/', 2), dated_at desc, path)
   where gone_at is null and split_part(path, '/', 3) <> ''`,
  `create index cms_articles_to_ask on cms_articles (path)
   where is_due or (body is null and gone_at is null)`,
  `create index cms_articles_by_path_word on cms_articles using gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'))
   where gone_at is null`,

  `create table cms (
    address text primary key,
    walk bigint not null default 0,
    cursor text,
    started_at timestamptz,
    ended_at timestamptz,
    site text,
    site_revision text,
    site_etag text,
    site_since timestamptz,
    site_confirmed_at timestamptz
  )`,
];
