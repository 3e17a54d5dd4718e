import { useMessages } from '../../i18n/use-messages';

/**
 * Renders the messages about files, hidden: the edge inserts why each was refused, and reveals that browsers do not
 * keep the choice.
 */
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
