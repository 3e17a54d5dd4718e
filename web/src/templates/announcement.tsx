import { graphql } from 'gatsby';

import { KeyFacts, TwoColumnLayout } from '../components/two-column-layout/two-column-layout';
import { DateText } from '../components/inline-text/inline-text';
import { FileList } from '../components/file-list/file-list';
import { RichText } from '../components/rich-text/rich-text';
import { Status } from '../components/status/status';
import { getTextAnchors } from '../components/table-of-contents/heading-anchors';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Announcement($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }, sort: { ns: ASC }) {
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

export default function Announcement({ pageContext: { page } }: TemplateProps<'announcement'>) {
  const t = useMessages();
  const { lang, announcement } = page.body;
  const { label, summary, date, validUntil, past, body, attachments } = announcement;
  const anchors = getTextAnchors(body);
  return (
    <PageTemplate page={page} title={label} lead={summary} lang={lang}>
      <TwoColumnLayout
        aside={
          <>
            <KeyFacts
              rows={[
                [t('common:published'), <DateText key="date" date={date} />],
                [t('news:validUntil'), validUntil && <DateText date={validUntil} />],
              ]}
            >
              {past && <Status tone="off">{t('news:past')}</Status>}
            </KeyFacts>
            <TableOfContents anchors={anchors} lang={lang} />
          </>
        }
      >
        {body && <RichText text={body} lang={lang} anchors={anchors} />}
        {attachments.length > 0 && (
          <Section title={t('common:files')}>
            <FileList files={attachments} lang={lang} />
          </Section>
        )}
      </TwoColumnLayout>
    </PageTemplate>
  );
}
