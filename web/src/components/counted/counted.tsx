import { useMessages } from '../../i18n/use-messages';
import { Unseen } from '../unseen/unseen';

/**
 * Renders the number of items behind a link's name: a number for the eye, and words for screen readers, so that “2026
 * 18” is no year.
 */
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
