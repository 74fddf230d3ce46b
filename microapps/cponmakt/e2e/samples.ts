/** Addresses of screens that need to be told which coupon or order. */
export const samples: Record<string, string> = {
  FCM12100: '/cponmakt/FCM12100?itemCd=CINE01',
  FCM31000: '/cponmakt/FCM31000?orderId=MK00000001',
};
