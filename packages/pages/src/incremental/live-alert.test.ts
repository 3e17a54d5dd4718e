import type { Entry } from '@ochiq/contract/content-types';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { createAlertFiles } from '../create-alert-files.ts';
import { buildDocument, parseContent, parseEntry } from '../content/parse-content.ts';
import type { PlannedPage } from '../page.ts';
import { IncrementalSite } from './incremental-site.ts';

const today = '2026-11-20';
const fingerprint = (page: PlannedPage) => JSON.stringify(page.page());

function createAlert(text: string): Entry<'alert'> {
  const parsed = parseEntry(createMinimalEntry('alert', 'ru', '1', { text }));
  if (!('entry' in parsed)) throw new Error('The alert does not fit the contract');
  return parsed.entry as Entry<'alert'>;
}

test('publishing, changing and unpublishing a banner changes no page', () => {
  const { content } = parseContent(createMinimalContent().filter(({ type }) => type !== 'alert'));
  const site = new IncrementalSite({
    content,
    today,
    tables: new Map(),
    panelUrl: 'http://127.0.0.1:1337/admin',
    siteUrl: 'https://ochiq.example',
    fingerprint,
  });
  site.accept();
  const listAlertTexts = () => createAlertFiles(site.content, today, '').map(({ text }) => text);
  const before = listAlertTexts();
  for (const entries of [[createAlert('one')], [createAlert('two')], []]) {
    const document = buildDocument('alert', entries);
    expect(site.update([{ type: 'alert', documentId: 'alert', document }])).toMatchObject({
      ok: true,
      changed: [],
      removed: [],
      facts: null,
    });
    expect(listAlertTexts().join('')).toContain(entries[0]?.text ?? before.join(''));
  }
});
