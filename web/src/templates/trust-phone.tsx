import { graphql } from 'gatsby';

import { TrustPhone as Phone } from '../components/trust-phone/trust-phone';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query TrustPhone($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }
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

export default function TrustPhone({ pageContext: { page } }: TemplateProps<'trust-phone'>) {
  const { section, office } = page.body;
  return <SectionPage page={page} section={section} before={<Phone number={office.trustPhone} hours={office.trustPhoneHours} />} />;
}
