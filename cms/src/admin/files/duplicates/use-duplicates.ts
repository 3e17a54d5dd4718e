import { useEffect, useRef, useState } from 'react';

import type { KnownFile } from '../../../content/file-details/file-details.ts';
import type { Duplicate } from './duplicates-list.tsx';

/** A file that was chosen, as Strapi's dialog holds it. */
export type ChosenAsset = { name: string; rawFile?: File };
type MatchedDuplicate = Duplicate & { asset: ChosenAsset };

export type DuplicatesProps = {
  assets: readonly ChosenAsset[];
  /** Goes on with those that are to be uploaded, and those of the library that were taken in the place of others. */
  onDone: (remaining: readonly ChosenAsset[], taken: readonly unknown[]) => void;
};

/** Requests to the CMS. */
export type LibraryLookup = {
  findKnown: (file: File) => Promise<readonly KnownFile[]>;
  readFile: (id: number) => Promise<unknown>;
};

/**
 * Looks once before an upload whether the library has the files already, and goes on as soon as nothing is open. Where it can't be
 * looked up, the upload goes on.
 * @returns the duplicates to ask about; `null` while they are looked up
 */
export function useDuplicates({ assets, onDone }: DuplicatesProps, { findKnown, readFile }: LibraryLookup) {
  const [open, setOpen] = useState<readonly MatchedDuplicate[] | null>(null);
  const [dropped, setDropped] = useState<readonly ChosenAsset[]>([]);
  const [taken, setTaken] = useState<readonly unknown[]>([]);

  const opened = useRef({ assets, onDone, findKnown });

  useEffect(() => {
    const { assets: chosen, onDone: finish, findKnown: find } = opened.current;
    let isShown = true;
    const look = async () => {
      const matches: MatchedDuplicate[] = [];
      for (const asset of chosen) {
        const known = asset.rawFile ? await find(asset.rawFile).catch(() => []) : [];
        if (known.length > 0) matches.push({ asset, name: asset.name, known });
      }
      if (!isShown) return;
      if (matches.length === 0) finish(chosen, []);
      else setOpen(matches);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, []);

  const settle = (duplicate: Duplicate, withoutAsset: boolean, file?: unknown) => {
    const asset = open?.find((one) => one === duplicate)?.asset;
    const rest = open?.filter((one) => one !== duplicate) ?? [];
    const nextDropped = withoutAsset && asset ? [...dropped, asset] : dropped;
    const nextTaken = file === undefined ? taken : [...taken, file];
    setDropped(nextDropped);
    setTaken(nextTaken);
    setOpen(rest);
    if (rest.length === 0)
      onDone(
        assets.filter((one) => !nextDropped.includes(one)),
        nextTaken,
      );
  };
  return {
    open,
    use: async (duplicate: Duplicate, { id }: KnownFile): Promise<void> => {
      // It may be deleted meanwhile: the chosen file is uploaded then.
      const file = await readFile(id).catch(() => undefined);
      settle(duplicate, file !== undefined, file);
    },
    upload: (duplicate: Duplicate): void => settle(duplicate, false),
  };
}
