import { minimalContent, minimalEntry } from '../../test/minimal-content.ts';
import { siteOf } from '../site.ts';
import type { AlertView } from './alert.ts';

const panelUrl = 'http://127.0.0.1:1337/admin';
/** 04:00 in Tashkent on the 21st, and 23:30 there on the 23rd. */
const days = { from: '2026-11-20T23:00:00.000Z', until: '2026-11-23T18:30:00.000Z' };

function alertOn(today: string, fields: Record<string, unknown>, path = '/ru'): AlertView | null {
  const raw = minimalContent().filter(({ type }) => type !== 'alert');
  const entry = minimalEntry('alert', 'uz', '1', { text: 'Koʻchki xavfi', level: 'danger', ...fields });
  const planned = siteOf([...raw, entry], { today, panelUrl }).pages.find((page) => page.path === path);
  return planned?.page().shell.alert ?? null;
}

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
])('on %s the banner of the 21st to the 23rd is shown: %s', (today, shown) => {
  expect(alertOn(today, days) !== null).toBe(shown);
});

test('a banner without days is shown until it is unpublished', () => {
  expect(alertOn('2030-01-01', { from: null, until: null })).toMatchObject({ text: 'Koʻchki xavfi', level: 'danger' });
});

test('a banner in another language says in which', () => {
  expect(alertOn('2026-11-21', days, '/ru')?.lang).toBe('uz');
  expect(alertOn('2026-11-21', days, '/uz')?.lang).toBeNull();
});
