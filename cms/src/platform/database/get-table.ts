import type { Core } from '@strapi/strapi';

import { getRows, type Rows } from '../strapi/rows';
import type { ContentRows } from './tables/content-tables';
import type { DeskRows } from './tables/desk-tables';
import type { HistoryRows } from './tables/history-tables';
import type { PeopleRows } from './tables/people-tables';
import type { ReviewRows } from './tables/review-tables';
import type { SubmissionRows } from './tables/submission-tables';
import type { TermRows } from './tables/term-tables';
import type { TranslationRows } from './tables/translation-tables';
import { models, getTableUid, type TableName } from './tables';

type Models = { add: (model: unknown) => unknown };

/** Registers our own tables in Strapi's database layer, before it reads the schema. */
export function addTables(strapi: Core.Strapi): void {
  const registry = strapi.get<Models>('models');
  for (const model of models) registry.add(model);
}

type TableRows = SubmissionRows & ContentRows & DeskRows & HistoryRows & ReviewRows & TranslationRows & TermRows & PeopleRows;

/** Returns the rows of one of our own tables; within a transaction of Strapi's they are a part of it. */
export const getTable = <N extends Exclude<TableName, 'rate-limit'>>(strapi: Core.Strapi, name: N): Rows<TableRows[N]> =>
  getRows<TableRows[N]>(strapi, getTableUid(name));
