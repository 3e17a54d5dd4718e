import type { OfficeView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './stops.module.css';

/** The stops near the office. */
export function Stops({ stops }: { stops: OfficeView['stops'] }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {stops.map(({ transport: kind, name, lines, walk }) => {
        const transport = t(`citizens:transport.${kind}`);
        return (
          <li key={`${kind} ${name}`}>
            {lines === null ? t('citizens:stop', { transport, name }) : t('citizens:stopLines', { transport, lines, name })}
            {walk !== null && <span className={styles.walk}>{t('citizens:walk', { count: walk })}</span>}
          </li>
        );
      })}
    </ul>
  );
}
