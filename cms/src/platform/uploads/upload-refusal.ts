import type { Localized } from '@ochiq/contract/routing/locales';

/** Why a file is not taken. */
export type RefusalReason =
  /** The extension is not in the table. */
  | 'format'
  /** The format may hold scripts that run in the reader's browser. */
  | 'scripts'
  /** The content, or the declared type, does not match the extension. */
  | 'content'
  | 'old-office'
  /** The content is an old document’s, or a new one’s under a password. */
  | 'old-or-locked'
  | 'macros'
  | 'remote-template'
  /** A document loads something from elsewhere or talks to another program when it is opened. */
  | 'office-part'
  | 'not-text'
  | 'locked'
  | 'unreadable'
  | 'swollen'
  | 'program'
  | 'pdf-actions'
  | 'pixels'
  | 'virus'
  | 'scanner'
  /** It would replace a file of another format. */
  | 'other-format';

/** Refuses a file. */
export class UploadRefusal extends Error {
  readonly reason: RefusalReason;
  /** What the sentence about it needs to know: a format, a name, a number. */
  readonly detail: string;

  constructor(reason: RefusalReason, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Builds the sentence about a refused file: why, and what to do. */
export type RefusalText = (detail: string, accepted: string) => string;

export const refusalTexts: Localized<Readonly<Record<RefusalReason, RefusalText>>> = {
  uz: {
    format: (_, accepted) => `bunday turdagi fayllar olinmaydi. Uni shu turlardan birida saqlang: ${accepted}.`,
    scripts: () => 'bunday fayl ichida skript boʻlishi mumkin. Rasmni PNG yoki WebP, matnni PDF qilib saqlang.',
    content: () => 'ichidagi maʼlumot fayl nomining oxiridagi turga mos emas. Faylni oʻz dasturida ochib, kerakli turda qaytadan saqlang.',
    'old-office': (newer) =>
      `bu eski turdagi hujjat, ichida makroslar boʻlishi mumkin. Uni oʻz dasturida ochib, “Boshqacha saqlash” orqali ${newer} yoki PDF qilib saqlang va yangi faylni yuklang.`,
    'old-or-locked': () =>
      'bu eski turdagi yoki parol qoʻyilgan hujjat. Uni ochib, parolni olib tashlang va DOCX, XLSX, PPTX yoki PDF qilib saqlang.',
    macros: () => 'uning ichida makroslar bor. Hujjatni makrossiz — DOCX, XLSX, PPTX yoki PDF qilib — saqlang.',
    'remote-template': () => 'hujjat ochilganda internetdan shablon yuklaydi. Shablonni hujjatdan uzing yoki hujjatni PDF qilib saqlang.',
    'office-part': (part) =>
      `hujjat ochilganda tashqaridan maʼlumot yuklaydi yoki boshqa dasturga ulanadi: ${part}. Shu qismini olib tashlang yoki hujjatni PDF qilib saqlang.`,
    'not-text': () => 'bu UTF-8 kodlashidagi matn emas. Uni UTF-8 kodlashida saqlang (Excelda — “CSV UTF-8”).',
    locked: () => 'u parol yoki shifr bilan yopilgan, uni tekshirib boʻlmaydi. Parolsiz saqlang.',
    unreadable: () => 'fayl buzilgan yoki oʻqib boʻlmaydi. Uni oʻz dasturida ochib, qaytadan saqlang.',
    swollen: () => 'ichidagi fayllar juda koʻp yoki ochilganda juda katta boʻlib ketadi. Uni boʻlib yuklang.',
    program: (name) => `arxivda dastur yoki boshqa arxiv bor: ${name}. Uni arxivdan olib tashlang.`,
    'pdf-actions': (part) =>
      `PDF ichida oʻzi ishga tushadigan amal, skript yoki boshqa fayl bor: ${part}. Uni ularsiz, masalan, PDF/A-2 qilib saqlang.`,
    pixels: (most) => `rasm juda katta: eng koʻpi bilan ${most} million nuqta. Uni kichraytiring.`,
    virus: (name) => `unda virus topildi: ${name}. Kompyuteringizni tekshiring va administratorga xabar bering.`,
    scanner: () =>
      'viruslarni tekshiruvchi dastur javob bermadi, tekshirilmagan fayl olinmaydi. Birozdan keyin qayta urining; takrorlansa, administratorga xabar bering.',
    'other-format': (replacedFormat) =>
      `almashtirilayotgan fayl ${replacedFormat} turida, yangisi ham shu turda boʻlishi kerak. Boshqa turdagi faylni yangi fayl sifatida qoʻshing.`,
  },
  ru: {
    format: (_, accepted) => `файлы такого формата не принимаются. Сохраните его в одном из форматов: ${accepted}.`,
    scripts: () => 'в файле такого формата могут быть скрипты. Сохраните рисунок как PNG или WebP, текст — как PDF.',
    content: () =>
      'содержимое не соответствует расширению в имени файла. Откройте файл в его программе и сохраните заново в нужном формате.',
    'old-office': (newer) =>
      `это документ старого формата, в нём могут быть макросы. Откройте его в своей программе, выберите «Сохранить как», сохраните как ${newer} или PDF и загрузите новый файл.`,
    'old-or-locked': () =>
      'это документ старого формата или документ под паролем. Откройте его, снимите пароль и сохраните как DOCX, XLSX, PPTX или PDF.',
    macros: () => 'в нём есть макросы. Сохраните документ без макросов: как DOCX, XLSX, PPTX или PDF.',
    'remote-template': () => 'при открытии документ загружает шаблон из сети. Отсоедините шаблон или сохраните документ как PDF.',
    'office-part': (part) =>
      `при открытии документ загружает что-то извне или обращается к другой программе: ${part}. Уберите эту часть или сохраните документ как PDF.`,
    'not-text': () => 'это не текст в кодировке UTF-8. Сохраните его в кодировке UTF-8 (в Excel — «CSV UTF-8»).',
    locked: () => 'он закрыт паролем или зашифрован, проверить его нельзя. Сохраните без пароля.',
    unreadable: () => 'файл повреждён или не читается. Откройте его в его программе и сохраните заново.',
    swollen: () => 'в нём слишком много файлов, или при распаковке он становится слишком большим. Загрузите его по частям.',
    program: (name) => `в архиве есть программа или другой архив: ${name}. Уберите этот файл из архива.`,
    'pdf-actions': (part) =>
      `в PDF есть действие, которое запускается само, скрипт или вложенный файл: ${part}. Сохраните его без этого, например как PDF/A-2.`,
    pixels: (most) => `изображение слишком большое: не более ${most} млн точек. Уменьшите его.`,
    virus: (name) => `в нём найден вирус: ${name}. Проверьте компьютер и сообщите администратору.`,
    scanner: () =>
      'антивирусная проверка не ответила, а непроверенные файлы не принимаются. Повторите попытку позже; если не поможет, сообщите администратору.',
    'other-format': (replacedFormat) =>
      `заменяемый файл — ${replacedFormat}, новый должен быть того же формата. Файл другого формата добавьте как новый.`,
  },
  en: {
    format: (_, accepted) => `files of this format are not taken. Save it in one of these formats: ${accepted}.`,
    scripts: () => 'a file of this format may hold scripts. Save a picture as PNG or WebP, a text as PDF.',
    content: () => 'what is in it is not what the ending of its name says. Open it in its program and save it anew in the format you need.',
    'old-office': (newer) =>
      `this is a document of an old format, which may hold macros. Open it in its program, choose “Save as”, save it as ${newer} or PDF, and upload the new file.`,
    'old-or-locked': () =>
      'this is a document of an old format, or one under a password. Open it, take the password away and save it as DOCX, XLSX, PPTX or PDF.',
    macros: () => 'there are macros in it. Save the document without macros: as DOCX, XLSX, PPTX or PDF.',
    'remote-template': () =>
      'when it is opened, the document loads a template from the network. Detach the template, or save the document as PDF.',
    'office-part': (part) =>
      `when it is opened, the document loads something from elsewhere or talks to another program: ${part}. Take this part out, or save the document as PDF.`,
    'not-text': () => 'this is no text in the encoding UTF-8. Save it in UTF-8 (in Excel: “CSV UTF-8”).',
    locked: () => 'it is locked with a password or encrypted, and can’t be checked. Save it without a password.',
    unreadable: () => 'the file is damaged or can’t be read. Open it in its program and save it anew.',
    swollen: () => 'there are too many files in it, or it becomes too large when it is unpacked. Upload it in parts.',
    program: (name) => `the archive holds a program or another archive: ${name}. Take this file out of it.`,
    'pdf-actions': (part) =>
      `the PDF holds an action that starts by itself, a script or another file: ${part}. Save it without, as PDF/A-2 for example.`,
    pixels: (most) => `the picture is too large: it may have ${most} million pixels at most. Make it smaller.`,
    virus: (name) => `a virus was found in it: ${name}. Check your computer and tell the administrator.`,
    scanner: () =>
      'the virus scanner did not answer, and files that were not checked are not taken. Try again later; if that does not help, tell the administrator.',
    'other-format': (replacedFormat) =>
      `the file to be replaced is ${replacedFormat}, and the new one must be of the same format. Add a file of another format as a new one.`,
  },
};

/** The beginning of the sentence, which names the file. */
export const refusedFile: Localized<(file: string) => string> = {
  uz: (file) => `“${file}” fayli qabul qilinmadi`,
  ru: (file) => `Файл «${file}» не принят`,
  en: (file) => `The file “${file}” was not taken`,
};

/** Why no file is fetched from an address. */
export const fromAddressTexts: Localized<string> = {
  uz: 'Faylni havola boʻyicha yuklab boʻlmaydi. Uni avval kompyuteringizga saqlang, keyin shu yerga yuklang.',
  ru: 'Загрузить файл по ссылке нельзя. Сначала сохраните его на свой компьютер, затем загрузите сюда.',
  en: 'A file can’t be brought in by its address. Save it on your computer first, then upload it here.',
};
