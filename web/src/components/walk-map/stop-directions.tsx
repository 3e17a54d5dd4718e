import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { WalkMap } from './walk-map';
import * as styles from './stop-directions.module.css';

/**
 * Renders the stops near the office; the numbers are those of the scheme, which draws the ones with a known walking
 * time.
 */
function StopList({ stops }: { stops: OfficeView['stops'] }) {
  const t = useMessages();
  const drawn = stops.filter(({ walk }) => walk !== null);
  return (
    <ul className={styles.list}>
      {stops.map((stop) => {
        const { transport: kind, name, lines, walk } = stop;
        const transport = t(`citizens:transport.${kind}`);
        return (
          <li key={`${kind} ${name}`} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {walk === null ? '·' : drawn.indexOf(stop) + 1}
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.details}>{lines === null ? transport : t('common:titleWithPart', { title: transport, part: lines })}</p>
            </div>
            {walk !== null && <p className={styles.walkTime}>{t('citizens:walk', { count: walk })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the nearest stops, drawn and listed; without known walking times, only listed. */
export function StopDirections({ stops }: { stops: OfficeView['stops'] }) {
  const t = useMessages();
  return (
    <>
      {stops.some(({ walk }) => walk !== null) && (
        <>
          <WalkMap stops={stops} />
          <p>{t('citizens:schemeNote')}</p>
        </>
      )}
      <StopList stops={stops} />
    </>
  );
}
