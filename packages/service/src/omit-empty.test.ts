import { omitEmpty } from './omit-empty.ts';

test('omits empty settings', () => {
  expect(omitEmpty({ CLAMAV_URL: '', SITE_PORT: '80', FORMS_ENABLED: undefined })).toEqual({ SITE_PORT: '80', FORMS_ENABLED: undefined });
});
