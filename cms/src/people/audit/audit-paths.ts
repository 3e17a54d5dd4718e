/** The action of reading the audit log, as it is registered. */
export const auditAction = 'audit-log.read';

/** The right to read the audit log: the action, under Strapi's name for its own panel. */
export const auditRight = `admin::${auditAction}` as const;

/** The endpoints of the log, below `/admin`; the pages of the panel are below `/admin/audit`. */
export const auditPaths = { log: '/audit-log', export: '/audit-log/export', access: '/audit-log/access' } as const;

/** The formats of a download. */
export const auditFormats = ['csv', 'json'] as const;
export type AuditFormat = (typeof auditFormats)[number];
