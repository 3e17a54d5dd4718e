import type { ConformanceCase, ExpectedValue } from './conformance-case.ts';
import type { ReceivedResponse } from './send-request.ts';

function matchesExpected(actual: string | undefined, expected: ExpectedValue): boolean {
  if (expected === null) return actual === undefined;
  return expected instanceof RegExp ? actual !== undefined && expected.test(actual) : actual === expected;
}

const formatExpected = (value: ExpectedValue | undefined): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value ?? null);

const getHeader = ({ headers }: ReceivedResponse, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Finds how a response differs from its case. */
export function findDifferences(received: ReceivedResponse, { status, headers = {}, body }: ConformanceCase['expect']): string[] {
  const text = received.body.toString('utf8');
  return [
    ...(received.status === status ? [] : [`status ${received.status} instead of ${status}`]),
    ...Object.entries(headers)
      .filter(([name, expected]) => !matchesExpected(getHeader(received, name), expected))
      .map(([name, expected]) => `${name}: ${formatExpected(getHeader(received, name))} instead of ${formatExpected(expected)}`),
    ...(body === undefined || matchesExpected(text, body)
      ? []
      : [`body ${formatExpected(text.slice(0, 200).trimEnd())} instead of ${formatExpected(body)}`]),
  ];
}
