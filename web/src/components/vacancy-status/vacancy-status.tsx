import { useMessages } from '../../i18n/use-messages';
import { Status } from '../status/status';

export function VacancyStatus({ open }: { open: boolean }) {
  const t = useMessages();
  return open ? <Status tone="good">{t('offers:vacancyOpen')}</Status> : <Status tone="off">{t('offers:vacancyClosed')}</Status>;
}
