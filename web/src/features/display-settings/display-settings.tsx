import { useMessages } from '../../i18n/use-messages';
import { formId, settingNames, settings } from './settings';
import * as styles from './display-settings.module.css';

const titleId = `${formId}-title`;

/**
 * How the page is shown: the version for people with weak sight. `inline.ts` does what is chosen, before and
 * without React; `method="dialog"` keeps Enter from sending the form.
 */
export function DisplaySettings() {
  const t = useMessages();
  const title = t('common:display.title');
  // Who speaks to the device says what stands there.
  const sign = t('common:display.sign');
  return (
    <>
      <button className={styles.button} type="button" popovertarget={formId} aria-label={`${sign}: ${title}`}>
        {sign}
      </button>
      <form className={styles.form} id={formId} method="dialog" popover="auto" aria-labelledby={titleId}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {settingNames.map((name) => (
          <fieldset className={styles.group} key={name}>
            <legend>{t(`common:display.${name}`)}</legend>
            {settings[name].map((value, index) => (
              <label key={value}>
                <input type="radio" name={name} value={value} defaultChecked={index === 0} />
                {t(`common:display.value.${value}`)}
              </label>
            ))}
          </fieldset>
        ))}
        <p className={styles.actions}>
          <button type="reset">{t('common:display.reset')}</button>
          <button type="button" popovertarget={formId} popovertargetaction="hide">
            {t('common:display.close')}
          </button>
        </p>
      </form>
    </>
  );
}
