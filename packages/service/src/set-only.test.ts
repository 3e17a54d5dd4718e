import { setOnly } from './set-only.ts';

test('what is empty is not set', () => {
  expect(setOnly({ CLAMAV_URL: '', SITE_PORT: '80', FORMS: undefined })).toEqual({ SITE_PORT: '80', FORMS: undefined });
});
