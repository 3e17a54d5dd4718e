import * as looks from '../../components/pagination/pagination.module.css';
import { useMessages } from '../../i18n/use-messages';
import { repeatFor, fillSlot, linkTo, showWhen } from './marks';

/** Renders links to further pages of results. */
export function ResultPages() {
  const t = useMessages();
  return (
    <nav className={looks.pagination} aria-label={t('common:pages')} {...showWhen('pages')}>
      <a className={looks.step} rel="prev" {...linkTo('previous')} {...showWhen('previous')}>
        {t('search:previous')}
      </a>
      <ol className={looks.pages}>
        <li {...repeatFor('pages')}>
          <a className={looks.page} {...linkTo('path', 'current')} {...showWhen('page')}>
            <span {...fillSlot('number')}>{t('search:hit')}</span>
          </a>
          <span className={looks.gap} {...showWhen('gap')}>
            …
          </span>
        </li>
      </ol>
      <a className={looks.step} rel="next" {...linkTo('next')} {...showWhen('next')}>
        {t('search:next')}
      </a>
    </nav>
  );
}
