import type { Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { FileList } from '../file-list/file-list';
import { GalleryList } from '../gallery-list/gallery-list';
import { LinkList } from '../link-list/link-list';
import { NewsCard } from '../news-card/news-card';
import { Picture } from '../picture/picture';
import { RichText } from '../rich-text/rich-text';
import { Titled } from '../titled/titled';
import { VideoPlayer } from '../video-player/video-player';
import { ChangeNotes } from './change-notes';
import type { Story } from './story';
import { StoryMeta } from './story-meta';

/** A news item below its heading. */
export function NewsStory({ news, lang }: { news: Story; lang: Locale | null }) {
  const t = useMessages();
  const { cover, body, video, gallery, attachments, changeNotes, tags, related } = news;
  return (
    <>
      <StoryMeta news={news} />
      {cover && <Picture picture={cover} lang={lang} first />}
      {body && <RichText text={body} lang={lang} />}
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
      {tags.length > 0 && (
        <Titled title={t('news:tags')}>
          <LinkList links={tags} inline />
        </Titled>
      )}
      {related.length > 0 && (
        <Titled title={t('news:related')}>
          <CardList items={related} empty={t('news:empty')}>
            {(item) => <NewsCard news={item} level={3} />}
          </CardList>
        </Titled>
      )}
    </>
  );
}
