import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { formatUserName } from '../../platform/strapi/user-names';
import { getAsker, type ProofContext, requireProof } from '../second-factor/check-proof';
import { getPanelUsers, isSuperAdmin, requireSuperAdmin } from '../second-factor/panel-people';
import { endPanelSessions } from '../second-factor/panel-session';
import { resetInput } from '../second-factor/second-factor';
import { recordUnlinked } from './staff-events';
import { isCurrentLink, listLinks, unlinkPerson } from './staff-identities';
import { getStaffProvider } from './staff-provider';
import type { StaffIdentities } from './staff-sign-in';

const forSuperAdmins: Localized<string> = {
  uz: 'Hisob bilan provayder orasidagi bogʻlanishni faqat bosh administrator uzadi',
  ru: 'Связь учётной записи с провайдером разрывает только главный администратор',
  en: 'Only a Super Admin removes the link between an account and the provider',
};
const notLinked: Localized<string> = {
  uz: 'Bu hisob endi provayder bilan bogʻlanmagan: sahifani qayta yuklang',
  ru: 'Эта учётная запись больше не связана с провайдером: загрузите страницу ещё раз',
  en: 'This account is not linked to the provider any more: load the page again',
};

type LinkRow = { user: number; linkedAt: string; usedAt: string };
const toInstant = (at: string) => new Date(at).toISOString();
const describeLink = ({ linkedAt, usedAt }: LinkRow) => ({ linkedAt: toInstant(linkedAt), usedAt: toInstant(usedAt) });

async function listLinkedPeople(strapi: Core.Strapi): Promise<StaffIdentities['people']> {
  const links = await listLinks(strapi);
  const people = await getPanelUsers(strapi).findMany({ where: { id: { $in: links.map(({ user }) => user) } }, orderBy: { email: 'asc' } });
  return people.flatMap((person) => {
    const link = links.find(({ user }) => user === person.id);
    return link ? [{ ...describeLink(link), user: person.id, email: person.email, name: formatUserName(person) }] : [];
  });
}

/** Adds the panel's routes to what accounts are linked to at the provider. They stay without one: old links can be removed. */
export function addStaffIdentitiesRoutes(strapi: Core.Strapi): void {
  const list = async (context: ProofContext) => {
    const { user } = context.state;
    const provider = getStaffProvider();
    const [link] = await listLinks(strapi, user.id);
    // What a former provider was linked to opens nothing: the page offers to connect the account again.
    const own = link && (!provider || isCurrentLink(link, provider)) ? link : null;
    const response: StaffIdentities = {
      names: provider?.names ?? null,
      isOnlyWay: provider?.isOnlyWay ?? false,
      own: own ? describeLink(own) : null,
      people: isSuperAdmin(user) ? await listLinkedPeople(strapi) : null,
    };
    context.body = response;
  };
  const unlink = async (context: ProofContext) => {
    requireSuperAdmin(strapi, context.state.user, forSuperAdmins);
    const { user, proof } = parseInput(resetInput, context.request.body);
    await requireProof(strapi, getAsker(context), proof);
    await withWriteLock(strapi, async () => {
      if (!(await unlinkPerson(strapi, user))) throw new errors.ValidationError(translateForEditor(strapi, notLinked));
      await endPanelSessions(strapi, user);
      await recordUnlinked(strapi, user);
    });
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/staff-identities', handler: list },
    { method: 'POST', path: '/staff-identities/removal', handler: unlink },
  ]);
}
