import { errors } from '@strapi/utils';

/** What keeps an entry from being published: in which language, where, and what. */
export type Complaint = { locale: string; path: readonly string[]; message: string };

const sentence = ({ locale, path, message }: Complaint) => `${path.join('.')} ${message} (${locale})`;

/**
 * Does nothing where nobody complains.
 * @throws a ValidationError that names each field; the panel shows it beside the field
 */
export function refuseIfAny(complaints: readonly Complaint[]): void {
  if (complaints.length === 0) return;
  throw new errors.ValidationError(`This can't be published: ${complaints.map(sentence).join('; ')}`, {
    errors: complaints.map(({ path, message, locale }) => ({ path, message, name: 'ValidationError', locale })),
  });
}
