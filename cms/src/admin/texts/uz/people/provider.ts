import type { ProviderTexts } from '../../en/people/provider.ts';

export const uzbekProvider: ProviderTexts = {
  'ochiq.provider.sign-in': '{name} orqali kirish',
  'ochiq.provider.leaving': '{name} ochilmoqda…',
  'ochiq.provider.returning': '{name} orqali kirish yakunlanmoqda…',
  'ochiq.provider.only': 'Parol bilan kirish yopilgan. Shakl faqat administratorning favqulodda hisobi uchun.',
  'ochiq.provider.address': '{name} orqali kirish faqat panelning oʻz manzilida ishlaydi:',
  'ochiq.provider.wrong-address':
    '{name} orqali kirish faqat panelning oʻz manzilida ishlaydi: panelni oʻsha yerda oching va qaytadan urinib koʻring.',
  'ochiq.provider.expired':
    'Bu urinishning muddati oʻtgan, u avval yakunlangan yoki boshqa brauzer yoki varaqda boshlangan. Tugmani yana bosing.',
  'ochiq.provider.cancelled': '{name} orqali kirishni bekor qildingiz. Tugmani yana bosing yoki boshqa usulda kiring.',
  'ochiq.provider.cancelled-only': 'Siz {name} tizimida amalni bekor qildingiz. Tugmani yana bosing.',
  'ochiq.provider.declined': '{name} soʻrovni rad etdi. Tugmani yana bosing; bu takrorlansa, administratorga xabar bering.',
  'ochiq.provider.no-answer': '{name} javob bermayapti. Bir necha daqiqadan keyin qayta urining yoki parol bilan kiring.',
  'ochiq.provider.no-answer-only': '{name} javob bermayapti. Bir necha daqiqadan keyin qayta urining yoki administratorga xabar bering.',
  'ochiq.provider.clock': '{name} va shu sayt soatlari orasidagi farq bir daqiqadan oshadi: administratorga xabar bering.',
  'ochiq.provider.invalid':
    '{name} siz haqingizda bergan maʼlumotni tekshirib boʻlmadi. Tugmani yana bosing; bu takrorlansa, administratorga xabar bering.',
  'ochiq.provider.no-account':
    'Bu panelda {name} tizimidagi manzilingizga ega hisob yoʻq. Administratordan shu manzil bilan hisob qoʻshishni soʻrang.',
  'ochiq.provider.not-verified':
    '{name} elektron pochta manzilingizni tasdiqlamaydi, hisobingiz esa u bilan bogʻlanmagan. Boshqa usulda kiring, “Kirish himoyasi” boʻlimini oching va {name} tizimini oʻsha yerda ulang.',
  'ochiq.provider.not-verified-only':
    'Elektron pochta manzilingiz {name} tizimida tasdiqlanmagan, shuning uchun hisobingiz topilmadi. Uni oʻsha yerda tasdiqlang yoki administratorga murojaat qiling.',
  'ochiq.provider.other-identity':
    'Hisob {name} tizimidagi boshqa odam bilan allaqachon bogʻlangan. Administratordan bu bogʻlanishni uzishni soʻrang.',
  'ochiq.provider.inactive': 'Bu paneldagi hisobingiz faol emas. Administratorga murojaat qiling.',
  'ochiq.provider.other-session': 'Ulash boshqa seansda yoki boshqa hisob uchun boshlangan. Tugmani yana bosing.',
  'ochiq.provider.other-account':
    '{name} tizimida siz bilan shu panelning boshqa hisobi allaqachon bogʻlangan. Administratordan bu bogʻlanishni uzishni soʻrang.',
  'ochiq.provider.failed': 'Buni bajarib boʻlmadi: {reason}',
  'ochiq.provider.title': '{name} orqali kirish',
  'ochiq.provider.title-former': 'Provayder orqali kirish',
  'ochiq.provider.linked':
    'Hisobingiz u bilan {since} kunidan beri bogʻlangan, bogʻlanish oxirgi marta {used} kuni ishlatilgan. Uni faqat bosh administrator uzadi.',
  'ochiq.provider.new-password': 'Yangi parolingiz ham uni uzadi.',
  'ochiq.provider.unlinked':
    'Hisobingiz u bilan hali bogʻlanmagan. Uni ulasangiz, keyin {name} orqali kira olasiz: {name} tizimiga oʻtasiz va shu sahifaga qaytasiz.',
  'ochiq.provider.connect': '{name} tizimini ulash',
  'ochiq.provider.connecting': 'Hisobingiz {name} bilan bogʻlanmoqda…',
  'ochiq.provider.connected': 'Hisobingiz bogʻlandi: endi {name} orqali kira olasiz.',
  'ochiq.provider.connect-address': '{name} tizimini faqat panelning oʻz manzilida ulash mumkin:',
  'ochiq.provider.people': 'Odamning bogʻlanishini uzish',
  'ochiq.provider.people-lead':
    'Provayderda endi boshqa hisobi borlar uchun. Odamning barcha seanslari tugaydi; keyin u yangi hisobini shu sahifada ulaydi yoki u tasdiqlangan manzili bilan birinchi kirishda bogʻlanadi.',
  'ochiq.provider.people-lead-only':
    'Provayderda endi boshqa hisobi borlar uchun. Odamning barcha seanslari tugaydi. Parol bilan kirish yopilgan: provayder odamning manzilini tasdiqlamasa, parollar ochilmaguncha u na kira oladi, na qayta ulana oladi.',
  'ochiq.provider.person': 'Bogʻlangan hisob',
  'ochiq.provider.choice': '{person}, oxirgi kirish {used}',
  'ochiq.provider.remove': 'Bogʻlanishni uzish',
  'ochiq.provider.removed': 'Bogʻlanish uzildi.',
  'ochiq.provider.none': 'Hali bogʻlangan hisob yoʻq.',
};
