import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../../platform/database/transactions';
import { getTable } from '../../../platform/database/get-table';
import { triggerMailWorker } from '../../../submissions/mail/mail-worker';
import { entryQuery } from '../../history/version';
import { toUse } from '../../uses/read-entries';
import { readDraft } from '../read-entry-review';
import type { NoticeKind } from '../review-notices';
import { notifyPeople } from './notify-people';

type Plan = { type: string; document: string; locale: string; action: string; askedBy: number };

/** Tells who planned a publication what became of it. */
async function notifyOfPlan(strapi: Core.Strapi, { askedBy, ...planned }: Plan, kind: NoticeKind): Promise<void> {
  const entry = entryQuery.safeParse({ type: planned.type, document: planned.document, locale: planned.locale }).data;
  const draft = entry && (await readDraft(strapi, entry));
  if (!entry || !draft) return;
  const title = toUse(entry.type, draft, [])?.title ?? '';
  await withWriteLock(strapi, () => notifyPeople(strapi, [askedBy], { kind, entry, draft, title, by: null }));
  await triggerMailWorker(strapi);
}

/** Tells who planned a publication that it did not take place, since an approval is missing. */
export const notifyPlanner = (strapi: Core.Strapi, plan: Plan): Promise<void> => notifyOfPlan(strapi, plan, 'not-published');

/** Tells who planned the publication of a translation that it is outdated: its source was changed after they had planned it. */
export async function notifyOfOutdated(strapi: Core.Strapi, plan: Plan): Promise<void> {
  const { type, document, locale, action } = plan;
  if (action !== 'publish') return;
  const outdated = await getTable(strapi, 'outdated-translation').count({ where: { type, document, locale } });
  if (outdated > 0) await notifyOfPlan(strapi, plan, 'published-outdated');
}
