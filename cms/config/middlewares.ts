import { largestUpload } from '@ochiq/contract/upload';

import { settings } from '../src/env';

export default [
  // The outermost: what it counts and tells is the answer that is sent.
  'global::request-log',
  'strapi::errors',
  'global::answer-outdated',
  // The panel's scripts and styles alone: what is secret in an answer is never compressed beside what a client has sent.
  { name: 'strapi::compression', config: { filter: (type: string) => /javascript|css|svg/u.test(type), threshold: 2048 } },
  'strapi::security',
  { name: 'strapi::cors', config: { origin: settings.CMS_ORIGINS, credentials: false } },
  'global::panel-guard',
  'global::edge-only',
  // It takes the files of citizens, from the edge alone, and lets nothing on.
  'global::sent-files',
  // Before the body is read: what it refuses must not reach the disk.
  'global::multipart-guard',
  'strapi::query',
  'global::published-only',
  {
    name: 'strapi::body',
    config: {
      formidable: {
        maxFileSize: largestUpload,
        // Strapi takes away the temporary files of this field only; a file under another name would stay for ever.
        filter: ({ name }: { name: string | null }) => name === 'files',
      },
    },
  },
  // It reads whose account is meant.
  'global::panel-entrance',
  // It needs the body that a role is changed with.
  'global::panel-words',
  'strapi::session',
  'global::bucket-uploads',
  'strapi::favicon',
  'strapi::public',
];
