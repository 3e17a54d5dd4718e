import { Flex, Loader, Modal } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import { duplicatesPath, duplicatesResponse, type KnownFile } from '../../../content/file-details/file-details.ts';
import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type Duplicate, DuplicatesList } from './duplicates-list.tsx';
import { hashChosenFile } from './hash-file.ts';

/** A file that was chosen, as Strapi's dialog holds it. */
type ChosenAsset = { name: string; rawFile?: File };
type MatchedDuplicate = Duplicate & { asset: ChosenAsset };

type Props = {
  assets: readonly ChosenAsset[];
  /** Goes on with those that are to be uploaded, and those of the library that were taken in the place of others. */
  onDone: (remaining: readonly ChosenAsset[], taken: readonly unknown[]) => void;
};

/**
 * Looks before an upload whether the library has the files already, and asks what is to be done; our patch of `@strapi/upload`
 * shows it. Where it can't be looked up, the upload goes on.
 */
export function DuplicatesStep({ assets, onDone }: Props) {
  const { get, post } = useFetchClient();
  const translate = useTexts(englishLibrary);
  const [open, setOpen] = useState<readonly MatchedDuplicate[] | null>(null);
  const [dropped, setDropped] = useState<readonly ChosenAsset[]>([]);
  const [taken, setTaken] = useState<readonly unknown[]>([]);

  // It looks once for the files that it was opened with.
  const opened = useRef({ assets, onDone });

  useEffect(() => {
    const { assets: chosen, onDone: finish } = opened.current;
    let isShown = true;
    const findKnown = async ({ rawFile }: ChosenAsset): Promise<readonly KnownFile[]> => {
      const query = rawFile ? await hashChosenFile(rawFile) : null;
      return query ? duplicatesResponse.parse((await post(duplicatesPath, query)).data).known : [];
    };
    const look = async () => {
      const matches: MatchedDuplicate[] = [];
      for (const asset of chosen) {
        const known = await findKnown(asset).catch(() => []);
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
  }, [post]);

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
  const use = async (duplicate: Duplicate, { id }: KnownFile) => {
    const { data } = await get(`/upload/files/${String(id)}`);
    settle(duplicate, true, data);
  };

  return (
    <>
      <Modal.Header closeLabel={translate('ochiq.library.duplicates.title')}>
        <Modal.Title>{translate('ochiq.library.duplicates.title')}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {open === null ? (
          <Flex justifyContent="center">
            <Loader />
          </Flex>
        ) : (
          <DuplicatesList
            duplicates={open}
            use={(duplicate, file) => {
              void use(duplicate, file);
            }}
            upload={(duplicate) => settle(duplicate, false)}
          />
        )}
      </Modal.Body>
    </>
  );
}
