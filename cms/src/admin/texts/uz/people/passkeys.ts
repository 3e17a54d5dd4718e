import type { PasskeyTexts } from '../../en/people/passkeys.ts';

export const uzbekPasskeys: PasskeyTexts = {
  'ochiq.passkeys.title': 'Kirish kalitlari',
  'ochiq.passkeys.lead':
    'Kirish kaliti telefoningizda, kompyuteringizda yoki xavfsizlik kalitida saqlanadi. Kirishni barmoq, yuz yoki PIN-kod bilan tasdiqlaysiz: kiritiladigan narsa yoʻq, demak, uni aldab ham olib boʻlmaydi.',
  'ochiq.passkeys.none': 'Hali kirish kalitingiz yoʻq.',
  'ochiq.passkeys.added': 'Qoʻshilgan kuni: {day}',
  'ochiq.passkeys.used': 'oxirgi marta ishlatilgan kuni: {day}',
  'ochiq.passkeys.unused': 'hali ishlatilmagan',
  'ochiq.passkeys.add': 'Kirish kalitini qoʻshish',
  'ochiq.passkeys.full': 'Ular koʻpi bilan {count} ta boʻladi: boshqasini qoʻshishdan avval birini oʻchiring.',
  'ochiq.passkeys.name': 'Kirish kalitining nomi',
  'ochiq.passkeys.name-hint': 'Qurilmani shu nomdan tanib olasiz, masalan, “Ishdagi kompyuter”.',
  'ochiq.passkeys.default-name': 'Kirish kaliti {number}',
  'ochiq.passkeys.create': 'Kirish kalitini yaratish',
  'ochiq.passkeys.wait': 'Endi uni qurilmangizda tasdiqlang: brauzer nima qilishni koʻrsatadi.',
  'ochiq.passkeys.retry': 'Qaytadan urinish',
  'ochiq.passkeys.cancel': 'Bekor qilish',
  'ochiq.passkeys.rename': '“{name}” nomini oʻzgartirish',
  'ochiq.passkeys.save': 'Nomni saqlash',
  'ochiq.passkeys.remove': '“{name}” kalitini oʻchirish',
  'ochiq.passkeys.remove-last': 'Usiz sizda ikkinchi omil qolmaydi.',
  'ochiq.passkeys.remove-required':
    'Bu yagona ikkinchi omilingiz, rolingiz esa uni talab qiladi: avval boshqa kirish kaliti yoki ilova qoʻshing.',
  'ochiq.passkeys.with': '{action}: kirish kaliti bilan',
  'ochiq.passkeys.recovery': 'Tiklash kodlaringizdan biri',
  'ochiq.passkeys.app-lead': 'Kalitingiz yoʻq qurilma uchun telefondagi ilova kodlarini ham sozlash mumkin.',
  'ochiq.passkeys.app-off': 'Ilovani oʻchirish',
  'ochiq.passkeys.ask': 'Yana bir qadam: kirish kalitingiz',
  'ochiq.passkeys.ask-lead': 'Kirish kalitingiz saqlanadigan telefon, kompyuter yoki xavfsizlik kalitini tayyorlang.',
  'ochiq.passkeys.use': 'Kirish kalitini ishlatish',
  'ochiq.passkeys.remember': 'Bu brauzerda 30 kun davomida kirish kaliti soʻralmasin',
  'ochiq.passkeys.code-instead': 'Oʻrniga kod kiritish',
  'ochiq.passkeys.passkey-instead': 'Oʻrniga kirish kalitini ishlatish',
  'ochiq.passkeys.add-instead': 'Oʻrniga kirish kalitini sozlash',
  'ochiq.passkeys.app-instead': 'Oʻrniga ilovani sozlash',
  'ochiq.passkeys.unsupported': 'Bu brauzer kirish kalitlari bilan ishlamaydi: yangiroq brauzer yoki koddan foydalaning.',
  'ochiq.passkeys.address':
    'Kirish kalitlari faqat panelning oʻz manzilida, https orqali yoki shu kompyuterning oʻzida ishlaydi: {address} manzilini oching yoki koddan foydalaning.',
  'ochiq.passkeys.no-address':
    'Kirish kalitlari bu yerda ishlamaydi, chunki panelning oʻz manzili hali koʻrsatilmagan. Koddan foydalaning; manzilni (PANEL_HOST) administrator belgilaydi.',
  'ochiq.passkeys.cancelled':
    'Kirish kaliti ishlatilmadi: siz bekor qildingiz yoki bu qurilmada kalitingiz yoʻq. Qaytadan urinib koʻring, kalitingiz bor qurilmani oling yoki kod kiriting.',
  'ochiq.passkeys.not-made':
    'Kirish kaliti yaratilmadi: siz bekor qildingiz yoki qurilma uddalay olmadi. Qaytadan urinib koʻring yoki boshqa qurilmani oling.',
  'ochiq.passkeys.timed-out': 'Brauzer besh daqiqa kutdi. Qaytadan urinib koʻring va shu vaqt ichida tasdiqlang.',
  'ochiq.passkeys.known': 'Bu qurilmada kirish kalitingiz bor: boshqa qurilmani oling.',
  'ochiq.passkeys.failed': 'Bu qurilmada buning iloji boʻlmadi. Qaytadan urinib koʻring, boshqa qurilma yoki koddan foydalaning.',
};
