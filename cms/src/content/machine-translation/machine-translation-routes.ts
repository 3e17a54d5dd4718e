import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { entryQuery } from '../history/version';
import type { PanelState } from '../review/reviewing-person';
import {
  machineTranslationPaths,
  type MachineTextsResponse,
  readingInput,
  translationInput,
  type TranslationResponse,
} from './machine-translation';
import { readMachineTexts, readUnreadTexts } from './read-machine-texts';
import { translateSegment } from './translate-segment';

type Context = { state: PanelState; query: unknown; request: { body?: unknown }; body: unknown };

/** Adds the panel's routes to machine translation; Strapi guards them by its session. */
export function addMachineTranslationRoutes(strapi: Core.Strapi): void {
  const translate = async (context: Context) => {
    const input = parseInput(translationInput, context.request.body);
    context.body = { text: await translateSegment(strapi, context.state, input) } satisfies TranslationResponse;
  };
  const sendUnread = async (context: Context) => {
    const entry = parseInput(entryQuery, context.query);
    context.body = (await readUnreadTexts(strapi, context.state.userAbility, entry)) satisfies MachineTextsResponse;
  };
  const read = async (context: Context) => {
    const { hashes, ...entry } = parseInput(readingInput, context.request.body);
    await readMachineTexts(strapi, context.state, { hashes, ...entry });
    context.body = (await readUnreadTexts(strapi, context.state.userAbility, entry)) satisfies MachineTextsResponse;
  };
  const toPath = (path: string) => path.slice('/admin'.length);
  addPanelRoutes(strapi, [
    { method: 'POST', path: toPath(machineTranslationPaths.translate), handler: translate },
    { method: 'GET', path: toPath(machineTranslationPaths.unread), handler: sendUnread },
    { method: 'POST', path: toPath(machineTranslationPaths.read), handler: read },
  ]);
}
