/** Terms before paying. */
export const terms = [
  {
    hirkStpulId: 'FKS_01',
    stpulName: { ko: '여객 운송 약관과 환불 규정', en: 'Carriage and returns' },
    stpulCtnt: {
      ko: '승차권은 적힌 열차와 좌석에만 쓸 수 있어요.\n환불 수수료는 출발하는 요일과 남은 시간에 따라 달라요.\n할인받은 분은 증명할 것을 가지고 타 주세요.',
      en: 'A ticket is good for its train and seat only.\nWhat a return costs depends on the weekday of departure and the time left.\nCarry the proof of a discount on board.',
    },
    mandanYn: 'Y',
  },
];

export const notices = [
  {
    anounSerno: 'N1',
    anounTitl: {
      ko: '설·추석 승차권은 따로 판매해요',
      en: 'Seollal and Chuseok tickets have a sale of their own',
    },
    anounCtnt: {
      ko: '명절 승차권은 정해진 날 코레일에서 예매해 주세요. 한 번에 6장, 한 사람이 12장까지 예매할 수 있어요.',
      en: 'Book them with Korail on the days of the sale: six at once, twelve a person.',
    },
    anounUrl: 'https://www.korail.com',
  },
  {
    anounSerno: 'N2',
    anounTitl: { ko: '환불 수수료 안내', en: 'What a return costs' },
    anounCtnt: {
      ko: '월~목요일은 출발 3시간 전까지 무료예요. 금~일요일과 공휴일은 이틀 전까지 400원이고, 출발에 가까울수록 늘어나요. 출발한 뒤에는 역 창구에서만 환불할 수 있어요.',
      en: 'Monday to Thursday, nothing until 3 hours before. Friday to Sunday and on holidays 400 KRW until two days before, then more. After departure, at the station only.',
    },
    anounUrl: '',
  },
];

export const emergency = {
  popupTitl: { ko: '경부선 일부 열차가 늦어지고 있어요', en: 'Delays on some Gyeongbu line trains' },
  popupCtnt: {
    ko: '선로 점검으로 아침 일부 열차가 30분쯤 늦어요. 승차권에서 내 열차를 확인해 주세요.',
    en: 'Works on the line delay some morning trains by half an hour. Your ticket tells you about yours.',
  },
};
