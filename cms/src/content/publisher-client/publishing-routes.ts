import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';
import { publisherRefusal } from '@ochiq/contract/wire/publisher-status';

import { recordAudit } from '../../people/audit/record-audit';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { sendError } from '../../platform/security/send-error';
import type { PanelUser } from '../../people/second-factor/panel-people';
import { parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { readDocument, readOverview } from './read-publishing';
import { readStatus, requestPublisher } from './request-publisher';
import { requireUndoApproval } from '../review/require-undo-approval';
import { mayUndo, readRights } from './undo-rights';

/** An undo waits for the turn that the publisher is at. */
const limitMs = 30_000;

type UndoOutcome = 'undone' | 'away' | 'unknown' | 'forbidden' | { refused: string };

/** Has the publisher undo a publication for a user of the panel, subject to the user's rights. */
async function undoPublication(strapi: Core.Strapi, user: PanelUser, number: number, reason: string): Promise<UndoOutcome> {
  const status = await readStatus(strapi);
  if (status === null) return 'away';
  const publication = status.published.find((one) => one.number === number);
  if (!publication) return 'unknown';
  if (!mayUndo(await readRights(strapi, user), publication)) return 'forbidden';
  await requireUndoApproval(strapi, user, publication, reason);
  const response = await requestPublisher(strapi, { method: 'POST', path: `/undo/${String(number)}`, limitMs });
  if (response === null) return 'away';
  if (response.status >= 200 && response.status < 300) {
    const subject = { type: 'publication', id: String(number), title: null, locale: null };
    await recordAudit(strapi, [{ kind: 'undo', subject, details: reason === '' ? {} : { reason } }]);
    strapi.log.info(`The publication ${String(number)} was undone by the user ${String(user.id)}`);
    return 'undone';
  }
  const refusal = publisherRefusal.safeParse(response.body);
  return { refused: refusal.data?.error ?? `The publisher answered ${String(response.status)}` };
}

type State = { user: PanelUser; auth: { strategy: { name: string } } };
type Context = { state: State; query: unknown; params: unknown; request: { body?: unknown }; status: number; body: unknown };

type Route = { method: string; path: string; handler: (context: Context) => Promise<void>; config: { policies: readonly string[] } };
type Host = { routes: Record<string, { type: 'admin'; routes: readonly Route[] }> };

/** Why a person undoes a publication of entries that need an approval: asked of those alone who may do without. */
const undoInput = z.object({ reason: z.string().trim().max(1000).default('') });
const query = z.object({ documentId: z.string().optional() });
const params = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/u) });

const awayMessage: Localized<string> = {
  uz: 'Nashr xizmati javob bermayapti: nashr qaytarib olinganini tekshiring va birozdan keyin qayta urining',
  ru: 'Служба публикации не отвечает: посмотрите, вернулись ли страницы к прежнему виду, и повторите попытку позже',
  en: 'The publisher does not answer: see whether it was undone, and try again in a while',
};
const unknownMessage: Localized<string> = {
  uz: 'Nashr xizmati bunday nashrni endi bilmaydi',
  ru: 'Служба публикации больше не знает такой публикации',
  en: 'The publisher knows no such publication any more',
};
const forbiddenMessage: Localized<string> = {
  uz: 'Rolingiz bu nashrdagi yozuvlarni eʼlon qilishga ruxsat bermaydi',
  ru: 'Ваша роль не позволяет публиковать то, что входит в эту публикацию',
  en: 'Your role does not publish what this publication holds',
};

async function sendStatus(strapi: Core.Strapi, context: Context): Promise<void> {
  const { documentId } = query.safeParse(context.query).data ?? {};
  const { user } = context.state;
  context.body = documentId === undefined ? await readOverview(strapi, user) : await readDocument(strapi, user, documentId);
}

async function handleUndo(strapi: Core.Strapi, context: Context): Promise<void> {
  const { user, auth } = context.state;
  const parsedParams = params.safeParse(context.params);
  const { reason } = parseInput(undoInput, context.request.body ?? {});
  // A token of the panel acts for its owner, but may have fewer rights.
  if (auth.strategy.name !== 'admin') throw new errors.ForbiddenError('Only a person undoes a publication');
  const outcome = parsedParams.success ? await undoPublication(strapi, user, Number(parsedParams.data.number), reason) : 'unknown';
  if (outcome === 'unknown') throw new errors.NotFoundError(translateForEditor(strapi, unknownMessage));
  if (outcome === 'forbidden') throw createRefusal(translateForEditor(strapi, forbiddenMessage));
  if (outcome === 'away') sendError(context, 503, 'ServiceUnavailableError', translateForEditor(strapi, awayMessage));
  else if (outcome === 'undone') context.status = 204;
  else sendError(context, 409, 'ConflictError', outcome.refused);
}

/** Adds the routes for the publisher's status and for undoing a publication, for signed-in users of the panel. */
export function addPublishingRoutes(strapi: Core.Strapi): void {
  const { routes } = strapi.admin as unknown as Host;
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  // Routes of `src/api` are always the content API's.
  routes['publishing'] = {
    type: 'admin',
    routes: [
      { method: 'GET', path: '/publishing', handler: (context) => sendStatus(strapi, context), config },
      { method: 'POST', path: '/publishing/undo/:number', handler: (context) => handleUndo(strapi, context), config },
    ],
  };
}
