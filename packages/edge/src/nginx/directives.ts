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
