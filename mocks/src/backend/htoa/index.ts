import { answerConsent } from '../comm/location.ts';
import { defineRoom } from '../room.ts';

/** Of the airport prefix, the consent lookup that the franchise area asks (2-payment s7.3). */
export const htoaRoom = defineRoom('/htoa', (routes) => {
  routes.post('/htoa/location/locationAgreement/findById', answerConsent);
});
