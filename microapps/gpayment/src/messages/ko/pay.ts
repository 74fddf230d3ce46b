import { formatMoney, isolated } from '@wallet/kit/format';

interface Rate {
  unit: number;
  currency: string;
  rate: string;
  to: string;
}

const amount = (value: string, currency: string) =>
  currency === 'KRW' ? `${formatMoney(value)}원` : `${formatMoney(value)} ${currency}`;

export const pay = {
  pay: {
    title: '해외결제',
    amount,
    figure: (value: string, currency: string): { value: string; unit: string } => ({
      value: formatMoney(value),
      unit: currency === 'KRW' ? '원' : ` ${currency}`,
    }),
    home: {
      firstTime: '처음이라면 이용 방법을 먼저 보세요.',
      guide: '이용 방법 보기',
      nation: '결제할 나라',
      change: '변경',
      means: '결제 수단',
      balance: '잔액',
      noMeans: '결제할 계좌가 없어요. 계좌를 먼저 등록해 주세요.',
      register: '계좌 등록',
      ways: '결제 방법',
      otherWays: '다른 방법',
      cpm: '내 QR·바코드 보여 주기',
      cpmHint: '매장 직원이 내 코드를 스캔해요.',
      mpm: '매장 QR 스캔하기',
      scan: 'QR 스캔',
      mpmHint: '매장에 있는 QR을 찍고 금액을 확인해요.',
      atm: 'ATM에서 현금 찾기',
      atmHint: '카드 없이 ATM의 QR을 찍어요.',
      notHere: '이 나라에서는 지원하지 않아요.',
      none: '이 나라에서는 아직 결제할 수 없어요. 다른 나라를 선택해 주세요.',
      kftc: '금융결제원을 통해 결제돼요.',
      rate: '오늘 환율',
    },
    unfinished: {
      notice: '아직 확인하지 않은 결제 결과가 있어요.',
      see: '결과 보기',
    },
    means: {
      points: '포인트',
      wallet: ({ currency }: { currency: string }) => `외화 지갑 (${currency})`,
      foreign: ({ currency }: { currency: string }) => `외화 잔액 (${currency})`,
    },
    nations: {
      title: '나라 선택',
      lead: '어느 나라에서 결제하시나요?',
      locate: '현재 위치로 찾기',
      found: ({ name }: { name: string }) => `지금 ${isolated(name)}에 있어요.`,
      consent: '위치정보 이용에 동의하지 않아 현재 위치를 확인할 수 없어요. 아래에서 나라를 선택해 주세요.',
      list: '결제할 수 있는 나라',
      cpm: '내 코드',
      mpm: 'QR 스캔',
      atm: 'ATM',
      chosen: '선택됨',
    },
    code: {
      refused: '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
      title: '내 코드로 결제',
      lead: '매장 직원에게 코드를 보여 주세요.',
      pinLead: '간편 비밀번호를 입력하면 코드를 보여 드려요.',
      pinHint: '매장에 보여 줄 코드를 만들어요.',
      paidFrom: '결제 수단',
      how: '금액은 매장에서 입력해요. 결제되면 결과가 이 화면에 바로 나타나요.',
      once: '코드 하나로 한 번만 결제돼요. 화면을 나가면 코드는 더 이상 쓸 수 없어요.',
      other: '다른 화면에서 새 코드를 만들어 이 코드는 끝났어요.',
    },
    scan: {
      otherNation: ({ name }: { name: string }) =>
        `${isolated(name)}에 있는 가게예요. 결제할 나라를 바꿀까요?`,
      switchTo: ({ name }: { name: string }) => `${isolated(name)}에서 결제하기`,
      changeMeans: '결제 수단 바꾸기',
      title: '매장 QR 스캔',
      atmTitle: 'ATM QR 스캔',
      lead: '매장의 QR을 화면에 맞춰 주세요.',
      atmLead: 'ATM 화면의 QR을 맞춰 주세요.',
      camera: '카메라를 쓸 수 없어요. 휴대폰 설정에서 카메라를 허용하거나, 아래에 코드를 입력해 주세요.',
      code: '코드 직접 입력',
      hint: 'QR 아래에 적힌 글자와 숫자를 그대로 입력해요.',
      send: '확인',
    },
    enter: {
      title: '금액 입력',
      lead: ({ merchant }: { merchant: string }) => `${isolated(merchant)}에 얼마를 결제할까요?`,
      here: '이 가맹점',
      amount: '결제 금액',
      next: '다음',
      empty: '금액을 입력해 주세요.',
      estimate: ({ won }: { won: string }) => `약 ${won} (수수료 별도)`,
    },
    confirm: {
      title: '결제 확인',
      lead: ({ merchant, total }: { merchant: string; total: string }) =>
        `${isolated(merchant)}에 ${total}${total.endsWith('원') ? '을' : '를'} 결제할까요?`,
      merchant: '가맹점',
      address: '주소',
      local: '결제 금액',
      rate: '적용 환율',
      rateText: ({ unit, currency, rate, to }: Rate) =>
        `${formatMoney(unit)} ${currency} = ${amount(rate, to)}`,
      converted: '환산 금액',
      fee: '수수료',
      total: '총 결제 금액',
      from: '결제 수단',
      pay: ({ total }: { total: string }) => `${total} 결제하기`,
      pin: '간편 비밀번호',
      pinHint: ({ total }: { total: string }) => `${total}을 결제해요. 비밀번호 6자리를 입력해 주세요.`,
    },
    atm: {
      title: 'ATM 출금',
      guideTitle: 'ATM 출금 안내',
      lead: '카드 없이 현지 ATM에서 현금을 찾을 수 있어요.',
      steps: [
        'ATM에서 QR 출금(Cardless, QR Withdrawal)을 선택해요.',
        '화면에 나온 QR을 스캔해요.',
        '찾을 금액을 고르고 수수료를 확인해요.',
        '간편 비밀번호를 입력하면 ATM에서 현금이 나와요.',
      ],
      safe: '현금이 나올 때까지 ATM 앞을 떠나지 마세요. 신호가 끊겨도 같은 출금이 두 번 되지 않아요.',
      start: 'ATM QR 스캔하기',
      notHere: '지금 선택한 나라에서는 ATM 출금을 지원하지 않아요.',
      chooseNation: '나라 변경',
      amountTitle: '출금 금액',
      amountLead: ({ name }: { name: string }) => `${isolated(name)}에서 얼마를 찾을까요?`,
      amount: '찾을 금액',
      bounds: ({ min, max, step }: { min: string; max: string; step: string }) =>
        `${min}~${max}, ${step} 단위로 찾아요`,
      problems: {
        empty: '찾을 금액을 입력해 주세요.',
        min: '최소 금액보다 적어요.',
        max: '최대 금액보다 많아요.',
        step: 'ATM에서 낼 수 있는 단위가 아니에요.',
      },
      about: '예상 출금액',
      confirmTitle: '출금 확인',
      confirmLead: ({ machine, local }: { machine: string; local: string }) =>
        `${machine}에서 ${local}를 찾을까요?`,
      machine: 'ATM',
      local: '찾을 금액',
      fee: '이용 수수료',
      machineFee: 'ATM 운영사 수수료(포함)',
      total: '총 출금 금액',
      withdraw: '출금하기',
      pinHint: ({ total }: { total: string }) => `${total}이 출금돼요. 비밀번호 6자리를 입력해 주세요.`,
      resultTitle: '출금 결과',
    },
    end: {
      told: {
        shop: ({ merchant, total }: { merchant: string; total: string }) =>
          `${merchant === '' ? '' : `${isolated(merchant)}에 `}${total} 결제됐어요.`,
        cash: ({ total }: { total: string }) => `현금 ${total} 출금됐어요.`,
      },
      shop: {
        done: '결제됐어요.',
        not: '결제되지 않았어요.',
        checking: '결제 확인 중이에요.',
        says: {
          done: '현지 매장에 결제가 끝났다고 알려졌어요.',
          closed: '결제가 가맹점에 닿지 않아 취소됐어요. 빠져나간 돈은 없어요. 다시 결제해 주세요.',
          unknown:
            '결제되었는지 아직 확인하지 못했어요. 다시 결제하지 말고 잠시 후 결과를 확인해 주세요. 앱을 닫아도 결과는 남아 있어요.',
        },
      },
      cash: {
        done: '출금됐어요.',
        not: '출금되지 않았어요.',
        checking: '출금 확인 중이에요.',
        says: {
          done: 'ATM에서 현금을 받아 주세요.',
          closed: '출금이 ATM에 닿지 않아 취소됐어요. 빠져나간 돈은 없어요. 다시 출금해 주세요.',
          unknown:
            '출금되었는지 아직 확인하지 못했어요. 다시 출금하지 말고 ATM 앞에서 결과를 확인해 주세요. 앱을 닫아도 결과는 남아 있어요.',
        },
      },
      changeMeans: '결제 수단 바꾸기',
      title: '결제 결과',
      sending: '결제하고 있어요.',
      sendingCash: '출금을 요청하고 있어요.',
      approvalFailed: '승인 중 오류가 발생했어요.',
      noMoneyLeft: '빠져나간 돈은 없어요.',
      done: '확인',
      again: '다시 결제하기',
      againCash: '다시 출금하기',
      detail: '이용 상세',
      merchant: '가맹점',
      machine: 'ATM',
      nation: '나라',
      at: '일시',
      number: '거래 번호',
      total: '총 금액',
    },
  },
};
