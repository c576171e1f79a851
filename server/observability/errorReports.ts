import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Counter, type Registry } from 'prom-client';
import { isWorthReporting, reportedError } from '#contracts/errors/errorText.ts';
import { safeMessage } from '#contracts/errors/safeMessage.ts';
import { buildOf } from '#contracts/pageFacts.ts';
import { errorCodeOf } from '#platform/errorCode.ts';
import type { ErrorReport } from '#platform/errorReports/envelope.ts';
import { ErrorReporter, reportOutcomes } from '#platform/errorReports/errorReporter.ts';
import { parseManifest } from '#shell/assets/manifest.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { LoggedError } from './log.ts';

export function openErrorReports(
  { errorDsn, environment }: Pick<Configuration, 'errorDsn' | 'environment'>,
  project: string,
  onTrouble: (cause: unknown) => void,
): ErrorReporter | undefined {
  if (errorDsn === undefined) return undefined;
  return new ErrorReporter({ dsn: errorDsn, release: releaseOf(project), environment, onTrouble });
}

/** Undefined if no developer could fix it. */
export function serverErrorReport({ error, errorId }: LoggedError): ErrorReport | undefined {
  if (!isWorthReporting(error)) return undefined;
  const message = error instanceof Error ? safeMessage(error.message) : undefined;
  return {
    from: 'server',
    ...reportedError(error, serverFile),
    ...(message === undefined ? {} : { message }),
    code: errorCodeOf(error),
    ...(errorId === undefined ? {} : { tags: { errorId } }),
  };
}

/** Without installation folders. Undefined for Node's own scripts. */
export function serverFile(address: string): string | undefined {
  const parts = address.replaceAll('\\', '/').split('/');
  if (parts.length < 2) return undefined;
  const ofPackage = parts.slice(parts.lastIndexOf('node_modules')).join('/');
  return [ofPackage, parts.at(-1) ?? ''].find((file) => packageFile.test(file) || ownFile.test(file));
}

const packageFile = /^node_modules\/[\w@./-]{1,150}$/;
const ownFile = /^[\w.-]{1,80}$/;

export function observeErrorReports(registry: Registry, reporter: ErrorReporter): void {
  new Counter({
    name: 'pagewell_error_reports_total',
    help: 'Errors for ERROR_DSN, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of reportOutcomes) this.inc({ outcome }, reporter.outcomes[outcome]);
    },
  });
}

function releaseOf(project: string): string {
  const manifest = path.join(project, 'dist', 'client', '.vite', 'manifest.json');
  const loader = parseManifest(readFileSync(manifest, 'utf8')).get('client/main.ts')?.file ?? '';
  return `pagewell@${buildOf(loader) ?? 'unknown'}`;
}
