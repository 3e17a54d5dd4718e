import type { PatternName } from './message-patterns.ts';
import type { ExactMessage } from './server-messages.ts';

/** The prefixes of Strapi's ids of error texts, in the panel and in each plugin that shows errors itself. */
const prefixes = ['', 'content-manager.', 'i18n.', 'upload.', 'users-permissions.'];

export const toErrorId = (message: string): string => `apiError.${message}`;
export const toFaultId = (name: PatternName): string => `ochiq.fault.${name}`;

type ErrorTexts = { refusals: Readonly<Record<ExactMessage, string>>; faults: Readonly<Record<PatternName, string>> };

/** Lists the texts of errors under the ids by which the panel looks them up. */
export function listErrorTexts({ refusals, faults }: ErrorTexts): Readonly<Record<string, string>> {
  const exact = Object.entries(refusals).flatMap(([message, text]) =>
    prefixes.map((prefix) => [prefix + toErrorId(message), text] as const),
  );
  return Object.fromEntries([...exact, ...Object.entries(faults).map(([name, text]) => [toFaultId(name as PatternName), text] as const)]);
}
