import { useMessages } from '../../i18n/use-messages';
import { Unseen } from '../unseen/unseen';

/** How much is in what a link leads to, behind its name: a number to the eye, and words to the ear, so that “2026 18” is no year. */
export function Counted({ count, className }: { count: number; className: string | undefined }) {
  const t = useMessages();
  return (
    <>
      <Unseen>{t('common:counted', { count })}</Unseen>
      <span className={className} aria-hidden="true">
        {count}
      </span>
    </>
  );
}
