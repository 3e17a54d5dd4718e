type Loose = Record<string, unknown>;
/** Subject, property, kind of the object, object, and its language and type. */
export type PlainQuad = [string, string, 'NamedNode' | 'Literal', string, string];

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const string = 'http://www.w3.org/2001/XMLSchema#string';

/**
 * The triples of a JSON-LD document that is flat and whose context has nothing but prefixes, by the algorithm of
 * JSON-LD 1.1 for such a one.
 */
export function quadsOfJsonLd(text: string): PlainQuad[] {
  const { '@context': context, '@graph': nodes } = JSON.parse(text) as { '@context': Record<string, string>; '@graph': Loose[] };
  const whole = (word: string) => {
    const [prefix = '', ...rest] = word.split(':');
    const found = context[prefix];
    return found === undefined ? word : found + rest.join(':');
  };
  const objectOf = (subject: string, property: string, value: Loose): PlainQuad => {
    const { '@id': id, '@value': literal, '@language': language, '@type': type } = value as Record<string, string>;
    if (id !== undefined) return [subject, property, 'NamedNode', whole(id), ''];
    const datatype = language ? `${rdf}langString` : type ? whole(type) : string;
    return [subject, property, 'Literal', literal ?? '', `${language ?? ''} ${datatype}`];
  };
  return nodes.flatMap(({ '@id': id, '@type': type, ...properties }): PlainQuad[] => [
    [String(id), `${rdf}type`, 'NamedNode', whole(String(type)), ''],
    ...Object.entries(properties).flatMap(([word, values]) => (values as Loose[]).map((value) => objectOf(String(id), whole(word), value))),
  ]);
}
