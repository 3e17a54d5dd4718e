import { settings } from '../src/env';

export default [
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: settings.CMS_ORIGINS, credentials: false } },
  'global::edge-only',
  // Before the body is read: what it refuses must not reach the disk.
  'global::multipart-guard',
  'strapi::query',
  'global::published-only',
  {
    name: 'strapi::body',
    config: {
      formidable: {
        maxFileSize: 200 * 1024 * 1024,
        // Strapi takes away the temporary files of this field only; a file under another name would stay for ever.
        filter: ({ name }: { name: string | null }) => name === 'files',
      },
    },
  },
  'strapi::session',
  'global::bucket-uploads',
  'strapi::favicon',
  'strapi::public',
];
