import { defineRoom } from '../room.ts';
import { payRoutes } from './payRoutes.ts';
import { serviceRoutes } from './serviceRoutes.ts';

/** Foreign payment (2-payment s7.1). */
export const gpaymentRoom = defineRoom('/gpayment-fe', (routes) => {
  serviceRoutes(routes);
  payRoutes(routes);
});

export { merchantPlay } from './cpmRoutes.ts';
