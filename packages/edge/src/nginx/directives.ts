/** A directive of nginx, or a block of them, as lines. */
export type Directive = readonly string[];

/** Quotes a value, in which nginx interprets only variables. */
export const quoteValue = (value: string): string => `"${value.replace(/[\\"]/gu, '\\$&')}"`;

/**
 * Quotes a value without variables.
 * @throws the value contains a dollar sign, which nginx cannot escape
 */
export function quoteLiteral(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would take a part of “${value}” for a variable`);
  return quoteValue(value);
}

/** Creates a directive on one line. */
export const createDirective = (name: string, ...values: readonly string[]): Directive => [`${[name, ...values].join(' ')};`];

/** Creates a block of directives. */
export const createBlock = (head: string, ...inner: readonly Directive[]): Directive => [
  `${head} {`,
  ...inner.flat().map((text) => (text === '' ? '' : `  ${text}`)),
  '}',
];

/** Creates an `if` block of nginx. */
export const createIfBlock = (condition: string, ...inner: readonly Directive[]): Directive => createBlock(`if (${condition})`, ...inner);

/** Creates an internal rewrite to another location, which clients cannot request. */
export const rewriteTo = (location: string): Directive => createDirective('rewrite', '^', location, 'last');

/** A `map` of nginx: exact values take precedence over patterns, and of patterns the first match decides. */
type NginxMapOptions = {
  /** The source value. */
  of: string;
  /** The variable, with its dollar sign. */
  is: string;
  otherwise: string;
  values?: Readonly<Record<string, string>>;
  /** Patterns in PCRE, whose named groups can be part of the value. nginx tries none of them on an empty source. */
  patterns?: readonly (readonly [pattern: string, value: string])[];
  /** Whether patterns ignore case; exact values always do. */
  anyCase?: boolean;
};

/** Exact values that nginx would interpret. */
const special = /^(?:default|hostnames|include|volatile)$|^[~\\]/u;

export function createNginxMap({ of, is, otherwise, values = {}, patterns = [], anyCase = false }: NginxMapOptions): Directive {
  const createMapRow = (key: string, value: string): Directive => createDirective(quoteValue(key), quoteValue(value));
  return createBlock(
    `map ${quoteValue(of)} ${is}`,
    createDirective('default', quoteValue(otherwise)),
    ...Object.entries(values).map(([value, result]) => createMapRow(special.test(value) ? `\\${value}` : value, result)),
    ...patterns.map(([pattern, result]) => createMapRow(`${anyCase ? '~*' : '~'}${pattern}`, result)),
  );
}
