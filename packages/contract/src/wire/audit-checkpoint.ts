import * as z from 'zod';

/** What a checkpoint of the audit log says: that the log had so many rows at an instant, and the last one this hash. */
export const auditStatement = z.strictObject({
  format: z.literal(1),
  day: z.iso.date(),
  at: z.iso.datetime(),
  number: z.int().positive(),
  rows: z.int().positive(),
  hash: z.string().regex(/^[\da-f]{64}$/u),
});
export type AuditStatement = z.output<typeof auditStatement>;

/** A signed checkpoint; the key is an SPKI structure, the signature Ed25519 (RFC 8032), both in base64. */
export const auditCheckpoint = auditStatement.extend({ publicKey: z.base64(), signature: z.base64() });
export type AuditCheckpoint = z.output<typeof auditCheckpoint>;

/** Where the newest checkpoints are published, if a setting says so: what others have stored can't be changed afterwards. */
export const auditCheckpointsPath = '/.well-known/audit-checkpoints.json';

/** The endpoint by which the edge gets them. */
export const auditCheckpointsApi = '/api/intake/audit-checkpoints';

/** How many are published, the newest first: those of a year. */
export const maxPublishedCheckpoints = 366;

/** The response; `null` where they are not published. */
export const auditCheckpointsResponse = z.strictObject({ checkpoints: z.array(auditCheckpoint).max(maxPublishedCheckpoints).nullable() });
export type AuditCheckpointsResponse = z.output<typeof auditCheckpointsResponse>;
