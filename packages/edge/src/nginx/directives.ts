/** A directive of nginx, or a block of them, as lines. */
export type Directive = readonly string[];

/** Quotes a value, in which nginx interprets only variables. */
export const quoted = (value: string): string => `"${value.replace(/[\\"]/gu, '\\$&')}"`;

/**
 * Quotes a value without variables.
 * @throws the value contains a dollar sign, which nginx cannot escape
 */
export function fixed(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would take a part of “${value}” for a variable`);
  return quoted(value);
}

/** Creates a directive on one line. */
export const line = (name: string, ...values: readonly string[]): Directive => [`${[name, ...values].join(' ')};`];

/** Creates a block of directives. */
export const block = (head: string, ...inner: readonly Directive[]): Directive => [
  `${head} {`,
  ...inner.flat().map((text) => (text === '' ? '' : `  ${text}`)),
  '}',
];

/** Creates an `if` block of nginx. */
export const when = (condition: string, ...inner: readonly Directive[]): Directive => block(`if (${condition})`, ...inner);

/** Creates an internal rewrite to another location, which clients cannot request. */
export const goTo = (location: string): Directive => line('rewrite', '^', location, 'last');
