import { useMessages } from '../../i18n/use-messages';

/** What may be said of files, hidden: the edge puts in why each was not taken, and shows that no browser keeps them. */
export function FileSentences() {
  const t = useMessages();
  return (
    <>
      <p hidden data-when="problem:files:files" data-slot="said:files">
        {t('problems:files')}
      </p>
      <p hidden data-when="problems refused">
        {t('problems:filesAgain')}
      </p>
    </>
  );
}
