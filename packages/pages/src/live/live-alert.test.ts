import type { Entry } from '@ochiq/contract/content-types';

import { minimalContent, minimalEntry } from '../../test/minimal-content.ts';
import { alertFiles } from '../alert-files.ts';
import { documentOf, parseContent, parseEntry } from '../parse-content.ts';
import type { PlannedPage } from '../page.ts';
import { LiveSite } from './live-site.ts';

const today = '2026-11-20';
const fingerprint = (page: PlannedPage) => JSON.stringify(page.page());

function alertSaying(text: string): Entry<'alert'> {
  const parsed = parseEntry(minimalEntry('alert', 'ru', '1', { text }));
  if (!('entry' in parsed)) throw new Error('The alert does not fit the contract');
  return parsed.entry as Entry<'alert'>;
}

test('publishing, changing and unpublishing a banner changes no page', () => {
  const { content } = parseContent(minimalContent().filter(({ type }) => type !== 'alert'));
  const site = new LiveSite({
    content,
    today,
    tables: new Map(),
    panelUrl: 'http://127.0.0.1:1337/admin',
    siteUrl: 'https://ochiq.example',
    fingerprint,
  });
  site.accept();
  const textsOf = () => alertFiles(site.content, today, '').map(({ text }) => text);
  const before = textsOf();
  for (const entries of [[alertSaying('one')], [alertSaying('two')], []]) {
    const document = documentOf('alert', entries);
    expect(site.update([{ type: 'alert', documentId: 'alert', document }])).toMatchObject({
      ok: true,
      changed: [],
      removed: [],
      facts: null,
    });
    expect(textsOf().join('')).toContain(entries[0]?.text ?? before.join(''));
  }
});
