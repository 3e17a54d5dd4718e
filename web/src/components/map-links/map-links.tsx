import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../link/link';
import * as styles from './map-links.module.css';

type Point = NonNullable<OfficeView['mapPoint']>;

const maps = [
  {
    name: 'OpenStreetMap',
    at: (north: string, east: string) => `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`,
  },
  { name: 'Yandex', at: (north: string, east: string) => `https://yandex.uz/maps/?pt=${east},${north}&z=17` },
];

/** Renders links to the same place on real maps: plain links, so that no request is sent before the reader's click. */
export function MapLinks({ point: { latitude, longitude } }: { point: Point }) {
  const t = useMessages();
  return (
    <ul className={styles.links}>
      {maps.map(({ name, at }) => (
        <li key={name}>
          <Link to={at(String(latitude), String(longitude))}>{t('citizens:openMap', { name })}</Link>
        </li>
      ))}
    </ul>
  );
}
