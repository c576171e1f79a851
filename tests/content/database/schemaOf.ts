import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';

/** All that a database's schema has, as PostgreSQL's catalogue describes it: a line for each, sorted; columns in their order. */
export async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select * from pg_class where relnamespace = current_schema()::regnamespace)
    select concat_ws(' ', relkind, relpersistence, relname, reloptions) as line from ours where relkind <> 'i'
    union all
    select concat_ws(' ', 'column', relname, row_number() over (partition by ours.oid order by attnum), attname,
      format_type(atttypid, atttypmod), collname, case when attnotnull then 'not null' end, 'storage', attstorage,
      attcompression, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from ours join pg_attribute on attrelid = ours.oid left join pg_attrdef on adrelid = ours.oid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
    where relkind in ('r', 'p') and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = current_schema()::regnamespace
    union all
    select pg_get_indexdef(oid) from ours where relkind = 'i'
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' ', 'sequence', seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement, seqmin,
      seqmax, seqcache, seqcycle, refobjid::regclass, refobjsubid)
    from pg_sequence left join pg_depend on objid = seqrelid and deptype in ('a', 'i') and classid = 'pg_class'::regclass
    union all
    select concat('extension ', extname) from pg_extension
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
