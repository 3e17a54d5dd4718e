import type { AcceptedMessage } from './accepted-messages.ts';

/** The validators of the built site. */
const validators = ['html', 'csv', 'calendar', 'catalogue', 'structured data', 'accessibility'] as const;

export type ValidatorName = (typeof validators)[number];

/** A message of a validator about a place. */
export type Finding = {
  validator: ValidatorName;
  /** Equal for equal faults, wherever they are. */
  message: string;
  /** The file or address, and the position in it. */
  place: string;
};

/** A file of the built site, by its relative path. */
export type SiteFile = { name: string; text: string };

/** Equal messages of one validator. */
export type FindingGroup = { validator: ValidatorName; message: string; count: number; places: readonly string[] };

export type ClassifiedFindings = {
  /** Not accepted. */
  open: readonly FindingGroup[];
  accepted: readonly (FindingGroup & { reason: string })[];
  /** Accepted, and not reported any more. */
  unused: readonly AcceptedMessage[];
};

const shownPlaces = 3;

/** Groups equal messages, the most frequent first. */
function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, { first: Finding; count: number; places: Set<string> }>();
  for (const finding of findings) {
    const key = `${finding.validator}\n${finding.message}`;
    const group = groups.get(key) ?? { first: finding, count: 0, places: new Set<string>() };
    group.count += 1;
    if (group.places.size < shownPlaces) group.places.add(finding.place);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ first, count, places }) => ({ validator: first.validator, message: first.message, count, places: [...places] }))
    .toSorted((one, other) => other.count - one.count);
}

/** Classifies findings by the accepted messages. */
export function classifyFindings(findings: readonly Finding[], list: readonly AcceptedMessage[]): ClassifiedFindings {
  const groups = groupFindings(findings);
  const findReason = ({ validator, message }: FindingGroup) => list.find((one) => one.validator === validator && one.message.test(message));
  return {
    open: groups.filter((group) => findReason(group) === undefined),
    accepted: groups.flatMap((group) => {
      const acceptance = findReason(group);
      return acceptance ? [{ ...group, reason: acceptance.reason }] : [];
    }),
    unused: list.filter((one) => !groups.some((group) => findReason(group) === one)),
  };
}

/** Describes classified findings for people. */
export function describeFindings({ open, accepted, unused }: ClassifiedFindings): string[] {
  return [
    ...accepted.map(({ validator, message, count, reason }) => `  accepted: ${validator}: ${message} (${String(count)} times). ${reason}`),
    ...open.map(({ validator, message, count, places }) => `✗ ${validator}: ${message} (${String(count)} times), in ${places.join(', ')}`),
    ...unused.map(({ validator, message }) => `✗ ${validator}: ${String(message)} is accepted and said no more; take it off the list.`),
  ];
}
