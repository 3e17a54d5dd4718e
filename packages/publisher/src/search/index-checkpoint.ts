/** The state that an index matches: a release, and the last change of its files. */
export type IndexCheckpoint = {
  /** The folder name of the release. */
  release: string;
  /** 0 before the first change of the site. */
  change: number;
};

export const formatCheckpoint = ({ release, change }: IndexCheckpoint): string => `${release} ${String(change)}`;

/** Parses a checkpoint. @returns `null` where there is no index, or its state is unknown */
export function parseCheckpoint(text: string | null): IndexCheckpoint | null {
  const groups = /^(?<release>\S+) (?<change>\d+)$/u.exec(text ?? '')?.groups;
  const { release, change } = groups ?? {};
  return release === undefined || change === undefined ? null : { release, change: Number(change) };
}
