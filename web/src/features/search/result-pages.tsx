import * as looks from '../../components/pagination/pagination.module.css';
import { useMessages } from '../../i18n/use-messages';
import { each, slot, to, when } from './marks';

/** Renders links to further pages of results. */
export function ResultPages() {
  const t = useMessages();
  return (
    <nav className={looks.pagination} aria-label={t('common:pages')} {...when('pages')}>
      <a className={looks.step} rel="prev" {...to('previous')} {...when('previous')}>
        {t('search:previous')}
      </a>
      <ol className={looks.pages}>
        <li {...each('pages')}>
          <a className={looks.page} {...to('path', 'current')} {...when('page')}>
            <span {...slot('number')}>{t('search:hit')}</span>
          </a>
          <span className={looks.gap} {...when('gap')}>
            …
          </span>
        </li>
      </ol>
      <a className={looks.step} rel="next" {...to('next')} {...when('next')}>
        {t('search:next')}
      </a>
    </nav>
  );
}
