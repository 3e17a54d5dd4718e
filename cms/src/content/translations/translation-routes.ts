import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { entryQuery } from '../history/version';
import { readListDetails } from '../list-details/read-list-details';
import type { ListDetailsResponse } from '../list-details/list-details';
import type { PanelState } from '../review/reviewing-person';
import { boardPaths, boardQuery, type BoardResponse, type ChoicesResponse, type NumbersResponse } from './board';
import { changeConfirmationInput, type ChangedFieldsResponse, translatedFieldPaths } from './changed-fields';
import { confirmChange, confirmTranslation } from './confirm-translation';
import { readChangedFields } from './read-changed-fields';
import { readBoard, readChoices } from './read-board';
import { readNumbers } from './read-numbers';
import { assignTranslations, listTranslators } from './assign-translations';
import { readSideBySide } from './read-side-by-side';
import { sideBySidePath, sideBySideQuery, type SideBySideResponse } from './side-by-side';
import { confirmationInput, taskInput, translationPaths, translatorsInput, type TranslatorsResponse } from './translations';

type Context = { state: PanelState; query: unknown; request: { body?: unknown }; body: unknown; status: number };

/** Adds the panel's routes about translations; Strapi guards them by its session. */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  const confirm = async (context: Context) => {
    const input = parseInput(confirmationInput, context.request.body);
    await confirmTranslation(strapi, context.state, input);
    const query = { type: input.type, documents: [input.document] };
    context.body = (await readListDetails(strapi, context.state.userAbility, query)) satisfies ListDetailsResponse;
  };
  const sendChanges = async (context: Context) => {
    const entry = parseInput(entryQuery, context.query);
    context.body = (await readChangedFields(strapi, context.state.userAbility, entry)) satisfies ChangedFieldsResponse;
  };
  const confirmOne = async (context: Context) => {
    const input = parseInput(changeConfirmationInput, context.request.body);
    await confirmChange(strapi, context.state, input);
    const { type, document, locale } = input;
    context.body = (await readChangedFields(strapi, context.state.userAbility, { type, document, locale })) satisfies ChangedFieldsResponse;
  };
  const sendBoard = async (context: Context) => {
    const query = parseInput(boardQuery, context.query);
    context.body = (await readBoard(strapi, context.state.userAbility, query, new Date())) satisfies BoardResponse;
  };
  const sendChoices = async (context: Context) => {
    context.body = (await readChoices(strapi, context.state.userAbility)) satisfies ChoicesResponse;
  };
  const sendNumbers = async (context: Context) => {
    context.body = (await readNumbers(strapi, context.state)) satisfies NumbersResponse;
  };
  const assign = async (context: Context) => {
    await assignTranslations(strapi, context.state, parseInput(taskInput, context.request.body));
    await triggerMailWorker(strapi);
    context.status = 204;
  };
  const sendTranslators = async (context: Context) => {
    const input = parseInput(translatorsInput, context.request.body);
    context.body = { people: await listTranslators(strapi, context.state, input) } satisfies TranslatorsResponse;
  };
  const sendSideBySide = async (context: Context) => {
    const query = parseInput(sideBySideQuery, context.query);
    context.body = (await readSideBySide(strapi, context.state.userAbility, query)) satisfies SideBySideResponse;
  };
  const toPath = (path: string) => path.slice('/admin'.length);
  addPanelRoutes(strapi, [
    { method: 'GET', path: toPath(boardPaths.board), handler: sendBoard },
    { method: 'GET', path: toPath(boardPaths.choices), handler: sendChoices },
    { method: 'GET', path: toPath(boardPaths.numbers), handler: sendNumbers },
    { method: 'GET', path: toPath(sideBySidePath), handler: sendSideBySide },
    { method: 'POST', path: toPath(translationPaths.confirm), handler: confirm },
    { method: 'GET', path: toPath(translatedFieldPaths.changes), handler: sendChanges },
    { method: 'POST', path: toPath(translatedFieldPaths.confirm), handler: confirmOne },
    { method: 'POST', path: toPath(translationPaths.assign), handler: assign },
    { method: 'POST', path: toPath(translationPaths.translators), handler: sendTranslators },
  ]);
}
