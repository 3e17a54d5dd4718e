import { Readable } from 'node:stream';

import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../platform/strapi/admin-services';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { addDaysToDay, getDayStart, toTashkentDay } from '../../submissions/forms/days';
import { auditAccessQuery, type AuditAccessResponse, auditExportQuery, auditQuery, type AuditResponse } from './audit-log';
import { auditAction, type AuditFormat, auditPaths, auditRight } from './audit-paths';
import { formatCsv, formatJson } from './format-export';
import { recordAudit } from './record-audit';
import { computeAccess } from './compute-access';
import { listAuditUsers, readAccessRows, readAuditPage, readAuditRows } from './stored-audit';

type Context = {
  state: { userAbility: { can: (action: string) => boolean } };
  query: unknown;
  body: unknown;
  attachment: (name: string) => void;
  set: (headers: Readonly<Record<string, string>>) => void;
};

const forbiddenMessage: Localized<string> = {
  uz: 'Rolingiz audit jurnalini oʻqishga ruxsat bermaydi: administratordan “Auditor” rolini soʻrang',
  ru: 'Ваша роль не позволяет читать журнал аудита: попросите у администратора роль «Аудитор»',
  en: 'Your role does not read the audit log: ask an administrator for the role Auditor',
};

function requireRight(strapi: Core.Strapi, context: Context): void {
  if (!context.state.userAbility.can(auditRight)) throw createRefusal(translateForEditor(strapi, forbiddenMessage));
  context.set({ 'cache-control': 'no-store' });
}

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const satisfies Record<
  AuditFormat,
  string
>;

/** Records the export, and sends all rows up to that one. */
async function sendExport(strapi: Core.Strapi, context: Context): Promise<void> {
  requireRight(strapi, context);
  const { format, ...given } = parseInput(auditExportQuery, context.query);
  const filters = Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const subject = { type: 'audit-log', id: '1', title: null, locale: null };
  const last = await recordAudit(strapi, [{ kind: 'export', subject, details: { format, filters } }]);
  const rows = readAuditRows(strapi, given, last?.number ?? 0);
  context.attachment(`audit-log-${toTashkentDay(new Date())}.${format}`);
  context.set({ 'content-type': contentTypes[format] });
  context.body = Readable.from(format === 'csv' ? formatCsv(rows) : formatJson(rows));
}

/** Registers the right to read the audit log; the Super Admin has every right. */
async function registerAuditRight(strapi: Core.Strapi): Promise<void> {
  await getAdminService(strapi, 'permission').actionProvider.register({
    ...{ uid: auditAction, displayName: 'Read the audit log', pluginName: 'admin' },
    ...{ section: 'settings', category: 'audit log', subCategory: 'general' },
  });
}

/** Adds the panel's routes to the audit log, and the right to them; Strapi guards them by its session. */
export async function addAuditRoutes(strapi: Core.Strapi): Promise<void> {
  await registerAuditRight(strapi);
  const list = async (context: Context) => {
    requireRight(strapi, context);
    const query = parseInput(auditQuery, context.query);
    const { page, pageSize } = query;
    const { rows, total } = await readAuditPage(strapi, query);
    context.body = { rows, total, page, pageSize, users: await listAuditUsers(strapi) } satisfies AuditResponse;
  };
  const access = async (context: Context) => {
    requireRight(strapi, context);
    const { date } = parseInput(auditAccessQuery, context.query);
    const day = { start: getDayStart(date).getTime(), end: getDayStart(addDaysToDay(date, 1)).getTime() };
    context.body = { users: computeAccess(await readAccessRows(strapi), day) } satisfies AuditAccessResponse;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: auditPaths.log, handler: list },
    { method: 'GET', path: auditPaths.export, handler: (context: Context) => sendExport(strapi, context) },
    { method: 'GET', path: auditPaths.access, handler: access },
  ]);
}
