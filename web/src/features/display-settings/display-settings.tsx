import { useMessages } from '../../i18n/use-messages';
import { formId, settingNames, settings } from './display-choices';
import * as styles from './display-settings.module.css';

const titleId = `${formId}-title`;

/**
 * Renders the display settings, for readers with low vision among others. `inline.ts` applies choices, before and
 * without React; `method="dialog"` prevents Enter from submitting the form.
 */
export function DisplaySettings() {
  const t = useMessages();
  const title = t('common:display.title');
  // Voice control uses the visible label.
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
