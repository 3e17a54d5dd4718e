import type { TestimonialView } from '@ochiq/pages/page-builders/testimonials';

import * as styles from './testimonial.module.css';

export function Testimonial({ testimonial: { content, name, role } }: { testimonial: TestimonialView }) {
  return (
    <figure className={styles.testimonial}>
      <svg className={styles.quoteMark} viewBox="0 0 36 26" aria-hidden="true">
        <path d="M15 0C6 4 1 10 1 18a7 7 0 1 0 7-7c0-4 3-6 9-8zM34 0C25 4 20 10 20 18a7 7 0 1 0 7-7c0-4 3-6 9-8z" />
      </svg>
      <blockquote className={styles.text}>
        <p>{content}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <b className={styles.name}>{name}</b>
        {role}
      </figcaption>
    </figure>
  );
}
