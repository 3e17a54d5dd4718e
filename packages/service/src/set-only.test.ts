import { setOnly } from './set-only.ts';

test('omits empty settings', () => {
  expect(setOnly({ CLAMAV_URL: '', SITE_PORT: '80', FORMS: undefined })).toEqual({ SITE_PORT: '80', FORMS: undefined });
});
