import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import * as z from 'zod';

import { fromRoot } from '../workplace/root.ts';

const names = z.array(z.string()).default([]);

/** The parts that our tests use; the Compose schema validates the complete file. */
const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  command: names,
  entrypoint: names,
  profiles: names,
  user: z.string(),
  restart: z.string(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  read_only: z.boolean(),
  cap_drop: names,
  security_opt: names,
  privileged: z.boolean().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: names,
  volumes: names,
  tmpfs: names,
  ports: names,
  sysctls: z.record(z.string(), z.number()).default({}),
  networks: names,
  healthcheck: z.object({ test: names, disable: z.boolean().optional() }),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }) }) }),
});
export type ComposeService = z.output<typeof service>;

const network = z.object({
  /** Closed, open, or by a setting. */
  internal: z.union([z.boolean(), z.string()]).default(false),
  ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }).optional(),
});

const file = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), network.nullable()),
});

/**
 * Reads `docker-compose.yml`, as parsed YAML and in the shape of our tests.
 * @throws a service lacks a required field
 */
export function readCompose(): { raw: unknown; compose: z.output<typeof file> } {
  const raw: unknown = parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true });
  return { raw, compose: file.parse(raw) };
}
