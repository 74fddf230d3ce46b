import {
  paymentTermsServices,
  readCddTarget,
  readGpaymentUserNo,
  readLocationConsent,
  readPointMembership,
  readTermAgreements,
} from '../common/index.ts';
import { cacheMembership, type GuardLookups, type Membership } from '../guards/index.ts';
import type { Session } from '../session/index.ts';

/** What the guards ask the server, for one page; membership is asked once per member, until it is renewed (E55). */
export function createGuardLookups(session: Session): GuardLookups & Pick<Membership, 'renew'> {
  const memberId = () => session.person.peek()?.memberId ?? '';
  const membership = cacheMembership(
    {
      pointWallet: () => readPointMembership(),
      gpaymentUser: async () => (await readGpaymentUserNo(undefined)) !== '',
    },
    memberId,
  );
  return {
    cddTarget: () => readCddTarget(undefined),
    pointWallet: membership.pointWallet,
    gpaymentUser: membership.gpaymentUser,
    renew: membership.renew,
    paymentTerms: () =>
      Promise.all(
        paymentTermsServices.map(async (serviceCode) => ({
          serviceCode,
          agreements: await readTermAgreements(serviceCode),
        })),
      ),
    async locationAgreed() {
      const groupCode = session.person.peek()?.groupCode ?? '';
      return (await readLocationConsent({ memberId: memberId(), groupCode })) === 'agreed';
    },
  };
}
