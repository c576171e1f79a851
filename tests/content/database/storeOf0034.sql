CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.publish_changes(topic text, keys text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare
      sender constant text := current_setting('application_name');
      opening constant text := '{"topic":' || to_json(topic) || ',"from":' || to_json(sender) || ',"keys":[';
      batch text := '';
      item text;
    begin
      for item in select to_json(key)::text from unnest(keys) as each(key) loop
        continue when octet_length(item) > 7000;
        if batch <> '' and octet_length(opening || batch || item) > 7900 then
          perform pg_notify('pagewell_changes', opening || batch || ']}');
          batch := '';
        end if;
        batch := batch || case batch when '' then '' else ',' end || item;
      end loop;
      if batch <> '' then perform pg_notify('pagewell_changes', opening || batch || ']}'); end if;
      perform pg_notify(older.channel, sender || ' bus ' || older.prefix || key)
      from unnest(keys) as each(key) join (values
        ('articles', 'pagewell_article_changes', ''), ('articles', 'pagewell_cms_changes', ''),
        ('operations', 'pagewell_editing', ''), ('presence', 'pagewell_editing_messages', ''),
        ('reviews', 'pagewell_reviews', ''), ('schedules', 'pagewell_schedules', ''),
        ('comments', 'pagewell_comments', ''), ('people', 'pagewell_people', '/'), ('site', 'pagewell_site', '/')
      ) as older(name, channel, prefix) on older.name = topic
      where octet_length(key) <= 7000;
    end $$;

CREATE FUNCTION public.tell_article_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('articles', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_cms_article_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('articles', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_comment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('comments', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_editing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('operations', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('people', array[new.id]);
        return null;
      end $$;

CREATE FUNCTION public.tell_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('reviews', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_schedules() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('schedules', array[new.path]);
        return null;
      end $$;

CREATE FUNCTION public.tell_site_configuration() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform publish_changes('site', array[new.name]);
        return null;
      end $$;

CREATE TABLE public.article_people (
    path text NOT NULL COLLATE pg_catalog."C",
    part text NOT NULL,
    person text NOT NULL,
    dated_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone NOT NULL
);

CREATE TABLE public.article_snapshots (
    path text NOT NULL COLLATE pg_catalog."C",
    sequence integer NOT NULL,
    article json NOT NULL,
    keys json NOT NULL
);

CREATE TABLE public.articles (
    path text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text NOT NULL,
    published_revision bigint,
    published_at timestamp with time zone,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    dated_at timestamp with time zone DEFAULT now() NOT NULL,
    listing json,
    listed_revision bigint
);

CREATE TABLE public.builds (
    id text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    names text[] NOT NULL,
    sheets text[] NOT NULL
);

CREATE TABLE public.built_files (
    name text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.cms (
    address text NOT NULL,
    walk bigint DEFAULT 0 NOT NULL,
    cursor text,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    site text,
    site_revision text,
    site_etag text,
    site_since timestamp with time zone,
    site_confirmed_at timestamp with time zone
);

CREATE TABLE public.cms_article_people (
    path text NOT NULL COLLATE pg_catalog."C",
    part text NOT NULL,
    person text NOT NULL,
    dated_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone NOT NULL
);

CREATE TABLE public.cms_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text NOT NULL,
    body text,
    revision text,
    etag text,
    published_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    dated_at timestamp with time zone NOT NULL,
    listing json NOT NULL,
    confirmed_at timestamp with time zone,
    is_due boolean DEFAULT false NOT NULL,
    listed_as text,
    walk bigint,
    asked_in_walk bigint,
    gone_at timestamp with time zone
);

CREATE TABLE public.cms_described_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    words text[] NOT NULL,
    translation_of text COLLATE pg_catalog."C",
    language text,
    titled integer DEFAULT 0 NOT NULL,
    described_at timestamp with time zone DEFAULT now() NOT NULL,
    candidates text[],
    candidates_due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.cms_related_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    others text[] NOT NULL,
    "least" integer NOT NULL,
    least_at timestamp with time zone NOT NULL,
    topic text NOT NULL,
    title text NOT NULL,
    image text,
    translation_of text,
    language text,
    is_due boolean NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    told_at timestamp with time zone
);

CREATE TABLE public.cms_search_documents (
    path text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    body text NOT NULL,
    words text[] NOT NULL,
    document tsvector NOT NULL,
    indexed_by integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.cms_search_names (
    path text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL
);

CREATE TABLE public.cms_search_words (
    word text NOT NULL,
    articles integer NOT NULL
);

CREATE TABLE public.comment_steps (
    path text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    comment text,
    place json,
    text text,
    author text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.deleted_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    deleted_at timestamp with time zone DEFAULT now() NOT NULL,
    author text NOT NULL,
    published_revision bigint
);

CREATE TABLE public.described_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    words text[] NOT NULL,
    translation_of text COLLATE pg_catalog."C",
    language text,
    titled integer DEFAULT 0 NOT NULL,
    described_at timestamp with time zone DEFAULT now() NOT NULL,
    candidates text[],
    candidates_due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.drafts (
    path text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    body json NOT NULL,
    title text NOT NULL,
    author text NOT NULL,
    based_on bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.drafts ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE public.edited_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    sequence integer NOT NULL,
    article json NOT NULL,
    keys json NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.edited_articles ALTER COLUMN article SET STORAGE EXTERNAL;

CREATE TABLE public.ended_sessions (
    session_hash text NOT NULL,
    forgotten_at timestamp with time zone NOT NULL
);

CREATE TABLE public.event_days (
    day date NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE public.events (
    id bigint NOT NULL,
    kind text NOT NULL,
    path text NOT NULL,
    body json NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME public.events_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1);

CREATE TABLE public.folded_operations (
    path text NOT NULL COLLATE pg_catalog."C",
    first integer NOT NULL,
    last integer NOT NULL,
    revision bigint NOT NULL,
    authors json NOT NULL,
    folded_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.jobs (
    name text NOT NULL,
    key text NOT NULL,
    item json,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    holder text,
    leased_until timestamp with time zone,
    claimed_at timestamp with time zone,
    done_at timestamp with time zone
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.leases (
    name text NOT NULL,
    holder text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.listed_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    words text NOT NULL,
    block_types text[] NOT NULL,
    checked_by text,
    rules text[] DEFAULT '{}'::text[] NOT NULL,
    errors integer DEFAULT 0 NOT NULL,
    hints integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.operations (
    path text NOT NULL COLLATE pg_catalog."C",
    sequence integer NOT NULL,
    id text NOT NULL,
    sender text NOT NULL,
    author text NOT NULL,
    at text NOT NULL,
    label text,
    changes json NOT NULL,
    inverse json NOT NULL,
    touched json NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.parked_operations (
    number bigint NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL,
    operation json NOT NULL,
    because text NOT NULL,
    met json NOT NULL,
    parked_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    sender text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.parked_operations ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME public.parked_operations_number_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1);

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    folded_name text NOT NULL,
    role text NOT NULL,
    token_hash text,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone,
    email text
);

CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.redirects (
    path text NOT NULL COLLATE pg_catalog."C",
    target text NOT NULL COLLATE pg_catalog."C",
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    author text NOT NULL
);

CREATE TABLE public.related_articles (
    path text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    others text[] NOT NULL,
    "least" integer NOT NULL,
    least_at timestamp with time zone NOT NULL,
    topic text NOT NULL,
    title text NOT NULL,
    image text,
    translation_of text,
    language text,
    is_due boolean NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    told_at timestamp with time zone
);

CREATE TABLE public.reviews (
    number bigint NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    sequence integer NOT NULL,
    kind text NOT NULL,
    person text NOT NULL,
    author text NOT NULL,
    asked_of text,
    words text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.reviews ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME public.reviews_number_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1);

CREATE SEQUENCE public.revision_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.revisions (
    id bigint NOT NULL,
    path text NOT NULL,
    body json NOT NULL,
    author text NOT NULL,
    based_on bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note text,
    sequence integer
);

CREATE TABLE public.schedules (
    id text NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    zone text NOT NULL,
    author text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    sequence integer,
    body json,
    note text,
    outcome text,
    reason text,
    ended_at timestamp with time zone
);

CREATE TABLE public.search_documents (
    path text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    body text NOT NULL,
    words text[] NOT NULL,
    document tsvector NOT NULL,
    indexed_by integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.search_names (
    path text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL
);

CREATE TABLE public.search_words (
    word text NOT NULL,
    articles integer NOT NULL
);

CREATE TABLE public.shares (
    id text NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    secret_hash text NOT NULL,
    kind text NOT NULL,
    sequence integer,
    revision bigint,
    article json,
    author text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    revoked_by text,
    opened_at timestamp with time zone,
    opened integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.site_configuration (
    name text DEFAULT 'site'::text NOT NULL,
    body json NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    author text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_configuration_name_check CHECK ((name = 'site'::text))
);

CREATE TABLE public.standings (
    id bigint NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    step text NOT NULL,
    author text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    sequence integer NOT NULL,
    revision bigint,
    planned boolean NOT NULL
);

CREATE TABLE public.uploaded_pictures (
    name text NOT NULL COLLATE pg_catalog."C",
    bytes bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    author text NOT NULL,
    uploaded_at timestamp with time zone DEFAULT now() NOT NULL
);

INSERT INTO public.article_people VALUES
	('/sleep/short-naps', 'author', 'ada editor', '2026-05-04 09:00:00+00', '2026-11-29 00:42:54.101815+00');

INSERT INTO public.articles VALUES
	('/sleep/short-naps', 'Short naps', 'Short naps, in short.', 1, '2026-11-29 00:42:54.101815+00', '2026-11-29 00:42:54.101815+00', '2026-05-04 09:00:00+00', '{"updatedAt":"2026-05-04T09:00:00.000Z","byline":{"authors":[{"name":"Ada Editor"}]},"language":"en-US"}', 1),
	('/sleep/shift-work', 'Sleep and shift work', 'Sleep and shift work, in short.', 3, '2026-11-29 00:42:54.513693+00', '2026-11-29 00:42:54.513693+00', '2026-06-01 09:00:00+00', '{"updatedAt":"2026-06-01T09:00:00.000Z"}', 3),
	('/sleep/daytime-naps', 'Daytime naps', 'Naps, in short.', 4, '2026-11-29 00:42:54.87427+00', '2026-11-29 00:42:54.87427+00', '2026-11-29 00:42:54.87427+00', '{}', 4);

INSERT INTO public.cms VALUES
	('https://cms.example.org/', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.cms_articles VALUES
	('/heart/salt', 'Less salt', 'Less salt, in short.', '{"path":"/heart/salt","title":"Less salt","description":"Less salt, in short.","updatedAt":"2026-07-01T09:00:00.000Z","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Five grams a day.</p>"}}]}', 'r2', '"r2"', '2026-07-01 09:00:00+00', '2026-11-29 00:42:55.35668+00', '2026-07-01 09:00:00+00', '{"updatedAt":"2026-07-01T09:00:00.000Z","byline":{}}', '2026-11-01 09:00:00+00', false, NULL, NULL, NULL, NULL),
	('/heart/gone', 'Withdrawn', 'Withdrawn, in short.', NULL, NULL, NULL, '2026-07-01 09:00:00+00', '2026-11-29 00:42:55.525333+00', '2026-07-01 09:00:00+00', '{"updatedAt":"2026-07-01T09:00:00.000Z","byline":{}}', '2026-11-01 09:00:00+00', false, NULL, NULL, NULL, '2026-11-29 00:42:55.525333+00'),
	('/heart/blood-pressure', 'Blood pressure', 'Blood pressure, in short.', '{"path":"/heart/blood-pressure","title":"Blood pressure","description":"Blood pressure, in short.","updatedAt":"2026-07-01T09:00:00.000Z","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Measure it at rest, twice.</p>"}}]}', 'r7', '"r7"', '2026-07-01 09:00:00+00', '2026-11-29 00:42:55.281766+00', '2026-07-01 09:00:00+00', '{"updatedAt":"2026-07-01T09:00:00.000Z","byline":{}}', '2026-11-01 09:00:00+00', true, NULL, NULL, NULL, NULL);

INSERT INTO public.cms_described_articles VALUES
	('/heart/blood-pressure', '2026-11-29 00:42:55.281766+00', '{blood,pressure,short}', NULL, NULL, 2, '2026-11-29 00:42:55.281766+00', '{/heart/salt}', '2026-11-30 00:42:55.748268+00'),
	('/heart/salt', '2026-11-29 00:42:55.35668+00', '{salt,short}', NULL, NULL, 1, '2026-11-29 00:42:55.35668+00', '{/heart/blood-pressure}', '2026-11-30 00:42:55.758726+00');

INSERT INTO public.cms_search_documents VALUES
	('/heart/blood-pressure', 'Blood pressure', 'Blood pressure, in short.', 'Measure it at rest, twice.', '{blood,pressure,in,short,measure,it,at,rest,twice}', '''blood'':1A,3C ''measur'':7 ''pressur'':2A,4C ''rest'':10 ''short'':6C ''twice'':11', 3),
	('/heart/salt', 'Less salt', 'Less salt, in short.', 'Five grams a day.', '{less,salt,in,short,five,grams,day}', '''day'':10 ''five'':7 ''gram'':8 ''less'':1A,3C ''salt'':2A,4C ''short'':6C', 3);

INSERT INTO public.cms_search_names VALUES
	('/heart/blood-pressure', 'Blood pressure', 'blood pressure'),
	('/heart/salt', 'Less salt', 'less salt');

INSERT INTO public.cms_search_words VALUES
	('blood', 1), ('pressure', 1), ('measure', 1), ('it', 1), ('at', 1), ('rest', 1), ('twice', 1), ('less', 1),
	('salt', 1), ('five', 1), ('grams', 1), ('day', 1), ('in', 2), ('short', 2);

INSERT INTO public.comment_steps VALUES
	('/sleep/daytime-naps', 1, 'comment-1', 'begin', NULL, '{"block":"text","name":"Text"}', 'A source?', 'Bo Writer', '2026-11-29 00:42:54.962194+00');

INSERT INTO public.described_articles VALUES
	('/sleep/short-naps', '2026-11-29 00:42:54.101815+00', '{short,naps}', NULL, 'en-US', 2, '2026-11-29 00:42:54.101815+00', '{/sleep/daytime-naps,/sleep/shift-work}', '2026-11-30 00:42:55.672477+00'),
	('/sleep/shift-work', '2026-11-29 00:42:54.513693+00', '{sleep,shift,short}', NULL, NULL, 2, '2026-11-29 00:42:54.513693+00', '{/sleep/short-naps,/sleep/daytime-naps}', '2026-11-30 00:42:55.698918+00'),
	('/sleep/daytime-naps', '2026-11-29 00:42:54.87427+00', '{daytime,naps,short}', NULL, NULL, 2, '2026-11-29 00:42:54.368879+00', '{/sleep/short-naps,/sleep/shift-work}', '2026-11-30 00:42:55.727085+00');

INSERT INTO public.drafts VALUES
	('/sleep/dreams', 5, '{"path":"/sleep/dreams","title":"Why we dream","description":"Why we dream, in short.","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>A draft.</p>"}}]}', 'Why we dream', 'Bo Writer', NULL, '2026-11-29 00:42:54.937375+00');

INSERT INTO public.edited_articles VALUES
	('/sleep/daytime-naps', 1, '{"path":"/sleep/daytime-naps","title":"Daytime naps","description":"Naps, in short.","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Old text about naps.</p>"}}]}', '{}', '2026-11-29 00:42:54.764942+00');

INSERT INTO public.event_days VALUES
	('2026-11-29', 2);

INSERT INTO public.events OVERRIDING SYSTEM VALUE VALUES
	(1, 'view', '/sleep/short-naps', '{}', '2026-11-29 00:42:00+00');

INSERT INTO public.jobs VALUES
	('letters-sent', 'reader@example.org', '{"to":"reader@example.org"}', '2026-11-29 00:42:55.575879+00', '2026-11-29 00:42:55.575879+00', 0, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.kysely_migration VALUES
	('0001-articles', '2026-11-29T00:42:52.445Z'), ('0002-search', '2026-11-29T00:42:52.529Z'),
	('0003-events', '2026-11-29T00:42:52.566Z'), ('0004-change-notices', '2026-11-29T00:42:52.582Z'),
	('0005-article-dates', '2026-11-29T00:42:52.609Z'), ('0006-revision-notes', '2026-11-29T00:42:52.614Z'),
	('0007-editing', '2026-11-29T00:42:52.662Z'), ('0008-people', '2026-11-29T00:42:52.813Z'),
	('0009-history', '2026-11-29T00:42:52.831Z'), ('0010-comments-and-shares', '2026-11-29T00:42:52.920Z'),
	('0011-uploaded-pictures', '2026-11-29T00:42:52.936Z'), ('0012-places', '2026-11-29T00:42:52.978Z'),
	('0013-edited-uncompressed', '2026-11-29T00:42:52.984Z'), ('0014-standings', '2026-11-29T00:42:53.003Z'),
	('0015-site-configuration', '2026-11-29T00:42:53.023Z'), ('0016-rate-limits', '2026-11-29T00:42:53.051Z'),
	('0017-email-of-people', '2026-11-29T00:42:53.068Z'), ('0018-folded-operations', '2026-11-29T00:42:53.077Z'),
	('0019-lists-by-change', '2026-11-29T00:42:53.102Z'), ('0020-listings', '2026-11-29T00:42:53.106Z'),
	('0021-articles-by-topic', '2026-11-29T00:42:53.112Z'), ('0022-cms-articles', '2026-11-29T00:42:53.224Z'),
	('0023-described-articles', '2026-11-29T00:42:53.361Z'), ('0024-related-articles', '2026-11-29T00:42:53.526Z'),
	('0025-parked-sender', '2026-11-29T00:42:53.531Z'), ('0026-ended-sessions', '2026-11-29T00:42:53.535Z'),
	('0027-canonical-paths', '2026-11-29T00:42:53.551Z'), ('0028-index-version', '2026-11-29T00:42:53.557Z'),
	('0029-built-files', '2026-11-29T00:42:53.570Z'), ('0030-event-days', '2026-11-29T00:42:53.644Z'),
	('0031-jobs', '2026-11-29T00:42:53.656Z'), ('0033-change-bus', '2026-11-29T00:42:53.699Z'),
	('0034-candidates', '2026-11-29T00:42:53.716Z');

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);

INSERT INTO public.operations VALUES
	('/sleep/daytime-naps', 1, 'operation-1', 'a', 'Ada Editor', '2026-05-04T09:00:00.000Z', NULL, '[{"kind":"set","block":"","pointer":"/title","value":{"json":"Daytime naps"}}]', '[{"kind":"set","block":"","pointer":"/title","value":{"json":"Naps"}}]', '[{"block":"","pointer":"/title"}]', '2026-11-29 00:42:54.764942+00');

INSERT INTO public.people VALUES
	('ff46495b-eba7-424f-bb8b-c29dff3fe645', 'Ada Editor', 'ada editor', 'publisher', '1f0658005684574fbfeb43572cc3f5b0b2744a2a08a9ef036d86fd2e5bc1234e', '2026-11-29 00:42:53.915677+00', NULL, 'ada@example.org'),
	('80f92df5-0804-4c35-83f3-f6c633631680', 'Bo Writer', 'bo writer', 'writer', '4d455e6d734013d14357df0a8b0a962ea103e99615e668fd4a156a6d683f8707', '2026-11-29 00:42:53.993992+00', NULL, NULL);

INSERT INTO public.redirects VALUES
	('/sleep/naps', '/sleep/daytime-naps', '2026-11-29 00:42:54.59045+00', 'Ada Editor'),
	('/heart/pressure', '/heart/blood-pressure', '2026-11-29 00:42:55.541175+00', 'CMS');

INSERT INTO public.revisions VALUES
	(1, '/sleep/short-naps', '{"path":"/sleep/short-naps","title":"Short naps","description":"Short naps, in short.","updatedAt":"2026-05-04T09:00:00.000Z","language":"en-US","byline":{"authors":[{"name":"Ada Editor"}]},"blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>A nap of twenty minutes helps; a longer one makes you drowsy.</p>"}}]}', 'Ada Editor', NULL, '2026-11-29 00:42:54.101815+00', 'First published.', NULL),
	(3, '/sleep/shift-work', '{"path":"/sleep/shift-work","title":"Sleep and shift work","description":"Sleep and shift work, in short.","updatedAt":"2026-06-01T09:00:00.000Z","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Keep the bedroom dark after a night shift.</p>"}}]}', 'Ada Editor', NULL, '2026-11-29 00:42:54.513693+00', NULL, NULL),
	(2, '/sleep/daytime-naps', '{"path":"/sleep/naps","title":"Naps","description":"Naps, in short.","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Old text about naps.</p>"}}]}', 'Ada Editor', NULL, '2026-11-29 00:42:54.368879+00', NULL, NULL),
	(4, '/sleep/daytime-naps', '{"path":"/sleep/daytime-naps","title":"Daytime naps","description":"Naps, in short.","blocks":[{"id":"text","type":"rich-text","data":{"html":"<p>Old text about naps.</p>"}}]}', 'Ada Editor', 2, '2026-11-29 00:42:54.87427+00', NULL, 1);

INSERT INTO public.search_documents VALUES
	('/sleep/short-naps', 'Short naps', 'Short naps, in short.', 'A nap of twenty minutes helps; a longer one makes you drowsy.', '{short,naps,in,nap,of,twenty,minutes,helps,longer,one,makes,you,drowsy}', '''drowsi'':18 ''help'':12 ''longer'':14 ''make'':16 ''minut'':11 ''nap'':2A,4C,8 ''one'':15 ''short'':1A,3C,6C ''twenti'':10', 3),
	('/sleep/shift-work', 'Sleep and shift work', 'Sleep and shift work, in short.', 'Keep the bedroom dark after a night shift.', '{sleep,and,shift,work,in,short,keep,the,bedroom,dark,after,night}', '''bedroom'':13 ''dark'':14 ''keep'':11 ''night'':17 ''shift'':3A,7C,18 ''short'':10C ''sleep'':1A,5C ''work'':4A,8C', 3),
	('/sleep/daytime-naps', 'Daytime naps', 'Naps, in short.', 'Old text about naps.', '{daytime,naps,in,short,old,text,about}', '''daytim'':1A ''nap'':2A,3C,9 ''old'':6 ''short'':5C ''text'':7', 3);

INSERT INTO public.search_names VALUES
	('/sleep/short-naps', 'Short naps', 'short naps'),
	('/sleep/shift-work', 'Sleep and shift work', 'sleep and shift work'),
	('/sleep/daytime-naps', 'Daytime naps', 'daytime naps');

INSERT INTO public.search_words VALUES
	('nap', 1), ('of', 1), ('twenty', 1), ('minutes', 1), ('helps', 1), ('longer', 1), ('one', 1), ('makes', 1), ('you', 1),
	('drowsy', 1), ('naps', 2), ('old', 1), ('text', 1), ('about', 1), ('sleep', 1), ('and', 1), ('shift', 1), ('work', 1),
	('in', 3), ('short', 3), ('keep', 1), ('the', 1), ('bedroom', 1), ('dark', 1), ('after', 1), ('night', 1),
	('daytime', 1);

SELECT pg_catalog.setval('public.events_id_seq', 1, true);
SELECT pg_catalog.setval('public.parked_operations_number_seq', 1, false);
SELECT pg_catalog.setval('public.reviews_number_seq', 1, false);
SELECT pg_catalog.setval('public.revision_numbers', 5, true);

ALTER TABLE ONLY public.article_people ADD CONSTRAINT article_people_pkey PRIMARY KEY (path, part, person);
ALTER TABLE ONLY public.article_snapshots ADD CONSTRAINT article_snapshots_pkey PRIMARY KEY (path, sequence);
ALTER TABLE ONLY public.articles ADD CONSTRAINT articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.builds ADD CONSTRAINT builds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_files ADD CONSTRAINT built_files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.cms_article_people ADD CONSTRAINT cms_article_people_pkey PRIMARY KEY (path, part, person);
ALTER TABLE ONLY public.cms_articles ADD CONSTRAINT cms_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.cms_described_articles ADD CONSTRAINT cms_described_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.cms ADD CONSTRAINT cms_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.cms_related_articles ADD CONSTRAINT cms_related_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.cms_search_documents ADD CONSTRAINT cms_search_documents_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.cms_search_names ADD CONSTRAINT cms_search_names_pkey PRIMARY KEY (path, name);
ALTER TABLE ONLY public.cms_search_words ADD CONSTRAINT cms_search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.comment_steps ADD CONSTRAINT comment_steps_path_id_key UNIQUE (path, id);
ALTER TABLE ONLY public.comment_steps ADD CONSTRAINT comment_steps_pkey PRIMARY KEY (path, number);
ALTER TABLE ONLY public.deleted_articles ADD CONSTRAINT deleted_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.described_articles ADD CONSTRAINT described_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.drafts ADD CONSTRAINT drafts_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.edited_articles ADD CONSTRAINT edited_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.ended_sessions ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (session_hash);
ALTER TABLE ONLY public.event_days ADD CONSTRAINT event_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.events ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.folded_operations ADD CONSTRAINT folded_operations_pkey PRIMARY KEY (path, last);
ALTER TABLE ONLY public.jobs ADD CONSTRAINT jobs_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY public.kysely_migration_lock ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.leases ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.listed_articles ADD CONSTRAINT listed_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.operations ADD CONSTRAINT operations_path_id_key UNIQUE (path, id);
ALTER TABLE ONLY public.operations ADD CONSTRAINT operations_pkey PRIMARY KEY (path, sequence);
ALTER TABLE ONLY public.parked_operations ADD CONSTRAINT parked_operations_pkey PRIMARY KEY (path, id);
ALTER TABLE ONLY public.people ADD CONSTRAINT people_email_key UNIQUE (email);
ALTER TABLE ONLY public.people ADD CONSTRAINT people_folded_name_key UNIQUE (folded_name);
ALTER TABLE ONLY public.people ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people ADD CONSTRAINT people_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.redirects ADD CONSTRAINT redirects_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.related_articles ADD CONSTRAINT related_articles_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.revisions ADD CONSTRAINT revisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schedules ADD CONSTRAINT schedules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_documents ADD CONSTRAINT search_documents_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.search_names ADD CONSTRAINT search_names_pkey PRIMARY KEY (path, name);
ALTER TABLE ONLY public.search_words ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.shares ADD CONSTRAINT shares_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_configuration ADD CONSTRAINT site_configuration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.standings ADD CONSTRAINT standings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.uploaded_pictures ADD CONSTRAINT uploaded_pictures_pkey PRIMARY KEY (name);

CREATE INDEX article_people_by_change ON public.article_people USING btree (person, published_at DESC);
CREATE INDEX article_people_by_date ON public.article_people USING btree (person, part, dated_at DESC, path);
CREATE INDEX articles_by_change ON public.articles USING btree (changed_at DESC, path);
CREATE INDEX articles_by_date ON public.articles USING btree (dated_at DESC, path);
CREATE INDEX articles_by_path_word ON public.articles USING gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'::text)) WHERE (published_revision IS NOT NULL);
CREATE INDEX articles_by_topic ON public.articles USING btree (split_part(path, '/'::text, 2), dated_at DESC, path) WHERE ((published_revision IS NOT NULL) AND (split_part(path, '/'::text, 3) <> ''::text));
CREATE INDEX cms_article_people_by_change ON public.cms_article_people USING btree (person, published_at DESC);
CREATE INDEX cms_article_people_by_date ON public.cms_article_people USING btree (person, part, dated_at DESC, path);
CREATE INDEX cms_articles_by_change ON public.cms_articles USING btree (changed_at);
CREATE INDEX cms_articles_by_date ON public.cms_articles USING btree (dated_at DESC, path);
CREATE INDEX cms_articles_by_path_word ON public.cms_articles USING gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'::text)) WHERE (gone_at IS NULL);
CREATE INDEX cms_articles_by_topic ON public.cms_articles USING btree (split_part(path, '/'::text, 2), dated_at DESC, path) WHERE ((gone_at IS NULL) AND (split_part(path, '/'::text, 3) <> ''::text));
CREATE INDEX cms_articles_to_ask ON public.cms_articles USING btree (path) WHERE (is_due OR ((body IS NULL) AND (gone_at IS NULL)));
CREATE INDEX cms_described_articles_by_due ON public.cms_described_articles USING btree (candidates_due_at);
CREATE INDEX cms_described_articles_by_original ON public.cms_described_articles USING btree (translation_of, path) WHERE (translation_of IS NOT NULL);
CREATE INDEX cms_described_articles_by_word ON public.cms_described_articles USING gin (words) WITH (fastupdate=off);
CREATE INDEX cms_related_articles_by_other ON public.cms_related_articles USING gin (others) WITH (fastupdate=off);
CREATE INDEX cms_related_articles_by_telling ON public.cms_related_articles USING btree (told_at);
CREATE INDEX cms_related_articles_due ON public.cms_related_articles USING btree (path) WHERE is_due;
CREATE INDEX cms_search_documents_by_word ON public.cms_search_documents USING gin (document);
CREATE INDEX cms_search_names_by_likeness ON public.cms_search_names USING gin (folded public.gin_trgm_ops);
CREATE INDEX cms_search_words_by_likeness ON public.cms_search_words USING gin (word public.gin_trgm_ops);
CREATE INDEX comment_steps_by_time ON public.comment_steps USING btree (at);
CREATE INDEX described_articles_by_due ON public.described_articles USING btree (candidates_due_at);
CREATE INDEX described_articles_by_original ON public.described_articles USING btree (translation_of, path) WHERE (translation_of IS NOT NULL);
CREATE INDEX described_articles_by_word ON public.described_articles USING gin (words) WITH (fastupdate=off);
CREATE INDEX drafts_by_change ON public.drafts USING btree (updated_at DESC, path);
CREATE INDEX edited_articles_by_change ON public.edited_articles USING btree (updated_at);
CREATE INDEX events_by_time ON public.events USING btree (received_at);
CREATE INDEX jobs_by_due ON public.jobs USING btree (name, due_at);
CREATE INDEX listed_articles_by_words ON public.listed_articles USING gin (words public.gin_trgm_ops);
CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (expire);
CREATE INDEX redirects_by_target ON public.redirects USING btree (target);
CREATE INDEX related_articles_by_other ON public.related_articles USING gin (others) WITH (fastupdate=off);
CREATE INDEX related_articles_by_telling ON public.related_articles USING btree (told_at);
CREATE INDEX related_articles_due ON public.related_articles USING btree (path) WHERE is_due;
CREATE INDEX reviews_by_path ON public.reviews USING btree (path, number);
CREATE INDEX reviews_by_time ON public.reviews USING btree (made_at);
CREATE INDEX revisions_by_author ON public.revisions USING btree (author);
CREATE INDEX revisions_by_path ON public.revisions USING btree (path, id DESC);
CREATE INDEX schedules_by_change ON public.schedules USING btree (changed_at);
CREATE INDEX schedules_due ON public.schedules USING btree (due_at) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX schedules_waiting ON public.schedules USING btree (path, kind) WHERE (outcome IS NULL);
CREATE INDEX search_documents_by_word ON public.search_documents USING gin (document);
CREATE INDEX search_names_by_likeness ON public.search_names USING gin (folded public.gin_trgm_ops);
CREATE INDEX search_words_by_likeness ON public.search_words USING gin (word public.gin_trgm_ops);
CREATE INDEX shares_by_path ON public.shares USING btree (path, created_at DESC);
CREATE INDEX standings_by_path ON public.standings USING btree (path, sequence, id);
CREATE TRIGGER article_changed AFTER INSERT OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.tell_article_change();
CREATE TRIGGER cms_article_changed AFTER INSERT OR UPDATE OF changed_at ON public.cms_articles FOR EACH ROW EXECUTE FUNCTION public.tell_cms_article_change();
CREATE TRIGGER comment_added AFTER INSERT ON public.comment_steps FOR EACH ROW EXECUTE FUNCTION public.tell_comment();
CREATE TRIGGER edited_article_changed AFTER UPDATE ON public.edited_articles FOR EACH ROW EXECUTE FUNCTION public.tell_editing();
CREATE TRIGGER people_changed AFTER UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION public.tell_people();
CREATE TRIGGER reviews_changed AFTER INSERT ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.tell_reviews();
CREATE TRIGGER schedules_changed AFTER INSERT OR UPDATE ON public.schedules FOR EACH ROW EXECUTE FUNCTION public.tell_schedules();
CREATE TRIGGER site_configuration_changed AFTER INSERT OR UPDATE ON public.site_configuration FOR EACH ROW EXECUTE FUNCTION public.tell_site_configuration();

ALTER TABLE ONLY public.article_people ADD CONSTRAINT article_people_path_fkey FOREIGN KEY (path) REFERENCES public.articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.article_snapshots ADD CONSTRAINT article_snapshots_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
ALTER TABLE ONLY public.articles ADD CONSTRAINT articles_published_revision_fkey FOREIGN KEY (published_revision) REFERENCES public.revisions(id);
ALTER TABLE ONLY public.cms_article_people ADD CONSTRAINT cms_article_people_path_fkey FOREIGN KEY (path) REFERENCES public.cms_articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cms_described_articles ADD CONSTRAINT cms_described_articles_path_fkey FOREIGN KEY (path) REFERENCES public.cms_articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cms_related_articles ADD CONSTRAINT cms_related_articles_path_fkey FOREIGN KEY (path) REFERENCES public.cms_articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cms_search_documents ADD CONSTRAINT cms_search_documents_path_fkey FOREIGN KEY (path) REFERENCES public.cms_articles(path) ON DELETE CASCADE;
ALTER TABLE ONLY public.cms_search_names ADD CONSTRAINT cms_search_names_path_fkey FOREIGN KEY (path) REFERENCES public.cms_articles(path) ON DELETE CASCADE;
ALTER TABLE ONLY public.comment_steps ADD CONSTRAINT comment_steps_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
ALTER TABLE ONLY public.described_articles ADD CONSTRAINT described_articles_path_fkey FOREIGN KEY (path) REFERENCES public.articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.folded_operations ADD CONSTRAINT folded_operations_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
ALTER TABLE ONLY public.operations ADD CONSTRAINT operations_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
ALTER TABLE ONLY public.parked_operations ADD CONSTRAINT parked_operations_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
ALTER TABLE ONLY public.related_articles ADD CONSTRAINT related_articles_path_fkey FOREIGN KEY (path) REFERENCES public.articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.search_documents ADD CONSTRAINT search_documents_path_fkey FOREIGN KEY (path) REFERENCES public.articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.search_names ADD CONSTRAINT search_names_path_fkey FOREIGN KEY (path) REFERENCES public.articles(path) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.shares ADD CONSTRAINT shares_path_fkey FOREIGN KEY (path) REFERENCES public.edited_articles(path) ON UPDATE CASCADE;
