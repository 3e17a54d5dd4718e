import * as styles from './icon.module.css';

const drawings = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  place: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5',
  phone: 'M6 4h4l1.5 5-2.5 1.5a11 11 0 0 0 4.5 4.5L15 12.5l5 1.5v4c0 1.5-1 2-2 2C10 20 4 14 4 6c0-1 .5-2 2-2z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
} as const;

export type IconName = keyof typeof drawings;

/** Renders an icon next to text; it never replaces the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
