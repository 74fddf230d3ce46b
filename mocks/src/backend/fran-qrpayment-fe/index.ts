import { defineRoom } from '../room.ts';
import { boardRoutes } from './boardRoutes.ts';
import { codeRoutes } from './codeRoutes.ts';
import { inquiryRoutes } from './inquiryRoutes.ts';
import { shopRoutes } from './shopRoutes.ts';

export { shopCounter } from './shopCounter.ts';

/** Domestic QR payment at shops (2-payment s7.2). */
export const franchiseRoom = defineRoom('/fran-qrpayment-fe', (routes) => {
  inquiryRoutes(routes);
  boardRoutes(routes);
  codeRoutes(routes);
  shopRoutes(routes);
});
