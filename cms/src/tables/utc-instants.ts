import { defaults, types } from 'pg';

/**
 * Strapi's columns hold instants without a zone, and PostgreSQL's driver takes them for the time of the machine: after a
 * move to another zone every plan and every deadline would be at another hour. They are UTC, wherever the CMS runs.
 */
export function keepInstantsInUtc(): void {
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
}
