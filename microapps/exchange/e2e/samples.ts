/** Addresses of screens that need to be told which order; the traveller has them. */
export const samples: Record<string, string> = {
  FEX01001: '/exchange/FEX01001?orderId=FC00000002',
  FEX01101: '/exchange/FEX01101?orderId=FX00000002',
  FEX02102: '/exchange/FEX02102?orderId=FX00000001',
};
