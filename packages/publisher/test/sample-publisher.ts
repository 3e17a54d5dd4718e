import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { UndoneVersion } from '@ochiq/contract/wire/undone-version';
import { buildPageContext } from '@ochiq/pages/page';
import { buildSite } from '@ochiq/pages/site';
import { applyUndoneVersions } from '@ochiq/pages/content/undone-versions';
import { openFileCache } from '@ochiq/images/file-cache';

import { createMinimalContent } from '../../pages/test/minimal-content.ts';
import { inlinePostProcessor, type PostProcessor } from '../src/postprocess/post-processor.ts';
import { Publisher } from '../src/sync/publisher.ts';
import { getPageDataFile, getPageFile } from '../src/site-paths.ts';
import { publishBuild } from '../src/publish-build.ts';
import { getCurrentRelease } from '../src/releases.ts';
import type { PageToRender, RenderedPage } from '../src/render/page-to-render.ts';
import { FakeCms, type Version } from './fake-cms.ts';
import { linkTreeSync } from './link-tree.ts';
import { getSampleFolder } from './sample-folder.ts';

const siteUrl = 'https://ochiq.example';
const today = '2026-11-20';
const panelUrl = 'http://127.0.0.1:1337/admin';

const isLink = (name: string, value: unknown): value is string =>
  ['path', 'href', 'url'].includes(name) && typeof value === 'string' && /^\/(?:uz|ru|en)(?:\/|$)/u.test(value);

/** Lists every path that a page's data link to. */
function collectPageLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => (isLink(name, part) ? [part] : collectPageLinks(part)));
}

function renderHtml(context: string): string {
  const words = context.replace(/[<>&]/gu, '');
  const { head, ...page } = (JSON.parse(context) as ReturnType<typeof buildPageContext>).page;
  const alternates = head.translations.map(({ path: to }) => `<link rel="alternate" hreflang="x" href="${siteUrl}${to}"/>`);
  const links = collectPageLinks(page).map((to) => `<a href="${to}">x</a>`);
  return `<!doctype html><html><head>${alternates.join('')}</head><body>${links.join('')}${words}</body></html>`;
}

const known = new Map<string, string>();

/** Reads a file once: every sample shares the files of the first site, and published files are never written into. */
function readBytes(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  const key = [ino, size, mtimeMs].join(' ');
  const bytes = known.get(key) ?? readFileSync(file, 'base64');
  known.set(key, bytes);
  return bytes;
}

/** Only pages link to what is in these folders of a release. */
const linkedFolders = new Set(['public/media', 'public/cards']);

/** Lists the files below a folder of a release, except those that only pages link to. Thousands of small files: reading them sequentially is faster. */
function listComparedFiles(release: string, folder: string): string[] {
  return readdirSync(path.join(release, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return linkedFolders.has(name) ? [] : listComparedFiles(release, name);
    return entry.isFile() ? [name] : [];
  });
}

/** A published site of minimal content, its CMS, and publishers that sync it. */
export class SamplePublisher {
  readonly cms: FakeCms;
  /** Pages that can't be rendered now. */
  readonly broken = new Set<string>();
  /** Called on changes of the site's files. */
  searchChanged: () => Promise<void> = () => Promise.resolve();
  /** Delays the start of a renderer. */
  waitForRendererStart: () => Promise<void> = () => Promise.resolve();
  /** Compresses a file. */
  compress: PostProcessor['pack'] = inlinePostProcessor.pack;
  readonly folder: string;
  readonly site: string;
  readonly #open: Publisher[] = [];

  private constructor(folder: string, cms: FakeCms) {
    this.folder = folder;
    this.cms = cms;
    this.site = path.join(folder, 'site');
  }

  static async make(cms = new FakeCms(createMinimalContent())): Promise<SamplePublisher> {
    const [sample, site] = await Promise.all([SamplePublisher.#empty(cms), SamplePublisher.#published()]);
    linkTreeSync(site, sample.site);
    return sample;
  }

  /** Creates a sample with a publisher that has synced once, and mocked downloads. */
  static async begin(): Promise<{ sample: SamplePublisher; publisher: Publisher }> {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
    const sample = await SamplePublisher.make();
    return { sample, publisher: await sample.start() };
  }

  async end(): Promise<void> {
    jest.restoreAllMocks();
    await this.remove();
  }

  static async #empty(cms: FakeCms): Promise<SamplePublisher> {
    return new SamplePublisher(await mkdtemp(path.join(os.tmpdir(), 'ochiq-sample-')), cms);
  }

  static #site: Promise<string> | undefined;

  /** The build takes seconds and is the same for every test: the first worker that needs it makes it once per run. */
  static #published(): Promise<string> {
    SamplePublisher.#site ??= SamplePublisher.#publishOnce();
    return SamplePublisher.#site;
  }

  static async #publishOnce(): Promise<string> {
    const shared = path.join(getSampleFolder(), 'site');
    if (existsSync(shared)) return shared;
    const sample = await SamplePublisher.#empty(new FakeCms(createMinimalContent()));
    await sample.#build();
    linkTreeSync(sample.site, `${sample.folder}.site`);
    await sample.remove();
    try {
      renameSync(`${sample.folder}.site`, shared);
    } catch {
      // Another worker was faster: its site is the same.
      rmSync(`${sample.folder}.site`, { recursive: true });
    }
    return shared;
  }

  /** Starts a publisher and syncs once. */
  async start(): Promise<Publisher> {
    const publisher = await this.open();
    await publisher.turn();
    return publisher;
  }

  /** Opens a publisher that has not synced yet. */
  async open(): Promise<Publisher> {
    const publisher = new Publisher({
      cms: this.cms,
      cmsUrl: 'http://cms.example',
      siteDir: this.site,
      siteUrl,
      panelUrl,
      cache: await openFileCache(path.join(this.folder, 'cache')),
      today: () => today,
      openRenderer: async () => {
        await this.waitForRendererStart();
        return { render: this.#render, close: () => Promise.resolve() };
      },
      finisher: { page: inlinePostProcessor.page, pack: (file) => this.compress(file) },
      search: { changed: () => this.searchChanged() },
    });
    this.#open.push(publisher);
    return publisher;
  }

  async remove(): Promise<void> {
    for (const publisher of this.#open) await publisher.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Creates another site, built from what is published now, or from other content. */
  async createRebuiltSite(raw: readonly Version[] = this.cms.raw): Promise<SamplePublisher> {
    const other = await SamplePublisher.make(new FakeCms(raw));
    await other.rebuild();
    return other;
  }

  /** Returns the name of the current release. */
  async release(): Promise<string> {
    return path.basename((await getCurrentRelease(this.site)) ?? '');
  }

  async #publicDir(): Promise<string> {
    return path.join((await getCurrentRelease(this.site)) ?? '', 'public');
  }

  /** Reads the text of a file below `public`; `null` where it does not exist. */
  async readText(name: string): Promise<string | null> {
    return readFile(path.join(await this.#publicDir(), name), 'utf8').catch(() => null);
  }

  readPage = (pagePath: string): Promise<string | null> => this.readText(getPageFile(pagePath));

  /** Reads all public files and the facts of the release, except media and cards, which only pages link to. */
  async readTree(): Promise<Record<string, string>> {
    const release = (await getCurrentRelease(this.site)) ?? '';
    const files = listComparedFiles(release, 'public')
      .sort()
      .map((name) => [name, readBytes(path.join(release, name))] as const);
    const facts = JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')) as Record<string, unknown>;
    const known = JSON.stringify({ ...facts, id: 'any', madeAt: 'any' });
    return { ...Object.fromEntries(files), 'release.json': known };
  }

  #render = ({ path: pagePath, context }: PageToRender): Promise<RenderedPage> => {
    if (this.broken.has(pagePath)) return Promise.reject(new Error('no word for it'));
    const pageData = Buffer.from(`{"path":${JSON.stringify(pagePath)},"result":{"pageContext":${context}}}`);
    return Promise.resolve({ pageData, html: Buffer.from(renderHtml(context)) });
  };

  /** Builds what is published now without undone versions, and publishes it as another release. */
  async rebuild(undone: readonly UndoneVersion[] = []): Promise<void> {
    await this.#build(1, undone);
  }

  async #build(second = 0, undone: readonly UndoneVersion[] = []): Promise<void> {
    const buildDir = path.join(this.folder, 'build');
    const write = (name: string, bytes: Buffer | string) => {
      mkdirSync(path.dirname(path.join(buildDir, name)), { recursive: true });
      writeFileSync(path.join(buildDir, name), bytes);
    };
    const { pages, facts, alert, files } = buildSite(applyUndoneVersions(this.cms.raw, undone), { today, panelUrl, siteUrl });
    for (const page of pages) {
      const { pageData, html } = await this.#render({ ...page, context: JSON.stringify(buildPageContext(page, siteUrl)) });
      write(`public/${getPageDataFile(page.path)}`, pageData);
      write(`public/${getPageFile(page.path)}`, html);
    }
    for (const { to, text } of [...alert, ...files]) write(`public${to}`, text);
    write('.site/facts.json', JSON.stringify(facts));
    write('.site/pages.json', JSON.stringify(pages.map(({ path: address }) => ({ path: address }))));
    write('.site/renderer/renderer.json', '{}');
    await publishBuild(buildDir, this.site, new Date(Date.UTC(2026, 10, 20, 0, 0, second)));
  }
}
