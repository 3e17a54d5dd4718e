type UnknownRecord = Record<string, unknown>;
/** Subject, property, kind of the object, object, and its language and type. */
export type PlainQuad = [string, string, 'NamedNode' | 'Literal', string, string];

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const string = 'http://www.w3.org/2001/XMLSchema#string';

/**
 * The triples of a JSON-LD document that is flat and whose context has nothing but prefixes, by the algorithm of
 * JSON-LD 1.1 for such a one.
 */
export function parseJsonLdQuads(text: string): PlainQuad[] {
  const { '@context': context, '@graph': nodes } = JSON.parse(text) as { '@context': Record<string, string>; '@graph': UnknownRecord[] };
  const expandName = (word: string) => {
    const [prefix = '', ...rest] = word.split(':');
    const namespace = context[prefix];
    return namespace === undefined ? word : namespace + rest.join(':');
  };
  const toPlainObject = (subject: string, property: string, value: UnknownRecord): PlainQuad => {
    const { '@id': id, '@value': literal, '@language': language, '@type': type } = value as Record<string, string>;
    if (id !== undefined) return [subject, property, 'NamedNode', expandName(id), ''];
    const datatype = language ? `${rdf}langString` : type ? expandName(type) : string;
    return [subject, property, 'Literal', literal ?? '', `${language ?? ''} ${datatype}`];
  };
  return nodes.flatMap(({ '@id': id, '@type': type, ...properties }): PlainQuad[] => [
    [String(id), `${rdf}type`, 'NamedNode', expandName(String(type)), ''],
    ...Object.entries(properties).flatMap(([word, values]) =>
      (values as UnknownRecord[]).map((value) => toPlainObject(String(id), expandName(word), value)),
    ),
  ]);
}
