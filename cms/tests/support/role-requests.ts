import { contentTypeNames } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import type { PredefinedRole } from '../../src/people/roles/expand-roles';

type PanelRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /** Whether the table lets the role read it; what changes something is listed for those only who may not. */
  isReadable: boolean;
};

const get = (path: string, isReadable: boolean): PanelRequest => ({ method: 'GET', path, isReadable });

/** What no role but the administrators' changes. */
const administratorsChanges: readonly Omit<PanelRequest, 'isReadable'>[] = [
  { method: 'POST', path: '/admin/users', body: { email: 'x@ochiq.example', firstname: 'X', roles: [1] } },
  { method: 'PUT', path: '/admin/users/1', body: { isActive: false } },
  { method: 'DELETE', path: '/admin/users/1' },
  { method: 'POST', path: '/admin/roles', body: { name: 'X', description: '' } },
  { method: 'PUT', path: '/admin/roles/2', body: { name: 'X', description: '' } },
  { method: 'PUT', path: '/admin/roles/2/permissions', body: { permissions: [] } },
  { method: 'POST', path: '/admin/review-rules', body: { revision: 0, rules: [] } },
  { method: 'DELETE', path: '/admin/term-base/terms/1?revision=1' },
  { method: 'POST', path: '/admin/term-base/import-plan', body: { format: 'csv', content: 'uz\nsuv\n' } },
  { method: 'POST', path: '/admin/role-limits', body: { revision: 0, limits: [] } },
  { method: 'POST', path: '/admin/absences', body: { user: 1, standIn: 2, fromDay: '2099-01-01', untilDay: '2099-01-02' } },
  { method: 'DELETE', path: '/admin/absences/1' },
  { method: 'POST', path: '/admin/leaving', body: { person: 1, successor: null } },
  { method: 'POST', path: '/admin/second-factors/reset', body: { user: 1, proof: 'x' } },
  { method: 'POST', path: '/admin/second-factors/roles', body: { roles: [], proof: 'x' } },
  { method: 'POST', path: '/admin/staff-identities/removal', body: { user: 1, proof: 'x' } },
];

/** Lists requests for what is not content: all that the role may not make, and what it may read. */
export function listForeignRequests({ grants, settings }: PredefinedRole, trashed: string): PanelRequest[] {
  const has = (...rights: readonly string[]) => rights.every((right) => settings.includes(right));
  const reads = (types: readonly string[]) =>
    grants.some((grant) => grant.rights.includes('read') && grant.types.some((type) => types.includes(type)));
  const may = (right: 'delete' | 'create' | 'publish', type: string) =>
    grants.some((grant) => grant.entries === undefined && grant.rights.includes(right) && grant.types.some((name) => name === type));
  const people = has('admin::users.read', 'admin::roles.read');
  const trash = may('delete', 'tag') || may('create', 'tag');
  return [
    get('/admin/audit-log', has('admin::audit-log.read')),
    get('/admin/audit-log/access?date=2026-11-28', has('admin::audit-log.read')),
    get('/admin/audit-log/export?format=json', has('admin::audit-log.read')),
    get('/admin/users', has('admin::users.read')),
    get('/admin/roles', has('admin::roles.read')),
    get('/admin/review-rules', has('admin::review-rules.read')),
    get('/admin/rights-of-people', people),
    get('/admin/rights-of-people/person?id=1', people),
    get('/admin/rights-of-people/entry?type=news&locale=uz', people),
    get('/admin/role-limits', people),
    get('/admin/absences?person=1', people),
    get('/admin/absences/own', true),
    get('/admin/leaving?person=1', false),
    get('/admin/second-factors', false),
    get('/admin/api-tokens', false),
    get('/admin/transfer/tokens', false),
    get('/admin/webhooks', false),
    get('/admin/page-statistics?days=30', reads(contentTypeNames)),
    get('/admin/term-base', reads(contentTypeNames)),
    // What each person has to do themselves.
    get('/admin/desk', true),
    ...Object.keys(intakeTypes).map((type) => get(`/content-manager/collection-types/api::${type}.${type}`, reads([type]))),
    get('/content-manager/collection-types/plugin::users-permissions.user', false),
    ...administratorsChanges.map((request) => ({ ...request, isReadable: false })),
    ...(trash ? [] : [{ method: 'POST' as const, path: `/admin/deleted-entries/tag/${trashed}/restore`, body: {}, isReadable: false }]),
    ...(may('delete', 'tag') ? [] : [{ method: 'DELETE' as const, path: `/admin/deleted-entries/tag/${trashed}`, isReadable: false }]),
    ...(may('publish', 'section-page')
      ? []
      : [{ method: 'POST' as const, path: '/admin/publishing/undo/12', body: {}, isReadable: false }]),
  ];
}
