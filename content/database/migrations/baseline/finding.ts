interface Shelf {
  articles: string;
  prefix: string;
  onMove: string;
}

export const findingTables: readonly string[] = [
  ...tablesOf({ articles: 'articles', prefix: '', onMove: 'on update cascade' }),
  ...tablesOf({ articles: 'cms_articles', prefix: 'cms_', onMove: '' }),
];

function tablesOf(shelf: Shelf): string[] {
  return [...searchTables(shelf), ...subjectTables(shelf), ...relatedTables(shelf)];
}

function searchTables({ articles, prefix, onMove }: Shelf): string[] {
  return [
    `create table ${prefix}search_documents (
      path text primary key references ${articles} (path) ${onMove} on delete cascade,
      title text not null,
      description text not null,
      body text not null,
      words text[] not null,
      document tsvector not null,
      indexed_by integer not null default 1
    )`,
    `create index ${prefix}search_documents_by_word on ${prefix}search_documents using gin (document)`,
    `create table ${prefix}search_names (
      path text not null references ${articles} (path) ${onMove} on delete cascade,
      name text not null,
      folded text not null,
      primary key (path, name)
    )`,
    `create index ${prefix}search_names_by_likeness on ${prefix}search_names using gin (folded gin_trgm_ops)`,
    `create table ${prefix}search_words (
      word text primary key,
      articles integer not null
    )`,
    `create index ${prefix}search_words_by_likeness on ${prefix}search_words using gin (word gin_trgm_ops)`,
  ];
}

function subjectTables({ articles, prefix }: Shelf): string[] {
  return [
    `create table ${prefix}described_articles (
      path text collate "C" primary key references ${articles} (path) on update cascade on delete cascade,
      changed_at timestamptz not null,
      words text[] not null,
      translation_of text collate "C",
      language text,
      titled integer not null default 0,
      described_at timestamptz not null default now(),
      candidates text[],
      candidates_due_at timestamptz not null default now()
    )`,
    // Without fast update: reading the pending list would cost more than the index itself.
    `create index ${prefix}described_articles_by_word on ${prefix}described_articles using gin (words)
     with (fastupdate = off)`,
    `create index ${prefix}described_articles_by_original on ${prefix}described_articles (translation_of, path)
     where translation_of is not null`,
    `create index ${prefix}described_articles_by_due on ${prefix}described_articles (candidates_due_at)`,
    `create table ${prefix}article_people (
      path text collate "C" not null references ${articles} (path) on update cascade on delete cascade,
      part text not null,
      person text not null,
      dated_at timestamptz not null,
      published_at timestamptz not null,
      primary key (path, part, person)
    )`,
    `create index ${prefix}article_people_by_date on ${prefix}article_people (person, part, dated_at desc, path)`,
    `create index ${prefix}article_people_by_change on ${prefix}article_people (person, published_at desc)`,
  ];
}

/** Only the release before `0034-candidates` uses them. */
function relatedTables({ articles, prefix }: Shelf): string[] {
  return [
    `create table ${prefix}related_articles (
      path text collate "C" primary key references ${articles} (path) on update cascade on delete cascade,
      changed_at timestamptz not null,
      others text[] not null,
      least integer not null,
      least_at timestamptz not null,
      topic text not null,
      title text not null,
      image text,
      translation_of text,
      language text,
      is_due boolean not null,
      made_at timestamptz not null default now(),
      told_at timestamptz
    )`,
    `create index ${prefix}related_articles_by_other on ${prefix}related_articles using gin (others)
     with (fastupdate = off)`,
    `create index ${prefix}related_articles_due on ${prefix}related_articles (path) where is_due`,
    `create index ${prefix}related_articles_by_telling on ${prefix}related_articles (told_at)`,
  ];
}
