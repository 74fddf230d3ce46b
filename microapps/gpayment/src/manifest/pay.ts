import type { ScreenEntry } from '@wallet/kit/manifest';

/** Money leaves only from the app, from members who have a wallet and have joined. */
const paying = { nativeOnly: true, gpaymentAuthorization: true } as const;
/** A page that stands on what another of its own flow left behind (readings A92). */
const nextStep = { ...paying, stepParam: true } as const;

/** Paying: by the customer's code, by the merchant's, and cash from a machine. */
export const payScreens = {
  FGP31000: {
    path: '/gpayment/FGP31000',
    title: { ko: '해외결제', en: 'Pay abroad' },
    flags: paying,
    assumed: true,
    back: 'FGP10000',
  },
  FGP31100: {
    path: '/gpayment/FGP31100',
    title: { ko: '내 코드로 결제', en: 'Pay by my code' },
    flags: paying,
    assumed: true,
    back: 'FGP31000',
  },
  FGP31200: {
    path: '/gpayment/FGP31200',
    title: { ko: '매장 QR 스캔', en: 'Scan the shop’s QR' },
    flags: paying,
    assumed: true,
    back: 'FGP31000',
  },
  FGP31510: {
    path: '/gpayment/FGP31510',
    title: { ko: '금액 입력', en: 'Amount' },
    flags: nextStep,
    flow: 'merchant',
    assumed: true,
    back: 'FGP31000',
  },
  FGP31520: {
    path: '/gpayment/FGP31520',
    title: { ko: '결제 확인', en: 'Check the payment' },
    flags: nextStep,
    flow: 'merchant',
    assumed: true,
    back: 'FGP31000',
  },
  FGP32000: {
    path: '/gpayment/FGP32000',
    title: { ko: '나라 선택', en: 'Choose a country' },
    flags: paying,
    assumed: true,
    back: 'FGP31000',
  },
  FGP31000Kftc: {
    path: '/gpayment/FGP31000Kftc',
    title: { ko: '인도네시아 해외결제', en: 'Pay abroad (Indonesia)' },
    flags: paying,
    assumed: true,
    back: 'FGP10000Kftc',
  },
  FGP31100Kftc: {
    path: '/gpayment/FGP31100Kftc',
    title: { ko: '인도네시아 내 코드로 결제', en: 'Pay by my code (Indonesia)' },
    flags: paying,
    assumed: true,
    back: 'FGP31000Kftc',
  },
  FGP31200Kftc: {
    path: '/gpayment/FGP31200Kftc',
    title: { ko: '인도네시아 매장 QR 스캔', en: 'Scan the shop’s QR (Indonesia)' },
    flags: paying,
    assumed: true,
    back: 'FGP31000Kftc',
  },
  FGP31510Kftc: {
    path: '/gpayment/FGP31510Kftc',
    title: { ko: '인도네시아 금액 입력', en: 'Amount (Indonesia)' },
    flags: nextStep,
    flow: 'merchant',
    assumed: true,
    back: 'FGP31000Kftc',
  },
  FGP31520Kftc: {
    path: '/gpayment/FGP31520Kftc',
    title: { ko: '인도네시아 결제 확인', en: 'Check the payment (Indonesia)' },
    flags: nextStep,
    flow: 'merchant',
    assumed: true,
    back: 'FGP31000Kftc',
  },
  FGP32000Kftc: {
    path: '/gpayment/FGP32000Kftc',
    title: { ko: '인도네시아 나라 선택', en: 'Choose a country (Indonesia)' },
    flags: paying,
    assumed: true,
    back: 'FGP31000Kftc',
  },
  FGP41000: {
    path: '/gpayment/FGP41000',
    title: { ko: 'ATM 출금 안내', en: 'Cash from an ATM' },
    assumed: true,
    back: 'FGP31000',
  },
  FGP41100: {
    path: '/gpayment/FGP41100',
    title: { ko: 'ATM QR 스캔', en: 'Scan the ATM’s QR' },
    flags: paying,
    assumed: true,
    back: 'FGP41000',
  },
  FGP41200: {
    path: '/gpayment/FGP41200',
    title: { ko: '출금 금액', en: 'Amount of cash' },
    flags: nextStep,
    flow: 'cash',
    assumed: true,
    back: 'FGP41000',
  },
  FGP41510: {
    path: '/gpayment/FGP41510',
    title: { ko: '출금 확인', en: 'Check the withdrawal' },
    flags: nextStep,
    flow: 'cash',
    assumed: true,
    back: 'FGP41000',
  },
  FGP41520: {
    path: '/gpayment/FGP41520',
    title: { ko: '출금 결과', en: 'Result of the withdrawal' },
    flags: nextStep,
    flow: 'cash',
    assumed: true,
    back: 'FGP31000',
  },
} as const satisfies Record<string, ScreenEntry>;
