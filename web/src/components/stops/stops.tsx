import type { OfficeView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './stops.module.css';

/** The stops near the office; the numbers are those of the scheme, which draws the ones whose way is known. */
export function Stops({ stops }: { stops: OfficeView['stops'] }) {
  const t = useMessages();
  let drawn = 0;
  return (
    <ul className={styles.list}>
      {stops.map(({ transport: kind, name, lines, walk }) => {
        const transport = t(`citizens:transport.${kind}`);
        if (walk !== null) drawn += 1;
        return (
          <li key={`${kind} ${name}`} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {walk === null ? '·' : drawn}
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.more}>{lines === null ? transport : t('common:titleWithPart', { title: transport, part: lines })}</p>
            </div>
            {walk !== null && <p className={styles.walk}>{t('citizens:walk', { count: walk })}</p>}
          </li>
        );
      })}
    </ul>
  );
}
