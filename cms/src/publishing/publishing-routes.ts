import type { Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { inEditorsLanguage } from '../panel/in-editors-language';
import { refuse } from '../safety/refuse';
import type { AdminUser } from '../strapi/admin-services';
import { readDocument, readOverview } from './read-publishing';
import { undoPublication } from './undo-publication';

type State = { user: AdminUser; auth: { strategy: { name: string } } };
type Context = { state: State; query: unknown; params: unknown; status: number; body: unknown };

type Route = { method: string; path: string; handler: (context: Context) => Promise<void>; config: { policies: readonly string[] } };
type Host = { routes: Record<string, { type: 'admin'; routes: readonly Route[] }> };

const query = z.object({ documentId: z.string().optional() });
const params = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/u) });

const silence: Localized<string> = {
  uz: 'Nashr xizmati javob bermayapti: nashr qaytarib olinganini tekshiring va birozdan keyin qayta urining',
  ru: 'Служба публикации не отвечает: посмотрите, вернулись ли страницы к прежнему виду, и повторите попытку позже',
  en: 'The publisher does not answer: see whether it was undone, and try again in a while',
};
const unknown: Localized<string> = {
  uz: 'Nashr xizmati bunday nashrni endi bilmaydi',
  ru: 'Служба публикации больше не знает такой публикации',
  en: 'The publisher knows no such publication any more',
};
const forbidden: Localized<string> = {
  uz: 'Rolingiz bu nashrdagi yozuvlarni eʼlon qilishga ruxsat bermaydi',
  ru: 'Ваша роль не позволяет публиковать то, что входит в эту публикацию',
  en: 'Your role does not publish what this publication holds',
};

async function tell(strapi: Core.Strapi, context: Context): Promise<void> {
  const { documentId } = query.safeParse(context.query).data ?? {};
  const { user } = context.state;
  context.body = documentId === undefined ? await readOverview(strapi, user) : await readDocument(strapi, user, documentId);
}

async function undo(strapi: Core.Strapi, context: Context): Promise<void> {
  const { user, auth } = context.state;
  const asked = params.safeParse(context.params);
  // A token of the panel acts for its owner, but may have fewer rights.
  if (auth.strategy.name !== 'admin') throw new errors.ForbiddenError('Only a person undoes a publication');
  const outcome = asked.success ? await undoPublication(strapi, user, Number(asked.data.number)) : 'unknown';
  if (outcome === 'unknown') throw new errors.NotFoundError(inEditorsLanguage(strapi, unknown));
  if (outcome === 'forbidden') throw new errors.ForbiddenError(inEditorsLanguage(strapi, forbidden));
  if (outcome === 'away') refuse(context, 503, 'ServiceUnavailableError', inEditorsLanguage(strapi, silence));
  else if (outcome === 'undone') context.status = 204;
  else refuse(context, 409, 'ConflictError', outcome.refused);
}

/** Adds the routes for the publisher's status and for undoing a publication, for signed-in users of the panel. */
export function addPublishingRoutes(strapi: Core.Strapi): void {
  const { routes } = strapi.admin as unknown as Host;
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  // Routes of `src/api` are always the content API's.
  routes['publishing'] = {
    type: 'admin',
    routes: [
      { method: 'GET', path: '/publishing', handler: (context) => tell(strapi, context), config },
      { method: 'POST', path: '/publishing/undo/:number', handler: (context) => undo(strapi, context), config },
    ],
  };
}
