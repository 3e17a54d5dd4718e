import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';

import { readTakenOver } from '../../people/leaving/handovers';
import { getTable } from '../../platform/database/get-table';
import type { AdminUser } from '../../platform/strapi/admin-services';
import { addPanelRoutes } from '../../platform/strapi/panel-routes';
import { addReadableTitles } from '../history/entry-titles';
import { entryQuery } from '../history/version';
import { readDocumentStates } from '../publisher-client/read-publishing';
import { listEntriesWithDeadLinks } from '../external-links/external-links-routes';
import { countLaterUses } from '../removal/planned-removal';
import { plan } from '../schedule/planned';
import type { DeskResponse, PlannedEntry, PublishedEntry } from './desk';
import { listExpiring } from './list-expiring';
import { listWaiting } from './list-waiting';
import { listOwnVersions } from './own-versions';

type Context = { state: { user: AdminUser; userAbility: unknown }; body: unknown };

/** How many entries of a kind the desk shows, and how many plans are looked through for those that the user may read. */
const [maxShown, maxPlans] = [10, 100];

/** Reads what is planned, as far as the user may read it. */
async function readPlanned(strapi: Core.Strapi, userAbility: unknown): Promise<PlannedEntry[]> {
  const search = { where: { state: 'waiting' }, orderBy: [{ minute: 'asc' }, { id: 'asc' }], limit: maxPlans } as const;
  const rows = (await getTable(strapi, 'schedule').findMany(search)).flatMap((row) => {
    const entry = entryQuery.safeParse({ type: row.type, document: row.document, locale: row.locale }).data;
    const { action, minute } = plan.pick({ action: true, minute: true }).parse({ ...row, minute: new Date(row.minute).toISOString() });
    return entry ? [{ ...entry, action, at: minute, onUses: row.onUses }] : [];
  });
  const planned: PlannedEntry[] = [];
  for (const { onUses, ...entry } of (await addReadableTitles(strapi, userAbility, rows)).slice(0, maxShown)) {
    const laterUses = entry.action === 'unpublish' ? await countLaterUses(strapi, { ...entry, onUses }) : 0;
    planned.push({ ...entry, laterUses });
  }
  return planned;
}

async function readDesk(strapi: Core.Strapi, { user, userAbility }: Context['state']): Promise<DeskResponse> {
  const own = await listOwnVersions(strapi, [user.id]);
  // The drafts of people who left, whose work the user has.
  const takenOver = await readTakenOver(strapi, user.id);
  const others = takenOver.length === 0 ? [] : (await listOwnVersions(strapi, takenOver)).drafts;
  const read = async <E extends Parameters<typeof addReadableTitles>[2][number]>(entries: readonly E[]) =>
    (await addReadableTitles(strapi, userAbility, entries)).slice(0, maxShown);
  const published = await read(own.published);
  const states = await readDocumentStates(strapi);
  const toPublished = ({ type, document, locale, title, at }: (typeof published)[number]): PublishedEntry => ({
    ...{ type, document, locale, title, at },
    state: states && (states({ type, documentId: document, locale }) ?? 'live'),
  });
  return {
    drafts: (await read([...own.drafts, ...others].sort((one, other) => other.at.localeCompare(one.at)))).map(
      ({ type, document, locale, title, at }) => ({
        type,
        document,
        locale,
        title,
        at,
      }),
    ),
    published: published.map(toPublished),
    planned: await readPlanned(strapi, userAbility),
    deadLinks: (await addReadableTitles(strapi, userAbility, await listEntriesWithDeadLinks(strapi))).slice(0, maxShown),
    expiring: (await listExpiring(strapi, userAbility, new Date())).slice(0, maxShown),
    waiting: await listWaiting(strapi, userAbility, toTashkentDay(new Date())),
  };
}

/** Adds the panel's route for what a user has to do; Strapi guards it by its session. */
export function addDeskRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    context.body = await readDesk(strapi, context.state);
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/desk', handler }]);
}
