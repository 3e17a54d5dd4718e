import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { Testimonial } from '../components/testimonial/testimonial';
import { FormSection } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Review($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "forms", "people"] } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

export default function Review({ pageContext: { page } }: TemplateProps<'review'>) {
  const t = useMessages();
  const { section, testimonials, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={testimonials} empty={t('citizens:reviewsEmpty')}>
        {(testimonial) => <Testimonial testimonial={testimonial} />}
      </CardList>
      <OtherLanguagesCount count={elsewhere} />
      <FormSection form="review" page={page} />
    </SectionPage>
  );
}
