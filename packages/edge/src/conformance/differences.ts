import type { ConformanceCase, Expected } from './conformance-case.ts';
import type { Received } from './exchange.ts';

function fits(actual: string | undefined, expected: Expected): boolean {
  if (expected === null) return actual === undefined;
  return expected instanceof RegExp ? actual !== undefined && expected.test(actual) : actual === expected;
}

const show = (value: Expected | undefined): string => (value instanceof RegExp ? String(value) : JSON.stringify(value ?? null));

const headerOf = ({ headers }: Received, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Finds how a response differs from its case. */
export function differences(received: Received, { status, headers = {}, body }: ConformanceCase['expect']): string[] {
  const text = received.body.toString('utf8');
  return [
    ...(received.status === status ? [] : [`status ${received.status} instead of ${status}`]),
    ...Object.entries(headers)
      .filter(([name, expected]) => !fits(headerOf(received, name), expected))
      .map(([name, expected]) => `${name}: ${show(headerOf(received, name))} instead of ${show(expected)}`),
    ...(body === undefined || fits(text, body) ? [] : [`body ${show(text.slice(0, 200).trimEnd())} instead of ${show(body)}`]),
  ];
}
