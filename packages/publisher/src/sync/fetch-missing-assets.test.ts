import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';

import { openFileCache, type FileCache } from '@ochiq/images/file-cache';

import { MissingUpload } from '@ochiq/images/download-upload';

import { AssetLoader } from '../assets/asset-loader.ts';
import type { AssetPlan } from '../assets/asset-sources.ts';
import { findShownFiles } from '../postprocess/process-rendered-page.ts';
import { fetchMissingAssets } from './fetch-missing-assets.ts';

const made = (name: string) => ({ to: `/media/${name}`, text: name });
const planOf = (...names: string[]): AssetPlan => ({ media: [], cards: [], made: names.map(made) });
const upload = (name: string) => ({ from: `/uploads/${name}`, to: `/media/${name}`, mime: 'application/json', bytes: null, variants: [] });
const planOfUploads = (...names: string[]): AssetPlan => ({ media: names.map(upload), cards: [], made: [] });

let folder: string;
let cache: FileCache;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-missing-'));
  cache = await openFileCache(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const planSite = jest.fn(() => planOf('a.json', 'b.json', 'c.json'));
const bring = async (plan: AssetPlan, pages: string[], there: string[] = []) => {
  planSite.mockClear();
  const taken: string[] = [];
  const assetRequest = {
    plan,
    planAllAssets: planSite,
    shown: Promise.resolve(new Set(pages.flatMap((page) => [...findShownFiles(page)]))),
    there: new Set(there),
  };
  const take = (name: string) => Promise.resolve(void taken.push(name));
  const { fetched } = await fetchMissingAssets(assetRequest, { cmsUrl: 'http://cms.example', cache, loader: new AssetLoader() }, take);
  expect(taken).toEqual([...fetched]);
  return taken;
};

test('fetches planned files that do not exist', async () => {
  expect(await bring(planOf('a.json', 'b.json'), ['<a href="/media/a.json">'], ['media/b.json'])).toEqual(['media/a.json']);
  expect(planSite).not.toHaveBeenCalled();
});

test('fetches an unplanned file that a page shows', async () => {
  const page = '<a href="https://ochiq.example/media/b.json"><img srcset="/media/a.json 320w, /media/c.json 640w">';
  expect(await bring(planOf('a.json'), [page], ['media/c.json'])).toEqual(['media/a.json', 'media/b.json']);
});

test('leaves unknown files to the link check', async () => {
  expect(await bring(planOf(), ['<a href="https://gov.uz/media/elsewhere.pdf">'])).toEqual([]);
});

const bringWith = (loader: AssetLoader, ...names: string[]) => bringPlan(loader, planOfUploads(...names));
const bringPlan = (loader: AssetLoader, plan: AssetPlan) => {
  const assetRequest = { plan, planAllAssets: planSite, shown: Promise.resolve(new Set<string>()), there: new Set<string>() };
  return fetchMissingAssets(assetRequest, { cmsUrl: 'http://cms.example', cache, loader }, () => Promise.resolve());
};
const bytesOf = (name: string) => new Map([[name, Buffer.from(name)]]);

test('reports a file that can’t be fetched, and fetches the others', async () => {
  const bring = (name: string) =>
    name === 'media/a.json' ? Promise.reject(new MissingUpload('/uploads/a.json')) : Promise.resolve(bytesOf(name));
  const { fetched, lacking } = await bringWith(new AssetLoader({ bring }), 'a.json', 'b.json');
  expect([...fetched]).toEqual(['media/b.json']);
  expect(lacking.get('media/a.json')).toBeInstanceOf(MissingUpload);
});

test('waits for one file of a hanging server, for none twice, and picks up what arrived meanwhile', async () => {
  const requestedNames: string[] = [];
  let resolveFiles: (files: Map<string, Buffer>) => void = () => undefined;
  const bring = (name: string) => {
    requestedNames.push(name);
    return new Promise<Map<string, Buffer>>((resolve) => {
      resolveFiles = resolve;
    });
  };
  const loader = new AssetLoader({ limit: 20, bring });
  for (let turn = 0; turn < 2; turn++) {
    const { fetched, lacking } = await bringWith(loader, 'a.json', 'b.json', 'c.json');
    expect([fetched.size, [...lacking.keys()]]).toEqual([0, ['media/a.json', 'media/b.json', 'media/c.json']]);
  }
  expect(requestedNames).toEqual(['media/a.json']);
  resolveFiles(bytesOf('media/a.json'));
  expect([...(await bringWith(loader, 'a.json')).fetched]).toEqual(['media/a.json']);
  expect(requestedNames).toEqual(['media/a.json']);
});

test('waits for generated files even if the file server hangs', async () => {
  const bring = async (name: string) => {
    if (name === 'media/a.json') await new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return bytesOf(name);
  };
  const plan = { ...planOfUploads('a.json'), made: [made('card.json'), made('other.json')] };
  const { fetched, lacking } = await bringPlan(new AssetLoader({ limit: 20, bring }), plan);
  expect([[...fetched], [...lacking.keys()]]).toEqual([['media/card.json', 'media/other.json'], ['media/a.json']]);
});

const card = (name: string) => ({ path: `/cards/${name}`, title: name, label: null, name: 'Institution', seed: name });
const planOfCards = (...names: string[]): AssetPlan => ({ media: [], cards: names.map(card), made: [] });

test('draws two cards at once', async () => {
  const drawn = { now: 0, most: 0 };
  const bring = async (name: string) => {
    drawn.now += 1;
    drawn.most = Math.max(drawn.most, drawn.now);
    await breath();
    drawn.now -= 1;
    return bytesOf(name);
  };
  const { fetched } = await bringPlan(new AssetLoader({ bring }), planOfCards('a.png', 'b.png', 'c.png'));
  expect([fetched.size, drawn.most]).toEqual([3, 2]);
});

test('fails with the error of the disk once what was begun has ended, and begins nothing more', async () => {
  const stored: string[] = [];
  let running = 0;
  const storeAsset = async (name: string) => {
    running += 1;
    await breath();
    running -= 1;
    if (name === 'cards/a.png') throw new Error('The disk is full');
    await breath();
    stored.push(name);
  };
  const bring = (name: string) => Promise.resolve(bytesOf(name));
  const assetRequest = {
    plan: planOfCards('a.png', 'b.png', 'c.png', 'd.png'),
    planAllAssets: planSite,
    shown: Promise.resolve(new Set<string>()),
    there: new Set<string>(),
  };
  const fetching = fetchMissingAssets(
    assetRequest,
    { cmsUrl: 'http://cms.example', cache, loader: new AssetLoader({ bring }) },
    storeAsset,
  );
  await expect(fetching).rejects.toThrow('The disk is full');
  expect([running, stored]).toEqual([0, ['cards/b.png']]);
});
