import type { LogPerson } from './audit-response.ts';

/** Labels the persons of the filter by name; those of the same name also by the number of their account. */
export function listPersonLabels(people: readonly LogPerson[]): { value: string; label: string }[] {
  const hasNamesake = ({ id, name }: LogPerson) => people.some((other) => other.name === name && other.id !== id);
  return people.map((person) => ({ value: person.id, label: hasNamesake(person) ? `${person.name} (${person.id})` : person.name }));
}
