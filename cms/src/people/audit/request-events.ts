import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import { type PanelAccount, readAccounts, readRoles } from './panel-accounts';
import { personalTypes } from './record-content';
import type { RequestRule } from './request-rules';
import type { AuditEvent, AuditSubject } from './chain/sealed-row';

/** What a rule reads of a request. */
export type AuditedContext = {
  method: string;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  state: { user?: { id: number } };
  status: number;
  body: unknown;
};

const noFile = { title: null, locale: null };

const isFieldName = /^[\w.-]{1,64}$/u;

/** Lists the names of the fields that a request changes; the values may be passwords and keys. Strapi adds an instant to some. */
export function listBodyFields({ request: { body } }: Pick<AuditedContext, 'request'>): string[] {
  return isRecord(body)
    ? Object.keys(body)
        .filter((name) => isFieldName.test(name) && name !== 'updatedAt')
        .sort()
    : [];
}

const getData = (body: unknown): UnknownRecord => (isRecord(body) && isRecord(body['data']) ? body['data'] : isRecord(body) ? body : {});

function findResponseId(body: unknown): number[] {
  const data = getData(body);
  const user = isRecord(data['user']) ? data['user'] : data;
  return typeof user['id'] === 'number' ? [user['id']] : [];
}

/** Lists the ids that a request is about. */
function listIds(context: AuditedContext, of: 'params' | 'body' | 'response' | 'self'): number[] {
  if (of === 'params') return [Number(context.params['id'])].filter(Number.isSafeInteger);
  if (of === 'self') return context.state.user ? [context.state.user.id] : [];
  if (of === 'response') return findResponseId(context.body);
  const ids = isRecord(context.request.body) ? context.request.body['ids'] : [];
  return Array.isArray(ids) ? ids.map(Number).filter(Number.isSafeInteger) : [];
}

type Named = { id: number; name: string };
type PermissionRow = { action: string; subject: string | null };

/** What a rule has to know of the time before the request. */
export type EarlierState = { users: readonly PanelAccount[]; roles: readonly Named[]; permissions: readonly string[] };

async function readPermissions(strapi: Core.Strapi, role: number): Promise<string[]> {
  const rows = await getRows<PermissionRow>(strapi, 'admin::permission').findMany({ where: { role }, select: ['action', 'subject'] });
  return rows.map(({ action, subject }) => (subject === null ? action : `${action} ${subject}`)).sort();
}

/** Reads what is changed or deleted, before it is. */
export async function readEarlierState(strapi: Core.Strapi, rule: RequestRule, context: AuditedContext): Promise<EarlierState> {
  const known = (rule.what === 'user' || rule.what === 'role') && rule.of !== 'response';
  const ids = known ? listIds(context, rule.of) : [];
  const role = Number(context.params['id']);
  return {
    users: rule.what === 'user' && known ? await readAccounts(strapi, ids) : [],
    roles: rule.what === 'role' && known ? await readRoles(strapi, ids) : [],
    permissions: rule.what === 'permission' ? await readPermissions(strapi, role) : [],
  };
}

const toUserSubject = ({ id, name }: Named): AuditSubject => ({ type: 'user', id: String(id), title: name, locale: null });
const toRoleSubject = ({ id, name }: Named): AuditSubject => ({ type: 'role', id: String(id), title: name, locale: null });

type Rule<W extends RequestRule['what']> = Extract<RequestRule, { what: W }>;

async function listUserEvents(
  strapi: Core.Strapi,
  { action, of }: Rule<'user'>,
  context: AuditedContext,
  earlier: EarlierState,
): Promise<AuditEvent[]> {
  const users = action === 'delete' ? earlier.users : await readAccounts(strapi, listIds(context, of));
  const remaining =
    action === 'delete'
      ? await readAccounts(
          strapi,
          users.map(({ id }) => id),
        )
      : [];
  return users
    .filter(({ id }) => !remaining.some((user) => user.id === id))
    .flatMap((user): AuditEvent[] => {
      const { roles, isActive } = user;
      const details = { action, roles, isActive, ...(action === 'delete' ? {} : { fields: listBodyFields(context) }) };
      const self = context.state.user ? {} : { actor: { id: user.id, name: user.name } };
      const event: AuditEvent = { kind: 'user', subject: toUserSubject(user), details, ...self };
      const wasActive = earlier.users.some(({ id, isActive: before }) => id === user.id && before);
      const isLocked = action === 'update' && wasActive && !isActive;
      return isLocked ? [event, { kind: 'sign-out', subject: toUserSubject(user), details: { reason: 'locked' } }] : [event];
    });
}

async function listRoleEvents(
  strapi: Core.Strapi,
  { action, of }: Rule<'role'>,
  context: AuditedContext,
  earlier: EarlierState,
): Promise<AuditEvent[]> {
  const after = await readRoles(strapi, action === 'delete' ? earlier.roles.map(({ id }) => id) : listIds(context, of));
  const roles = action === 'delete' ? earlier.roles.filter(({ id }) => !after.some((role) => role.id === id)) : after;
  return roles.map((role): AuditEvent => {
    const before = earlier.roles.find(({ id }) => id === role.id)?.name;
    const renamed = action === 'update' && before !== undefined && before !== role.name ? { before } : {};
    return { kind: 'role', subject: toRoleSubject(role), details: { action, ...renamed } };
  });
}

/** How many rights are named; a role that is filled for the first time gets hundreds. */
const maxNamed = 100;

async function listPermissionEvents(strapi: Core.Strapi, context: AuditedContext, earlier: EarlierState): Promise<AuditEvent[]> {
  const role = Number(context.params['id']);
  const after = await readPermissions(strapi, role);
  const [named] = await readRoles(strapi, [role]);
  const added = after.filter((one) => !earlier.permissions.includes(one));
  const removed = earlier.permissions.filter((one) => !after.includes(one));
  const details = { count: after.length, added: added.slice(0, maxNamed), removed: removed.slice(0, maxNamed) };
  return named ? [{ kind: 'permission', subject: toRoleSubject(named), details }] : [];
}

const methods: Readonly<Partial<Record<string, string>>> = { POST: 'create', PUT: 'update', DELETE: 'delete' };

function buildSettingEvent(context: AuditedContext, name: string): AuditEvent {
  const { params, method, body } = context;
  const data = getData(body);
  const given = params['id'] ?? params['uid'] ?? params['role'];
  const made = typeof data['id'] === 'number' ? String(data['id']) : null;
  const id = given ?? made;
  const details = { action: methods[method] ?? method, fields: listBodyFields(context) };
  return { kind: 'setting', subject: { type: 'setting', id: id === null ? name : `${name} ${id}`, title: name, locale: null }, details };
}

/** Builds the row of a read of what citizens sent: of which type, and which one; nothing that is in it. */
async function listReadEvents(strapi: Core.Strapi, { params }: AuditedContext): Promise<AuditEvent[]> {
  const { model, id } = params;
  if (model === undefined) {
    const file = await getTable(strapi, 'sent-file').findOne({ where: { id: Number(id) } });
    return file ? [{ kind: 'personal-data', subject: { type: file.type, id: file.owner, ...noFile }, details: { file: file.id } }] : [];
  }
  const type = personalTypes.get(model);
  if (type === undefined) return [];
  return [{ kind: 'personal-data', subject: { type, id: id ?? '', ...noFile }, details: id === undefined ? { action: 'list' } : {} }];
}

/** Lists the rows of a request that succeeded. */
export async function listRequestEvents(
  strapi: Core.Strapi,
  rule: RequestRule,
  context: AuditedContext,
  earlier: EarlierState,
): Promise<AuditEvent[]> {
  switch (rule.what) {
    case 'sign-in': {
      const [user] = await readAccounts(strapi, findResponseId(context.body));
      return user ? [{ kind: 'sign-in', subject: toUserSubject(user), actor: { id: user.id, name: user.name } }] : [];
    }
    case 'sign-out':
      return [{ kind: 'sign-out', subject: null, details: rule.reason === null ? {} : { reason: rule.reason } }];
    case 'user':
      return listUserEvents(strapi, rule, context, earlier);
    case 'role':
      return listRoleEvents(strapi, rule, context, earlier);
    case 'permission':
      return listPermissionEvents(strapi, context, earlier);
    case 'setting':
      return [buildSettingEvent(context, rule.setting)];
    case 'personal-data':
      return listReadEvents(strapi, context);
  }
}

/**
 * Builds the row of a refused sign-in: which account it was about, if there is one; never what was typed. The typed address
 * is in no query either: a failing query is logged with its values.
 */
export async function buildRefusedSignIn(strapi: Core.Strapi, { request: { body } }: Pick<AuditedContext, 'request'>): Promise<AuditEvent> {
  const typed = isRecord(body) && typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : '';
  const rows = await getRows<{ id: number; email: string | null }>(strapi, 'admin::user').findMany({ select: ['id', 'email'] });
  const row = rows.find(({ email }) => email?.toLowerCase() === typed);
  const [user] = row ? await readAccounts(strapi, [row.id]) : [];
  return { kind: 'sign-in-failed', subject: user ? toUserSubject(user) : null, actor: { id: null, name: 'unknown' } };
}
