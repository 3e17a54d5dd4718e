import { secretsIfSet } from '../src/env';
import { previewAddress, previewOrigins } from '../src/content/preview/preview-address';
import { getPreviewAddress, type PreviewRequest } from '../src/content/preview/preview-link';
import { isPanelEncrypted } from '../src/people/second-factor/passkeys/relying-party';

export default {
  // By the request, which comes from nginx without encryption, Strapi would set cookies for http, too (src/middlewares/panel-cookies.ts).
  // It warns of `false`, and goes by the request with `null`.
  auth: { secret: secretsIfSet.ADMIN_JWT_SECRET, cookie: { secure: isPanelEncrypted() ? true : null } },
  apiToken: { salt: secretsIfSet.API_TOKEN_SALT },
  transfer: { token: { salt: secretsIfSet.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secretsIfSet.ENCRYPTION_KEY },
  // Our own limiter counts attempts for longer, by network and account too, and returns the time to wait:
  // src/middlewares/panel-entrance.ts.
  rateLimit: { enabled: false },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: previewAddress !== undefined,
    config: {
      allowedOrigins: [...previewOrigins],
      // Called on request: by then Strapi has registered its global.
      handler: (uid: string, request: PreviewRequest) => getPreviewAddress(strapi, uid, request),
    },
  },
};
