import type { RawEntry } from '@ochiq/pages/content/parse-content';
import { formatVersionName, type ReplacedVersion, type VersionName } from '@ochiq/contract/wire/undone-version';
import { setNewerSource } from '@ochiq/pages/content/undone-notices';
import { getPublicationMark } from '@ochiq/pages/content/undone-versions';

import { unpackText } from './packed-text.ts';

/** The JSON of a version, packed; `null` for none. */
type PackedVersion = string | null;
type Replacement = { version: VersionName; before: PackedVersion };

const unpack = (type: VersionName['type'], packed: string): RawEntry => ({ type, value: JSON.parse(unpackText(packed)) as unknown });

const getText = (raw: RawEntry) => JSON.stringify(setNewerSource(raw, undefined).value);

/**
 * Compares a version with the one that replaces it.
 * @returns whether both are the same publication, shown differently, and whether the same text is no more than outdated, or no longer
 */
function compareVersions(
  { type }: VersionName,
  before: PackedVersion,
  after: PackedVersion,
): Pick<ReplacedVersion, 'isSilent' | 'isNotice'> {
  if (before === null || after === null) return { isSilent: false };
  const [one, other] = [unpack(type, before), unpack(type, after)];
  if (getPublicationMark(one) !== getPublicationMark(other)) return { isSilent: false };
  return getText(one) === getText(other) ? { isSilent: true, isNotice: true } : { isSilent: true };
}

/** Tracks which versions the site shows, and which they replaced since the last publication. */
export class ShownVersions {
  /** The CMS's response with all fields. */
  readonly #shown = new Map<string, string>();
  readonly #replaced = new Map<string, Replacement>();

  /** Records the version that the site shows, as its packed JSON; `null` for none. */
  show(version: VersionName, after: PackedVersion): void {
    const name = formatVersionName(version);
    const before = this.#shown.get(name) ?? null;
    if (before === after) return;
    if (after === null) this.#shown.delete(name);
    else this.#shown.set(name, after);
    if (!this.#replaced.has(name)) this.#replaced.set(name, { version, before });
  }

  /** Lists the versions that were replaced since they were accepted. */
  list(isMeant: (version: VersionName) => boolean): ReplacedVersion[] {
    return [...this.#replaced].flatMap(([name, { version, before }]): ReplacedVersion[] => {
      const after = this.#shown.get(name) ?? null;
      if (before === after || !isMeant(version)) return [];
      const { type, documentId, locale } = version;
      const value = before === null ? null : (unpack(type, before).value as Record<string, unknown>);
      return [{ type, documentId, locale, before: value, ...compareVersions(version, before, after) }];
    });
  }

  /** Marks what is shown of these as published. */
  accept(isMeant: (version: VersionName) => boolean): void {
    for (const [name, { version }] of this.#replaced) if (isMeant(version)) this.#replaced.delete(name);
  }
}
