import * as styles from './alert-banner.module.css';

type AlertBannerProps = {
  /** The alert's HTML, inserted while the page is served, or the marker of its place. */
  html: string;
  /** The address of the current alert. */
  source: string;
};

/** Renders the emergency banner above everything else; empty without an alert. React does not touch its content. */
export function AlertBanner({ html, source }: AlertBannerProps) {
  return <div className={styles.place} data-alert={source} dangerouslySetInnerHTML={{ __html: html }} />;
}
