export type ReasonText = { pattern: RegExp; uz: string; ru: string };

/**
 * Patterns of the publisher's English messages, about pages, files and itself, with translations. A group of the pattern
 * fills the place of its name; `inner` is a message of its own, and is translated first.
 */
export const reasonTexts: readonly ReasonText[] = [
  {
    pattern: /^(?:It |The page \S+ )?leads to (?<what>\S+), which was taken back: change or unpublish that$/u,
    uz: '{what} sahifasiga olib boradi, u esa qaytarib olingan: oʻshani oʻzgartiring yoki eʼlondan oling',
    ru: 'ведёт на {what}, а эта публикация отменена: измените её или снимите с публикации',
  },
  {
    pattern: /^(?:It |The page \S+ )?leads to (?<what>\S+), where nothing is$/u,
    uz: '{what} manziliga olib boradi, u yerda hech narsa yoʻq',
    ru: 'ведёт на {what}, где ничего нет',
  },
  {
    pattern: /^(?:It |The page \S+ )?names (?<what>\S+) as a translation, where no page is$/u,
    uz: 'tarjimasi deb {what} koʻrsatilgan, u yerda sahifa yoʻq',
    ru: 'переводом названа {what}, но такой страницы нет',
  },
  {
    pattern: /^(?:It |The page \S+ )?names (?<what>\S+) as a translation, which names others$/u,
    uz: 'tarjimasi deb {what} koʻrsatilgan, u esa boshqasini koʻrsatadi',
    ru: 'переводом названа {what}, а она указывает на другие страницы',
  },
  {
    pattern: /^(?:It |The page \S+ )?waits for (?<what>\S+), its translation$/u,
    uz: '{what} tarjimasini kutmoqda',
    ru: 'ждёт перевода {what}',
  },
  {
    pattern: /^(?:It |The page \S+ )?has a (?:NUL byte|broken character \(U\+FFFD\)) in it$/u,
    uz: 'matnda buzilgan belgi bor: soʻzni qaytadan yozing',
    ru: 'в тексте есть испорченный знак: наберите слово заново',
  },
  {
    pattern: /^(?<what>.*?) ?has a broken character \(�\): write the word again$/u,
    uz: '{what} buzilgan belgi bor: soʻzni qaytadan yozing',
    ru: '{what} есть испорченный знак: наберите слово заново',
  },
  {
    pattern: /^The page (?<what>\S+) can't be rendered: .*$/u,
    uz: '{what} sahifasini tayyorlab boʻlmadi: administratorga ayting',
    ru: 'страницу {what} не удалось подготовить: сообщите администратору',
  },
  {
    pattern: /^(?:slug )?claims (?<what>\S+), the address of .*$/u,
    uz: '{what} manzili boshqa yozuvda: manzilni oʻzgartiring',
    ru: 'адрес {what} уже занят другой записью: измените адрес',
  },
  { pattern: /^(?:from )?is the address of a page$/u, uz: 'bu manzilda sahifa bor', ru: 'по этому адресу есть страница' },
  { pattern: /^(?:to )?leads back to (?<what>\S+)$/u, uz: 'yana {what} manziliga qaytaradi', ru: 'ведёт обратно на {what}' },
  {
    pattern: /^is not published in any language: publish it$/u,
    uz: 'hech bir tilda eʼlon qilinmagan: eʼlon qiling',
    ru: 'не опубликовано ни на одном языке: опубликуйте',
  },
  {
    pattern: /^(?:It |The page \S+ )?lacks a file \((?<inner>.+)\)$/u,
    uz: 'fayli yetishmayapti: {inner}',
    ru: 'не хватает файла: {inner}',
  },
  {
    pattern: /^(?:It )?can't be published \((?<inner>.+)\)$/u,
    uz: 'eʼlon qilib boʻlmaydi: {inner}',
    ru: 'опубликовать нельзя: {inner}',
  },
  {
    pattern: /^The CMS answers 404 for (?<what>\S+), a file that a published entry uses: .*$/u,
    uz: '{what} fayli mediakutubxonada yoʻq: uni qaytadan yuklang',
    ru: 'файла {what} нет в медиатеке: загрузите его снова',
  },
  {
    pattern: /^The CMS .* for (?<what>\S+): try again when it is well$/u,
    uz: '{what} fayli hozircha kelmayapti: qayta urinilmoqda',
    ru: 'файл {what} пока не приходит: попытка повторяется',
  },
  {
    pattern: /^(?<what>\S+) .*: choose the file in the media library again, or upload it again$/u,
    uz: '{what} fayli mediakutubxonadagi yozuviga mos emas: uni qaytadan tanlang yoki yuklang',
    ru: 'файл {what} не совпадает с записью в медиатеке: выберите или загрузите его снова',
  },
  {
    pattern: /^The picture (?<what>.+) can't be read: upload it again in the media library$/u,
    uz: '{what} rasmini oʻqib boʻlmadi: uni mediakutubxonaga qaytadan yuklang',
    ru: 'изображение {what} не читается: загрузите его в медиатеку снова',
  },
  {
    pattern: /^The file (?<what>.+) is still on its way from the media library: .*$/u,
    uz: '{what} fayli mediakutubxonadan hali kelgani yoʻq: qayta urinilmoqda',
    ru: 'файл {what} ещё не пришёл из медиатеки: попытка повторяется',
  },
  {
    pattern: /^No section page “(?<what>.+)” is published in any language: .*$/u,
    uz: '“{what}” boʻlim sahifasi hech bir tilda eʼlon qilinmagan: uni eʼlon qiling',
    ru: 'страница раздела «{what}» не опубликована ни на одном языке: опубликуйте её',
  },
  {
    pattern: /^Nothing of the type (?<what>\S+) is published$/u,
    uz: '“{what}” turidan hech narsa eʼlon qilinmagan: administratorga ayting',
    ru: 'из типа «{what}» ничего не опубликовано: сообщите администратору',
  },
  {
    pattern: /^The page (?<what>\S+) needs a build: .*$/u,
    uz: '{what} sahifasi uchun saytni qaytadan yigʻish kerak: administratorga ayting',
    ru: 'для страницы {what} нужна новая сборка сайта: сообщите администратору',
  },
  {
    pattern: /^(?<gone>\d+) of (?<all>\d+) pages would go at once\. .*$/u,
    uz: '{all} sahifadan {gone} tasi birdaniga oʻchib ketardi, shuning uchun sayt oʻzgarmadi: administratorga ayting',
    ru: 'разом исчезло бы страниц: {gone} из {all}, поэтому сайт не изменён: сообщите администратору',
  },
  {
    pattern: /^The site was built anew meanwhile: .*$/u,
    uz: 'sayt shu orada qaytadan yigʻildi: navbatdagi urinishda chiqadi',
    ru: 'сайт тем временем собран заново: публикация пройдёт в следующий раз',
  },
  {
    pattern: /^Another publisher has changed the site meanwhile: .*$/u,
    uz: 'saytni shu orada boshqa nashr xizmati oʻzgartirdi: navbatdagi urinishda chiqadi',
    ru: 'сайт тем временем изменила другая служба публикации: публикация пройдёт в следующий раз',
  },
  {
    pattern: /^Another publisher \(process \S+\) writes this site\. .*$/u,
    uz: 'saytga boshqa nashr xizmati yozmoqda: administratorga ayting',
    ru: 'на сайт пишет другая служба публикации: сообщите администратору',
  },
  {
    pattern: /^The database (?:that says which publisher leads does not answer|has not heard of this publisher).*$/su,
    uz: 'maʼlumotlar bazasi javob bermayapti: qayta urinilmoqda',
    ru: 'база данных не отвечает: попытка повторяется',
  },
  {
    pattern: /^(?:Nothing is published in \S+ yet: .*|.* has no current release\. .*)$/u,
    uz: 'sayt hali yigʻilmagan: administratorga ayting',
    ru: 'сайт ещё не собран: сообщите администратору',
  },
  {
    pattern: /^.* can't be read\. Move its folder away and publish the whole site again\.$/u,
    uz: 'oldingi oʻzgarish yozuvi buzilgan: administratorga ayting',
    ru: 'запись о прошлом изменении повреждена: сообщите администратору',
  },
  {
    pattern: /^The CMS (?:has no log of changes|knows no \S+|shows no drafts): does it run the same version\?$/u,
    uz: 'boshqaruv tizimi va nashr xizmatining versiyalari har xil: administratorga ayting',
    ru: 'версии системы управления и службы публикации расходятся: сообщите администратору',
  },
  {
    pattern: /^(?:The CMS can't be read at .*|fetch failed|connection refused|.*(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT).*)$/su,
    uz: 'boshqaruv tizimi javob bermayapti: qayta urinilmoqda',
    ru: 'система управления не отвечает: попытка повторяется',
  },
  {
    pattern: /^.*(?:the disk is full|the disk quota is used up|ENOSPC|no space left).*$/isu,
    uz: 'diskda joy qolmagan: administratorga ayting',
    ru: 'на диске нет места: сообщите администратору',
  },
  {
    pattern: /^.+ can't be written: .*$/su,
    uz: 'diskka yozib boʻlmayapti: administratorga ayting',
    ru: 'записать на диск не удаётся: сообщите администратору',
  },
];
