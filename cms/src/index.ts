import type { Core } from '@strapi/strapi';

import { accountsLeave } from './accounts/accounts-leave';
import { changeLog } from './change-log/change-log';
import { logLocales } from './change-log/log-locales';
import { logMedia } from './change-log/log-media';
import { startPostman, stopPostman } from './mail/postman';
import { moderation } from './moderation/moderation';
import { refuseOutdated } from './outdated/refuse-outdated';
import { addInstitutionRoute } from './panel/institution-route';
import { answerQuietly } from './panel/quiet-answers';
import { refuseBrokenText } from './publish-guard/broken-text';
import { publishGuard } from './publish-guard/publish-guard';
import { addPublishingRoutes } from './publishing/publishing-routes';
import { startNightly } from './purge/nightly';
import { followMoves } from './redirects/follow-moves';
import { straightenRedirects } from './redirects/straighten-redirects';
import { keepDocumentId } from './safety/keep-document-id';
import { localeGuard } from './safety/locale-guard';
import { keepFromWebhooks } from './safety/no-personal-webhooks';
import { leaveToCitizens } from './safety/only-from-citizens';
import { startClockwork, stopClockwork } from './schedule/clockwork';
import { scheduleRoutes } from './schedule/schedule-routes';
import { addSentFilesRoutes } from './sent-files/sent-files-routes';
import { setup } from './setup/setup';
import { sharedFields } from './shared-fields/shared-fields';
import { fillSlugs } from './slugs/fill-slugs';
import { awaitCommits } from './tables/durable-transactions';
import { addTables } from './tables/table';
import { bindTextPictures } from './uploads/bind-text-pictures';
import { keepUploadsInBucket } from './uploads/bucket-uploads';
import { addUsesRoutes } from './uses/uses-routes';

type Host = { strapi: Core.Strapi };

export default {
  // Before the plugins': the first that is registered is the outermost.
  register({ strapi }: Host) {
    awaitCommits(strapi.db.connection.client as Parameters<typeof awaitCommits>[0]);
    addTables(strapi);
    addPublishingRoutes(strapi);
    addUsesRoutes(strapi);
    addInstitutionRoute(strapi);
    answerQuietly(strapi);
    addSentFilesRoutes(strapi);
    keepFromWebhooks(strapi);
    leaveToCitizens(strapi);
    logLocales(strapi);
    scheduleRoutes(strapi);
    keepUploadsInBucket(strapi);
    for (const guard of [
      keepDocumentId,
      localeGuard,
      refuseOutdated,
      refuseBrokenText,
      accountsLeave,
      fillSlugs,
      bindTextPictures,
      changeLog,
      followMoves,
      straightenRedirects,
      moderation,
      publishGuard,
      sharedFields,
    ])
      strapi.documents.use(guard(strapi));
  },
  async bootstrap({ strapi }: Host) {
    logMedia(strapi);
    await setup(strapi);
    startPostman(strapi);
    startNightly(strapi);
    startClockwork(strapi);
  },
  async destroy({ strapi }: Host) {
    await stopClockwork(strapi);
    await stopPostman(strapi);
  },
};
