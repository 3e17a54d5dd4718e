import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { reviewRights } from '../../content/review/rules/review-rules';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { readAccounts } from '../audit/panel-accounts';
import {
  entryPeopleQuery,
  type EntryPeopleResponse,
  mayReadPeople,
  type PeopleResponse,
  peopleRightsPaths,
  personRightsQuery,
  type PersonRightsResponse,
} from './people-rights';
import { readEntryPeople, readPersonRights } from './read-rights';

type Context = {
  state: { userAbility: { can: (action: string, subject?: string) => boolean } };
  query: unknown;
  body: unknown;
  set: (headers: Readonly<Record<string, string>>) => void;
};

const forbidden: Localized<string> = {
  uz: 'Rolingiz xodimlarning huquqlarini koʻrishga ruxsat bermaydi: administratorga murojaat qiling',
  ru: 'Ваша роль не позволяет смотреть права сотрудников: обратитесь к администратору',
  en: 'Your role does not show the rights of people: ask an administrator',
};

/** Adds the panel's routes by which administrators and auditors see who may do what; Strapi guards them by its session. */
export function addPeopleRightsRoutes(strapi: Core.Strapi): void {
  const requireRight = (context: Context) => {
    if (!mayReadPeople(context.state.userAbility)) throw createRefusal(translateForEditor(strapi, forbidden));
    context.set({ 'cache-control': 'no-store' });
  };
  const listPeople = async (context: Context) => {
    requireRight(context);
    const people = (await readAccounts(strapi)).sort((one, other) => one.name.localeCompare(other.name));
    context.body = { people } satisfies PeopleResponse;
  };
  const sendPerson = async (context: Context) => {
    requireRight(context);
    const rights = await readPersonRights(strapi, parseInput(personRightsQuery, context.query).id);
    if (!rights) throw new errors.NotFoundError('There is no such account');
    context.body = rights satisfies PersonRightsResponse;
  };
  const sendEntryPeople = async (context: Context) => {
    requireRight(context);
    const query = parseInput(entryPeopleQuery, context.query);
    const { userAbility } = context.state;
    const mayRead = userAbility.can('plugin::content-manager.explorer.read', getContentTypeUid(query.type));
    const areRulesShown = mayRead || userAbility.can(reviewRights.readRules);
    context.body = (await readEntryPeople(strapi, query, areRulesShown)) satisfies EntryPeopleResponse;
  };
  const toPath = (name: keyof typeof peopleRightsPaths) => peopleRightsPaths[name].slice('/admin'.length);
  addPanelRoutes(strapi, [
    { method: 'GET', path: toPath('people'), handler: listPeople },
    { method: 'GET', path: toPath('person'), handler: sendPerson },
    { method: 'GET', path: toPath('entry'), handler: sendEntryPeople },
  ]);
}
