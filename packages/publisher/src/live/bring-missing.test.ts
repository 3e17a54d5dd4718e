import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { openCache, type FileCache } from '@ochiq/pictures/file-cache';

import { MissingUpload } from '@ochiq/pictures/uploaded-file';

import { FileLoader } from '../files/file-loader.ts';
import type { FilePlan } from '../files/file-sources.ts';
import { shownFiles } from '../finish/shown-files.ts';
import { bringMissing } from './bring-missing.ts';

const made = (name: string) => ({ to: `/media/${name}`, text: name });
const planOf = (...names: string[]): FilePlan => ({ media: [], cards: [], made: names.map(made) });
const upload = (name: string) => ({ from: `/uploads/${name}`, to: `/media/${name}`, mime: 'application/json', bytes: null, variants: [] });
const planOfUploads = (...names: string[]): FilePlan => ({ media: names.map(upload), cards: [], made: [] });

let folder: string;
let cache: FileCache;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-missing-'));
  cache = await openCache(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const whole = jest.fn(() => planOf('a.json', 'b.json', 'c.json'));
const bring = async (plan: FilePlan, pages: string[], there: string[] = []) => {
  whole.mockClear();
  const taken: string[] = [];
  const wanted = {
    plan,
    wholePlan: whole,
    shown: Promise.resolve(new Set(pages.flatMap((page) => [...shownFiles(page)]))),
    there: new Set(there),
  };
  const take = (name: string) => Promise.resolve(void taken.push(name));
  const { brought } = await bringMissing(wanted, { cmsUrl: 'http://cms.example', cache, loader: new FileLoader() }, take);
  expect(taken).toEqual([...brought]);
  return taken;
};

test('fetches planned files that do not exist', async () => {
  expect(await bring(planOf('a.json', 'b.json'), ['<a href="/media/a.json">'], ['media/b.json'])).toEqual(['media/a.json']);
  expect(whole).not.toHaveBeenCalled();
});

test('fetches an unplanned file that a page shows', async () => {
  const page = '<a href="https://ochiq.example/media/b.json"><img srcset="/media/a.json 320w, /media/c.json 640w">';
  expect(await bring(planOf('a.json'), [page], ['media/c.json'])).toEqual(['media/a.json', 'media/b.json']);
});

test('leaves unknown files to the link check', async () => {
  expect(await bring(planOf(), ['<a href="https://gov.uz/media/elsewhere.pdf">'])).toEqual([]);
});

const bringWith = (loader: FileLoader, ...names: string[]) => bringPlan(loader, planOfUploads(...names));
const bringPlan = (loader: FileLoader, plan: FilePlan) => {
  const wanted = { plan, wholePlan: whole, shown: Promise.resolve(new Set<string>()), there: new Set<string>() };
  return bringMissing(wanted, { cmsUrl: 'http://cms.example', cache, loader }, () => Promise.resolve());
};
const bytesOf = (name: string) => new Map([[name, Buffer.from(name)]]);

test('reports a file that can’t be fetched, and fetches the others', async () => {
  const bring = (name: string) =>
    name === 'media/a.json' ? Promise.reject(new MissingUpload('/uploads/a.json')) : Promise.resolve(bytesOf(name));
  const { brought, lacking } = await bringWith(new FileLoader({ bring }), 'a.json', 'b.json');
  expect([...brought]).toEqual(['media/b.json']);
  expect(lacking.get('media/a.json')).toBeInstanceOf(MissingUpload);
});

test('waits for one file of a hanging server, for none twice, and picks up what arrived meanwhile', async () => {
  const asked: string[] = [];
  let answer: (files: Map<string, Buffer>) => void = () => undefined;
  const bring = (name: string) => {
    asked.push(name);
    return new Promise<Map<string, Buffer>>((resolve) => {
      answer = resolve;
    });
  };
  const loader = new FileLoader({ limit: 20, bring });
  for (let turn = 0; turn < 2; turn++) {
    const { brought, lacking } = await bringWith(loader, 'a.json', 'b.json', 'c.json');
    expect([brought.size, [...lacking.keys()]]).toEqual([0, ['media/a.json', 'media/b.json', 'media/c.json']]);
  }
  expect(asked).toEqual(['media/a.json']);
  answer(bytesOf('media/a.json'));
  expect([...(await bringWith(loader, 'a.json')).brought]).toEqual(['media/a.json']);
  expect(asked).toEqual(['media/a.json']);
});

test('waits for generated files even if the file server hangs', async () => {
  const bring = async (name: string) => {
    if (name === 'media/a.json') await new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return bytesOf(name);
  };
  const plan = { ...planOfUploads('a.json'), made: [made('card.json'), made('other.json')] };
  const { brought, lacking } = await bringPlan(new FileLoader({ limit: 20, bring }), plan);
  expect([[...brought], [...lacking.keys()]]).toEqual([['media/card.json', 'media/other.json'], ['media/a.json']]);
});
