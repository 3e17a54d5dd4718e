import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { fileDetails, type FileDetails, fileDetailsPath } from '../../../content/file-details/file-details.ts';
import { getReason } from '../../shared/get-reason.ts';
import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type DetailsChange, DetailsForm } from './details-form.tsx';

/** A file as Strapi's details have it. */
type Asset = { id: number; url: string; updatedAt?: string | null };

/** Returns the address of a picture as it is now: its path stays when it is replaced. */
const getFreshAddress = ({ url, updatedAt }: Asset): string =>
  `${url}${url.includes('?') ? '&' : '?'}at=${encodeURIComponent(updatedAt ?? '')}`;

/** Returns when a file was replaced last; empty where it never was. */
const getNewest = ({ replacements }: FileDetails): string => replacements[0]?.at ?? '';

type Props = {
  file: Asset;
  /** Whether another file was chosen in its place, which is stored with the form around. */
  isReplaced?: boolean;
};

/** Renders what the site shows of a file of the media library; our patch of `@strapi/upload` puts it into both of Strapi's details. */
export function FileDetailsSection({ file, isReplaced = false }: Props) {
  const { get, post } = useFetchClient();
  const translate = useTexts(englishLibrary);
  const [details, setDetails] = useState<FileDetails | 'broken' | null>(null);
  const [newestAtFirst, setNewestAtFirst] = useState<string | null>(null);
  const { id, updatedAt } = file;
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      try {
        const { data } = await get(`${fileDetailsPath}?file=${String(id)}`);
        if (!isShown) return;
        const read = fileDetails.parse(data);
        setNewestAtFirst((known) => known ?? getNewest(read));
        setDetails(read);
      } catch {
        if (isShown) setDetails('broken');
      }
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [get, id, updatedAt]);
  if (details === null) return null;
  if (details === 'broken') return <Typography role="alert">{translate('ochiq.library.broken')}</Typography>;
  const save = async (change: DetailsChange): Promise<string | null> => {
    try {
      setDetails(fileDetails.parse((await post(fileDetailsPath, { file: id, ...change })).data));
      return null;
    } catch (error) {
      return getReason(error);
    }
  };
  const newest = getNewest(details);
  return (
    <DetailsForm
      key={newest}
      picture={getFreshAddress(file)}
      details={details}
      isReplaced={isReplaced || newest !== newestAtFirst}
      save={save}
    />
  );
}
