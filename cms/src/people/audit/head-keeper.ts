import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { secretsIfSet } from '../../env';
import { readAuditFile, renameAuditFile, writeAuditFile } from './audit-folder';
import { head, isGenuineHead, createHead } from './chain/head';
import { deriveHeadKey } from './chain/keys';
import type { ChainEnd } from './chain/sealed-row';

export const headFile = 'head.json';

/** How long commits are collected before the file is written, in milliseconds. */
const collectMs = 100;

/**
 * Keeps the head file of a CMS behind its commits. It never goes back: where the log lost rows, the head that names them is
 * set aside, so that what is written afterwards does not hide the loss.
 */
export class HeadKeeper {
  readonly #key: Buffer;
  readonly #strapi: Core.Strapi;
  #known: ChainEnd | null = null;
  #isLoaded = false;
  #pending: ChainEnd | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(strapi: Core.Strapi, secret: string) {
    this.#strapi = strapi;
    this.#key = deriveHeadKey(secret);
  }

  async #load(): Promise<void> {
    if (this.#isLoaded) return;
    const stored = head.safeParse(await readAuditFile(headFile)).data;
    this.#known = stored && isGenuineHead(this.#key, stored) ? stored : null;
    this.#isLoaded = true;
  }

  /**
   * Compares the end of the log, as a writer reads it under the write lock, with what was committed before. Where rows are
   * missing, the head file is set aside.
   */
  async checkEnd(end: ChainEnd | null): Promise<void> {
    await this.#load();
    const lastKnown = this.#known;
    if (lastKnown === null || (end !== null && end.number >= lastKnown.number)) return;
    this.#known = null;
    this.#strapi.log.error(
      `The audit log has lost its rows after ${String(end?.number ?? 0)}: it had ${String(lastKnown.number)}. Say \`pnpm audit-log verify\`.`,
    );
    await this.#writing;
    const aside = `head-${String(lastKnown.number)}-${String(Date.now())}.json`;
    await renameAuditFile(headFile, aside).catch((error: unknown) => {
      this.#strapi.log.error(`The head file of the audit log was not set aside: ${getErrorMessage(error)}`);
    });
  }

  /** Takes note of a committed row; the file follows within moments. */
  commit({ number, hash }: ChainEnd): void {
    if (this.#known !== null && number <= this.#known.number) return;
    this.#known = { number, hash };
    this.#pending = this.#known;
    this.#timer ??= setTimeout(() => void this.flush(), collectMs).unref();
  }

  /** Writes what is pending. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const end = this.#pending;
    this.#pending = null;
    if (end === null) return this.#writing;
    this.#writing = this.#writing
      .then(() => writeAuditFile(headFile, createHead(this.#key, end)))
      .catch((error: unknown) => {
        this.#strapi.log.error(`The head file of the audit log was not written: ${getErrorMessage(error)}`);
      });
    return this.#writing;
  }
}

const keepers = new WeakMap<Core.Strapi, HeadKeeper>();

/** Returns the secret that the keys of the log are derived from. @throws Error it is not set */
export function getAuditSecret(): string {
  const { ENCRYPTION_KEY: secret } = secretsIfSet;
  if (secret === undefined) throw new Error('ENCRYPTION_KEY is not set: the audit log can neither be written nor verified without it');
  return secret;
}

/** Returns the keeper of a CMS's head file: several CMS may run in one process. */
export function getHeadKeeper(strapi: Core.Strapi): HeadKeeper {
  const keeper = keepers.get(strapi) ?? new HeadKeeper(strapi, getAuditSecret());
  keepers.set(strapi, keeper);
  return keeper;
}
