import type { Locale } from '@ochiq/contract/locales';
import type { PageDates } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import { Beside } from '../beside/beside';
import { FileList } from '../file-list/file-list';
import { GalleryList } from '../gallery-list/gallery-list';
import { RichText } from '../rich-text/rich-text';
import { placesOfText } from '../table-of-contents/places';
import { TableOfContents } from '../table-of-contents/table-of-contents';
import { Titled } from '../titled/titled';
import { VideoPlayer } from '../video-player/video-player';
import { ChangeNotes } from './change-notes';
import { Neighbours } from './neighbours';
import { Related } from './related';
import type { Story } from './story';
import { StoryCover } from './story-cover';
import { StoryMeta } from './story-meta';

/** Renders a news item below its heading. */
export function NewsStory({ news, lang, dates }: { news: Story; lang: Locale | null; dates: PageDates }) {
  const t = useMessages();
  const { body, video, gallery, attachments, changeNotes, related } = news;
  const places = placesOfText(body);
  return (
    <>
      <Beside
        glance={
          <>
            <StoryMeta news={news} dates={dates} />
            <TableOfContents places={places} lang={lang} />
          </>
        }
      >
        <StoryCover story={news} lang={lang} />
        {body && <RichText text={body} lang={lang} places={places} />}
        {video && <VideoPlayer video={video} lang={lang} />}
        {gallery.length > 0 && (
          <Titled title={t('common:gallery')}>
            <GalleryList pictures={gallery} lang={lang} />
          </Titled>
        )}
        {attachments.length > 0 && (
          <Titled title={t('common:files')}>
            <FileList files={attachments} lang={lang} />
          </Titled>
        )}
        {changeNotes.length > 0 && <ChangeNotes notes={changeNotes} lang={lang} />}
        <Neighbours news={news} />
      </Beside>
      {related.length > 0 && <Related news={related} />}
    </>
  );
}
