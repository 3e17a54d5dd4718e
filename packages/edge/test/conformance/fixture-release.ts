import { mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Release } from '@ochiq/contract/wire/site-facts';

import { fixtureFiles, hasCompressedVariants } from './fixture-files.ts';
import { createFixtureForms } from './create-fixture-forms.ts';
import { createFixturePages } from './create-fixture-pages.ts';
import { createFixtureSearch } from './create-fixture-search.ts';

/** Every file of a fixture was changed at this moment. */
const changedAt = new Date('2026-01-02T03:04:05Z');

export const scriptHash = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const redirects: Release['redirects'] = [
  { from: '/old', to: '/about', permanent: true },
  { from: '/old-home', to: '/', permanent: false },
  { from: '/ru/old', to: '/ru/about', permanent: false },
  { from: '/uz/old', to: '/uz/about', permanent: true },
  { from: '/with-query', to: '/about?from=old#part', permanent: true },
  { from: '/chain-1', to: '/chain-2', permanent: true },
  { from: '/chain-2/', to: '/about/', permanent: true },
  { from: '/circle-1', to: '/circle-2', permanent: true },
  { from: '/circle-2', to: '/circle-1', permanent: true },
  { from: '/elsewhere', to: 'https://lex.uz/docs/1', permanent: false },
  { from: '/evil-1', to: '//evil.example', permanent: true },
  { from: '/evil-2', to: '/\\evil.example', permanent: true },
  { from: '/evil-3', to: 'javascript:alert(1)', permanent: true },
  { from: '/evil-4', to: '/.//evil.example', permanent: true },
  { from: '/en/news/yangi-xabar', to: '/news/yangi-xabar', permanent: true },
  { from: '/eski.pdf', to: '/media/report.pdf', permanent: true },
];

/** Creates the `release.json` of a fixture. */
export function createReleaseFacts(id: string, profile: Release['profile']): Release {
  const hashes = { scriptHashes: [scriptHash, "'unsafe-inline'"], styleHashes: [] };
  return { id, madeAt: changedAt.toISOString(), profile, redirects, cyrillicWords: 'Ochiq', ...hashes };
}

/** Writes a file as the publisher does: to a temporary file, then renamed over the old one. */
export async function putFile(path: string, content: string | Buffer, changed = changedAt): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await utimes(`${path}.new`, changed, changed);
  await rename(`${path}.new`, path);
}

/** Switches `current` to a release. */
export async function switchCurrentRelease(siteDir: string, id: string): Promise<void> {
  const link = join(siteDir, `current.${id}`);
  await symlink(join('releases', id), link);
  await rename(link, join(siteDir, 'current'));
}

/** The quickest: no test asks how small a variant is. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY };

/** Writes a complete release into a published folder, without switching `current`. */
export async function writeRelease(siteDir: string, facts: Release, siteUrl = 'http://ochiq.test'): Promise<string> {
  const folder = join(siteDir, 'releases', facts.id);
  for (const [path, content] of Object.entries({
    ...createFixturePages(siteUrl),
    ...createFixtureForms(),
    ...createFixtureSearch(),
    ...fixtureFiles,
  })) {
    const file = join(folder, 'public', path);
    await putFile(file, content);
    if (!hasCompressedVariants(path)) continue;
    await putFile(`${file}.br`, brotliCompressSync(content, { params: brotliParams }));
    await putFile(`${file}.gz`, gzipSync(content));
  }
  await symlink('../release.json', join(folder, 'public', 'leak.json'));
  await symlink('/etc', join(folder, 'public', 'etc'));
  await symlink('robots.txt', join(folder, 'public', 'inside-link.txt'));
  await symlink('round.txt', join(folder, 'public', 'round.txt'));
  await putFile(join(folder, facts.id), '');
  await putFile(join(folder, 'release.json'), JSON.stringify(facts));
  return folder;
}
