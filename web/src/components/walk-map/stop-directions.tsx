import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { Stops } from '../stops/stops';
import { WalkMap } from './walk-map';

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
      <Stops stops={stops} />
    </>
  );
}
