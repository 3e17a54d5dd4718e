import * as styles from './alert-banner.module.css';

type AlertBannerProps = {
  /** What stands in it: put in while the page is served, or what marks the place. */
  html: string;
  /** Where to ask what has to stand in it now. */
  source: string;
};

/** What everybody must know now, above everything else; nothing where there is nothing. React leaves alone what is in it. */
export function AlertBanner({ html, source }: AlertBannerProps) {
  return <div className={styles.place} data-alert={source} dangerouslySetInnerHTML={{ __html: html }} />;
}
