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
    'Bu kirishning muddati oʻtgan, u avval yakunlangan yoki boshqa brauzer yoki varaqda boshlangan. Tugmani yana bosing.',
  'ochiq.provider.cancelled': '{name} orqali kirishni bekor qildingiz. Tugmani yana bosing yoki boshqa usulda kiring.',
  'ochiq.provider.cancelled-only': '{name} orqali kirishni bekor qildingiz. Tugmani yana bosing.',
  'ochiq.provider.declined': '{name} kirishni rad etdi. Tugmani yana bosing; bu takrorlansa, administratorga xabar bering.',
  'ochiq.provider.no-answer': '{name} javob bermayapti. Bir necha daqiqadan keyin qayta urining yoki parol bilan kiring.',
  'ochiq.provider.no-answer-only': '{name} javob bermayapti. Bir necha daqiqadan keyin qayta urining yoki administratorga xabar bering.',
  'ochiq.provider.clock': '{name} va shu sayt soatlari orasidagi farq bir daqiqadan oshadi: administratorga xabar bering.',
  'ochiq.provider.invalid':
    '{name} siz haqingizda bergan maʼlumotni tekshirib boʻlmadi. Tugmani yana bosing; bu takrorlansa, administratorga xabar bering.',
  'ochiq.provider.no-account':
    'Bu panelda {name} tizimidagi manzilingizga ega hisob yoʻq. Administratordan shu manzil bilan hisob qoʻshishni soʻrang.',
  'ochiq.provider.not-verified':
    'Elektron pochta manzilingiz {name} tizimida tasdiqlanmagan, shuning uchun hisobingiz topilmadi. Uni oʻsha yerda tasdiqlang yoki administratorga murojaat qiling.',
  'ochiq.provider.other-identity':
    'Manzilingizga ega hisob {name} tizimidagi boshqa odam bilan bogʻlangan. Administratordan bu bogʻlanishni uzishni soʻrang.',
  'ochiq.provider.inactive': 'Bu paneldagi hisobingiz faol emas. Administratorga murojaat qiling.',
  'ochiq.provider.failed': 'Kirib boʻlmadi: {reason}',
  'ochiq.provider.title': '{name} orqali kirish',
  'ochiq.provider.title-former': 'Provayder orqali kirish',
  'ochiq.provider.linked':
    'Hisobingiz u bilan {since} kunidan beri bogʻlangan, oxirgi kirish {used} kuni boʻlgan. Bogʻlanishni faqat bosh administrator uzadi.',
  'ochiq.provider.unlinked': 'Tugma orqali birinchi marta kirganingizda hisobingiz u bilan bogʻlanadi.',
  'ochiq.provider.people': 'Odamning bogʻlanishini uzish',
  'ochiq.provider.people-lead':
    'Provayderda endi boshqa hisobi borlar uchun. Odamning barcha seanslari tugaydi va tasdiqlangan manzili bilan birinchi boʻlib kirgan hisob bogʻlanadi.',
  'ochiq.provider.person': 'Bogʻlangan hisob',
  'ochiq.provider.choice': '{person}, oxirgi kirish {used}',
  'ochiq.provider.remove': 'Bogʻlanishni uzish',
  'ochiq.provider.removed': 'Bogʻlanish uzildi.',
  'ochiq.provider.none': 'Hali bogʻlangan hisob yoʻq.',
};
