import { formatLogLine, type LogLevel } from '@ochiq/service-kit/log-lines';
import { winston } from '@strapi/logger';

import { getRequestId } from './get-request-id-header';

const levels: Readonly<Record<string, LogLevel>> = { error: 'error', warn: 'warning' };

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const { combine, errors, printf, splat } = winston.format;

/** What Strapi and we log, as lines like those of the other services, with the number of the request that was being answered. */
export const jsonFormat = combine(
  errors({ stack: true }),
  splat(),
  printf(({ level, message, stack }) =>
    formatLogLine(levels[level] ?? 'info', 'cms', {
      // Before Strapi has made itself known there is no request.
      requestId: 'strapi' in globalThis ? getRequestId(strapi) : undefined,
      message: toText(stack ?? message),
    }).trimEnd(),
  ),
);
