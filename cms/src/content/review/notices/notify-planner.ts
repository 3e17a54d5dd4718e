import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../../platform/database/transactions';
import { triggerMailWorker } from '../../../submissions/mail/mail-worker';
import { entryQuery } from '../../history/version';
import { toUse } from '../../uses/read-entries';
import { readDraft } from '../read-entry-review';
import { notifyPeople } from './notify-people';

type Plan = { type: string; document: string; locale: string; askedBy: number };

/** Tells who planned a publication that it did not take place, since an approval is missing. */
export async function notifyPlanner(strapi: Core.Strapi, { askedBy, ...planned }: Plan): Promise<void> {
  const entry = entryQuery.safeParse({ type: planned.type, document: planned.document, locale: planned.locale }).data;
  const draft = entry && (await readDraft(strapi, entry));
  if (!entry || !draft) return;
  const title = toUse(entry.type, draft, [])?.title ?? '';
  await withWriteLock(strapi, () => notifyPeople(strapi, [askedBy], { kind: 'not-published', entry, draft, title, by: null }));
  await triggerMailWorker(strapi);
}
