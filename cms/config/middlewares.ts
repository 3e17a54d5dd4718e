import { largestUpload } from '@ochiq/contract/fields/upload';

import { previewOrigins } from '../src/content/preview/preview-address';
import { settings } from '../src/env';

export default [
  // The outermost: it counts and logs the response that is sent.
  'global::request-log',
  'strapi::errors',
  'global::answer-outdated',
  // The panel's scripts and styles alone: a secret in a response must never be compressed together with client input.
  { name: 'strapi::compression', config: { filter: (type: string) => /javascript|css|svg/u.test(type), threshold: 2048 } },
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        // The preview of what is typed is a part of the panel: it loads the site's styles, pictures and fonts from there.
        directives: {
          'base-uri': ["'self'", ...previewOrigins],
          'style-src': ["'self'", "'unsafe-inline'", ...previewOrigins],
          'font-src': ["'self'", 'data:', ...previewOrigins],
          'img-src': ["'self'", 'data:', 'blob:', ...previewOrigins],
          'media-src': ["'self'", 'data:', 'blob:', ...previewOrigins],
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: settings.CMS_ORIGINS, credentials: false } },
  'global::panel-cookies',
  'global::panel-guard',
  // Before a body is read: of a session that is not complete nothing is accepted.
  'global::second-factor',
  'global::edge-only',
  // Accepts files of citizens, from the edge only, and passes no such request on.
  'global::sent-files',
  // Before the body is read: a refused upload must not reach the disk.
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
  'global::panel-devices',
  // After the attempt is counted, and before Strapi looks at the password.
  'global::only-by-provider',
  // It needs the body that a role is changed with.
  'global::panel-words',
  'strapi::session',
  'global::bucket-uploads',
  'strapi::favicon',
  'strapi::public',
];
