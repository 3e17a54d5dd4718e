import type { ExactMessage } from './server-messages.ts';

/** Patterns of the messages that the CMS composes when it refuses something: yup's sentences about fields, and those that name a thing. */
export const messagePatterns = {
  required: /^(?<field>.+?) (?:is a required field|must be defined\.?|cannot be null\.?|cannot be empty|is required)$/u,
  minLength: /^(?<field>.+?) must be at least (?<count>\d+) characters?$/u,
  maxLength: /^(?<field>.+?) must be at most (?<count>\d+) characters?$/u,
  length: /^(?<field>.+?) must be exactly (?<count>\d+) characters?$/u,
  pattern: /^(?<field>.+?) must match the following: /u,
  email: /^(?<field>.+?) must be a valid email$/u,
  url: /^(?<field>.+?) must be a valid URL$/u,
  min: /^(?<field>.+?) must be greater than (?:or equal to )?(?<count>-?[\d.]+)$/u,
  max: /^(?<field>.+?) must be less than (?:or equal to )?(?<count>-?[\d.]+)$/u,
  integer: /^(?<field>.+?) must be an integer$/u,
  choice: /^(?<field>.+?) must be one of the following values: /u,
  kind: /^(?<field>.+?) must be an? `\w+` type, /u,
  unique: /^(?<field>.+?) must be unique$/u,
  lowercase: /^(?<field>.+?) must be a lowercase string$/u,
  minItems: /^(?<field>.+?) field must have at least (?<count>\d+) items$/u,
  maxItems: /^(?<field>.+?) field must have less than or equal to (?<count>\d+) items$/u,
  unknownFields: /^(?<field>.+?) field has unspecified keys: /u,
  passwordLower: /^(?<field>.+?) must contain at least one lowercase character$/u,
  passwordUpper: /^(?<field>.+?) must contain at least one uppercase character$/u,
  passwordNumber: /^(?<field>.+?) must contain at least one number$/u,
  severalErrors: /^(?<count>\d+) errors occurred$/u,
  relationsGone: /^(?<count>\d+) relation\(s\) of type (?<field>.+?) associated with this entity do not exist$/u,
  roleName: /^The name must be unique and a role with name `(?<field>.+)` already exists\.$/u,
  fileType: /^File type '(?<field>.+)' is not allowed$/u,
  fileSize: /^(?<field>.+?) exceeds size limit of (?<count>.+)\.$/u,
  folderTaken: /^some folders already exists: (?<field>.+)$/u,
  folderInside: /^folders cannot be moved inside themselves or one of its children: (?<field>.+)$/u,
  urlFetch:
    /^(?:Failed to fetch URL|Invalid URL|Invalid URL protocol\. Only http and https are allowed|URL resolves to a blocked address|Request timed out while fetching URL): (?<field>\S+)/u,
  urlHost: /^Could not resolve hostname: (?<field>.+)$/u,
  tooMany: /^Too many attempts\. Try again in (?<count>\d+) min\.$/u,
  mailTest: /^Couldn't send (?:test )?email: (?<field>.+)$/u,
  mailCheck: /^Connection verification failed: (?<field>.+)$/u,
} as const satisfies Record<string, RegExp>;
export type PatternName = keyof typeof messagePatterns;

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
