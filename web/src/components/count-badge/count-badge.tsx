import { useMessages } from '../../i18n/use-messages';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/**
 * Renders the number of items behind a link's name: a number for the eye, and words for screen readers, so that “2026
 * 18” is no year.
 */
export function CountBadge({ count, className }: { count: number; className: string | undefined }) {
  const t = useMessages();
  return (
    <>
      <VisuallyHidden>{t('common:counted', { count })}</VisuallyHidden>
      <span className={className} aria-hidden="true">
        {count}
      </span>
    </>
  );
}
