import { fileLimits, formFileExtensions, type FileExcess } from '@ochiq/contract/forms/form-files';
import type { Localized } from '@ochiq/contract/routing/locales';

import type { RefusalReason } from '../../platform/uploads/upload-refusal';
import type { RefusalText } from '../../platform/uploads/refusal-texts';

/** Texts for citizens where those for editors refer to the administrator. */
export const citizenTexts: Localized<Readonly<Partial<Record<RefusalReason, RefusalText>>>> = {
  uz: {
    virus: (name) => `unda virus topildi: ${name}. Qurilmangizni tekshiring yoki boshqa fayl tanlang.`,
    scanner: () =>
      'hozir fayllarni virusga tekshirib boʻlmayapti, tekshirilmagan fayl olinmaydi. Birozdan keyin qayta urining yoki fayllarsiz yuboring.',
  },
  ru: {
    virus: (name) => `в нём найден вирус: ${name}. Проверьте своё устройство или выберите другой файл.`,
    scanner: () =>
      'сейчас файлы нельзя проверить на вирусы, а непроверенные не принимаются. Повторите попытку позже или отправьте форму без файлов.',
  },
  en: {
    virus: (name) => `a virus was found in it: ${name}. Check your device, or choose another file.`,
    scanner: () =>
      'files can’t be checked for viruses now, and unchecked ones are not taken. Try again later, or send the form without files.',
  },
};

const { count, megabytes } = fileLimits;

/** Texts about all files together. */
export const togetherTexts: Localized<Record<FileExcess | 'no-room', string>> = {
  uz: {
    count: `Fayllar juda koʻp: koʻpi bilan ${String(count)} ta fayl yuborish mumkin.`,
    size: `Fayllar juda katta: hammasi birga ${String(megabytes)} MB dan oshmasligi kerak.`,
    'no-room': 'Hozir saytda fayllar uchun joy yetarli emas. Fayllarsiz yuboring yoki keyinroq urinib koʻring.',
  },
  ru: {
    count: `Файлов слишком много: можно отправить не больше ${String(count)}.`,
    size: `Файлы слишком большие: все вместе они должны быть не больше ${String(megabytes)} МБ.`,
    'no-room': 'Сейчас на сайте не хватает места для файлов. Отправьте форму без файлов или попробуйте позже.',
  },
  en: {
    count: `There are too many files: no more than ${String(count)} can be sent.`,
    size: `The files are too large: all of them together may have ${String(megabytes)} MB.`,
    'no-room': 'The site has no room for files now. Send the form without files, or try again later.',
  },
};

/** The kinds that citizens may send, for the sentence about another one. */
export const acceptedKinds = formFileExtensions
  .filter((extension) => extension !== '.jpeg')
  .map((extension) => extension.slice(1).toUpperCase())
  .join(', ');
