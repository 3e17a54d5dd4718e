import type { TestimonialView } from '@ochiq/pages/plan/testimonials';

import * as styles from './testimonial.module.css';

export function Testimonial({ testimonial: { content, name, role } }: { testimonial: TestimonialView }) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <b className={styles.name}>{name}</b>
        {role}
      </figcaption>
    </figure>
  );
}
