import { isAbsolute } from 'node:path';

import * as z from 'zod';

import { parseAddress } from './rules/address.ts';

function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return [search, hash, username, password].every((part) => part === '') && !('fault' in parseAddress(pathname));
}

const schema = z.object({
  SITE_HOST: z.string().min(1, 'is empty: name an address to listen on').default('127.0.0.1'),
  SITE_PORT: z
    .string()
    .regex(/^\d{1,5}$/u, 'is not a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'is not a port number: the highest is 65535')
    .default(8000),
  SITE_DIR: z.string('is not set: name the published folder').refine(isAbsolute, 'is not an absolute path'),
  SITE_URL: z
    .url({ protocol: /^https?$/u, error: 'is not an http or https address: give the address that readers use' })
    .refine(isPlainAddress, 'is more than host and path: leave query, fragment and sign-in out'),
});

export type Env = { host: string; port: number; siteDir: string; siteUrl: string };

/**
 * Reads the edge's settings.
 * @throws one sentence for each setting that is wrong
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const { success, data, error } = schema.safeParse(source);
  if (!success) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  return { host: data.SITE_HOST, port: data.SITE_PORT, siteDir: data.SITE_DIR, siteUrl: data.SITE_URL };
}
