import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { publishBuild } from '../src/publish-build.ts';

/** A finished build, and a site next to it. */
export class SampleBuild {
  readonly dir: string;
  readonly site: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.dir = path.join(folder, 'build');
    this.site = path.join(folder, 'site');
  }

  /** @param pages their paths, which are written with `write` */
  static async make(pages: readonly string[]): Promise<SampleBuild> {
    const build = new SampleBuild(await mkdtemp(path.join(os.tmpdir(), 'ochiq-build-')));
    await build.write('.site/facts.json', JSON.stringify({ profile: 'institution', redirects: [] }));
    await build.write('.site/pages.json', JSON.stringify(pages.map((address) => ({ path: address }))));
    await build.write('.site/renderer/renderer.json', '{}');
    return build;
  }

  async write(name: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.dir, name)), { recursive: true });
    await writeFile(path.join(this.dir, name), text);
  }

  /** @param at in milliseconds since 1970 */
  async publish(at: number): Promise<void> {
    await publishBuild(this.dir, this.site, new Date(at));
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}
