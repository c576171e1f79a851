import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app.ts';
import { describeConfiguration, readConfiguration } from './configuration/configuration.ts';
import { openErrorReports, serverErrorReport } from './observability/errorReports.ts';
import { createLog } from './observability/log.ts';
import { openParts } from './openParts.ts';
import { GracefulShutdown } from './process/gracefulShutdown.ts';
import { limitedServer } from './process/limitedServer.ts';
import { ownAddress } from './process/ownAddress.ts';
import { requireMode, requireNode } from './process/requireRuntime.ts';
import { listenFailure, startFailure } from './process/startFailure.ts';

async function main(): Promise<void> {
  requireNode(process.version);
  requireMode(process.env.NODE_ENV);
  const configuration = readConfiguration(process.env);
  const project = projectFolder();
  const errors = openErrorReports(configuration, project, (cause) => {
    log.warn({ err: cause }, 'errors cannot be sent to ERROR_DSN');
  });
  const log = createLog(configuration, (logged) => {
    const report = serverErrorReport(logged);
    if (report) errors?.report(report);
  });
  log.info({ configuration: describeConfiguration(process.env) }, 'starting');

  const { parts, prepare, announce, close } = await openParts(configuration, project, log, errors);
  const server = limitedServer(createApp(parts), configuration);
  const shutdown = new GracefulShutdown({
    server,
    lifecycle: parts.lifecycle,
    log,
    delay: configuration.shutdownDelay,
    limit: configuration.shutdownLimit,
    close: async () => {
      await close();
      await errors?.close();
    },
    exit: (code) => {
      log.flush();
      process.exit(code);
    },
  });
  shutdown.listen();

  server.once('error', (error) => {
    log.fatal(listenFailure(error, configuration.host, configuration.port));
    void shutdown.end(1);
  });
  await prepare();
  if (parts.lifecycle.isDraining) return;
  server.listen(configuration.port, configuration.host, () => {
    parts.lifecycle.becomeReady();
    announce(ownAddress(server)).catch((error: unknown) => {
      log.warn({ err: error }, 'the address of the server could not be stored for commands');
    });
    log.info({ address: server.address(), site: parts.siteOrigin }, `Pagewell is at ${parts.siteOrigin}`);
    if (configuration.siteOrigin === undefined && configuration.environment === 'production')
      log.warn('SITE_ORIGIN is not set, so this is a local trial. Set it before the site goes live.');
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`Pagewell could not start.\n${startFailure(error)}\n`);
  process.exit(1);
});

/** @throws Error if the build was moved out of its project */
function projectFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (path.dirname(folder) === folder) throw new Error('There is no package.json above the server.');
  }
}
