import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { blockConfig, fieldConfigs } from './blocks/fieldConfigs.ts';
import { withAfterCommit } from './changes/afterCommit.ts';
import type { Change } from './changes/change.ts';
import { ChangeNotifier } from './changes/changeNotifier.ts';
import { checkPublished } from './check/checkPublished.ts';
import { articles } from './collections/articles.ts';
import { media } from './collections/media.ts';
import { users } from './collections/users.ts';
import type { PagewellRules } from './pagewell.ts';
import type { Settings } from './settings.ts';

export function payloadConfig(settings: Settings, rules: PagewellRules): Promise<SanitizedConfig> {
  const { pagewell } = settings;
  let notifier: ChangeNotifier | undefined;
  return buildConfig({
    serverURL: settings.origin,
    secret: settings.secret,
    telemetry: false,
    // Unused here, and each start would generate them in a separate process.
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
    editor: lexicalEditor(),
    sharp,
    db: withAfterCommit(
      // Tables for seventy block types with nested lists would be hundreds, with a migration for each change.
      postgresAdapter({ pool: { connectionString: settings.databaseUrl }, blocksAsJSON: true }),
    ),
    // A picture of Gravatar's would tell it who works here.
    admin: { user: 'users', avatar: 'default' },
    blocks: rules.fields.blocks.map(blockConfig),
    collections: [
      articles({
        fields: fieldConfigs(rules.fields.article),
        check: checkPublished(rules, { site: settings.origin }),
        tell: notify,
        preview: pagewell && (() => rules.previewAddress(pagewell, Date.now())),
      }),
      media(settings.mediaFolder),
      users,
    ],
    onInit: ({ logger }) => {
      if (pagewell) notifier = new ChangeNotifier(pagewell, { log: logger });
    },
  });

  function notify(changes: readonly Change[]): void {
    notifier?.notify(changes);
  }
}
