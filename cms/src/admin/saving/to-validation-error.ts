/** Why a save failed, as the panel gets it. */
export type SaveError = { name?: string; details?: unknown } & Readonly<Record<string, unknown>>;

/**
 * Reports every failed save as one of the form's content. After any other, such as a lost connection or an ended session,
 * Strapi's form takes what was typed for saved, and no longer asks before it is left.
 */
export function toValidationError({ details, ...error }: SaveError): SaveError {
  const known = typeof details === 'object' && details !== null && 'errors' in details ? details : { errors: [] };
  return { ...error, name: 'ValidationError', details: known };
}
