import { type Locale, locales, type Localized } from '@ochiq/contract/routing/locales';

import type { TitledWork, WorkKind } from '../../people/absences/absence';
import type { Letter } from './letter-texts';
import { createMail, type Mail } from './letters';

/** What a letter about a handover says: who left, and what the successor has now. */
export type HandoverNews = { name: string; work: readonly (TitledWork & { typeName: string })[] };

type HandoverTexts = {
  kinds: Readonly<Record<WorkKind, string>>;
  /** An entry that the successor may not read. */
  hidden: string;
  letter: (name: string, lines: readonly string[]) => Letter;
};

const texts: Localized<HandoverTexts> = {
  uz: {
    kinds: {
      draft: 'Qoralama',
      submission: 'Tekshirishga yuborilgan',
      assignment: 'Tekshirish kerak',
      translation: 'Tarjima qilish kerak',
      remark: 'Ochiq izoh',
      plan: 'Rejalashtirilgan nashr',
      link: 'Qoralamaga havola',
    },
    hidden: 'oʻqishga huquqingiz yoʻq, administratordan soʻrang',
    letter: (name, lines) => ({
      subject: `Sizga ish topshirildi: ${name}`,
      paragraphs: [
        `${name} ishdan ketdi, uning ishi sizga topshirildi.`,
        lines.join('\n'),
        `Bularning hammasi panelda, ish stolingizda. Yangi huquqlar berilmadi.`,
      ],
    }),
  },
  ru: {
    kinds: {
      draft: 'Черновик',
      submission: 'Отправлено на согласование',
      assignment: 'Нужно проверить',
      translation: 'Перевести',
      remark: 'Открытое замечание',
      plan: 'Запланированная публикация',
      link: 'Ссылка на черновик',
    },
    hidden: 'нет права читать, попросите его у администратора',
    letter: (name, lines) => ({
      subject: `Вам передана работа: ${name}`,
      paragraphs: [
        `Сотрудник больше не работает: ${name}. Его работа передана вам.`,
        lines.join('\n'),
        `Всё это есть в панели, на вашем рабочем столе. Новых прав вы не получили.`,
      ],
    }),
  },
  en: {
    kinds: {
      draft: 'Draft',
      submission: 'Submitted for review',
      assignment: 'To be reviewed',
      translation: 'To be translated',
      remark: 'Open remark',
      plan: 'Planned publication',
      link: 'Link to a draft',
    },
    hidden: 'you may not read it, ask an administrator',
    letter: (name, lines) => ({
      subject: `Work was handed over to you: ${name}`,
      paragraphs: [
        `${name} has left, and their work was handed over to you.`,
        lines.join('\n'),
        `You will find all of it in the panel, on your desk. You have no further rights by it.`,
      ],
    }),
  },
};

/** How many entries a letter names: the desk has all of them. */
const maxLines = 50;

/** Builds the letter that tells a successor what they have now. */
export function buildHandoverMail(language: Locale, recipient: string, { name, work }: HandoverNews): Mail {
  const { kinds, hidden, letter } = texts[language];
  const lines = work.slice(0, maxLines).map(({ kind, title, typeName, locale }) => {
    const label = title === null ? `${typeName}, ${hidden}` : title === '' ? typeName : `${title} (${typeName})`;
    return `${kinds[kind]}: ${label}, ${locales[locale].name}`;
  });
  const more = work.length > maxLines ? [`+ ${String(work.length - maxLines)}`] : [];
  return createMail('handover', language, letter(name, [...lines, ...more]), { recipient });
}
