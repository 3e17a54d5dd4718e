import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';

import { resolveMessagesFolder } from './resolve-messages-folder';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  for (const locale of localeCodes) {
    mkdirSync(path.join(site, 'src', 'i18n', locale), { recursive: true });
    writeFileSync(path.join(site, 'src', 'i18n', locale, 'news.json'), JSON.stringify({ empty: 'X' }));
  }
});

afterEach(() => rmSync(site, { recursive: true }));

it('is the folder of translations', () => {
  expect(resolveMessagesFolder({ site, pseudo: false })).toBe(path.join(site, 'src', 'i18n'));
});

it.each(localeCodes)('contains pseudolocalized messages in %s on request', (locale) => {
  const folder = resolveMessagesFolder({ site, pseudo: true });
  expect(JSON.parse(readFileSync(path.join(folder, locale, 'news.json'), 'utf8'))).toEqual({ empty: '⟦X~⟧' });
});
