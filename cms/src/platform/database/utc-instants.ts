import { defaults, types } from 'pg';

/**
 * Makes PostgreSQL's driver read and write instants in UTC. Strapi's columns hold them without a zone, and the driver
 * takes them for the time of the machine: after a move to another zone every plan and every deadline would be at
 * another hour.
 */
export function configureUtcInstants(): void {
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
}
