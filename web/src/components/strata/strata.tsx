import * as styles from './strata.module.css';

/** Layers of earth under water: the site's motif. */
export function Strata() {
  return (
    <svg className={styles.strata} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.water} d="M0 30C180 6 300 52 520 36S900 0 1120 18s240 30 320 12v90H0z" />
      <path className={styles.deepWater} d="M0 56c200-22 340 18 560 6s330-34 520-18 260 26 360 12v64H0z" />
      <path className={styles.sand} d="M0 78c220-18 380 14 600 4s340-24 520-12 220 18 320 8v42H0z" />
      <path className={styles.clay} d="M0 98c240-12 420 10 640 4s320-16 500-8 210 10 300 4v22H0z" />
    </svg>
  );
}
